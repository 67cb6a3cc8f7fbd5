import { COVERS } from '../screens/case-studies/arrange-case-studies.ts';

/** The public address of a path such as `/about`; the site's root has its slash, no other page has. */
export function absoluteUrl(path: string, site: URL | undefined): string {
  return new URL(path, site).href;
}

/** Resolves the addresses in rendered HTML against those of its page: a feed reader knows none. */
export function withAbsoluteUrls(html: string, page: string): string {
  const absolute = (address: string) => URL.parse(address, page)?.href ?? address;
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ (href|src|srcset|poster)="([^"]*)"/g, (_, name, value: string) => {
      const addresses = name === 'srcset' ? /(?<=^|,\s+)\S*[^\s,]/g : /.+/;
      return ` ${name}="${value.replace(addresses, absolute)}"`;
    }),
  );
}

/** A file as an address that holds it, which takes no request: only what such an address can't hold is escaped. */
export function dataAddress(type: string, text: string): string {
  return `data:${type},${text
    .trim()
    .replaceAll('"', "'")
    .replace(/[#%<>{}\s]/g, encodeURIComponent)}`;
}

/** Where the sharing image of a study is: its own image, or its cover as a PNG. */
export function studyImagePath({ id, image }: { id: string; image: string }): string {
  return image.startsWith(COVERS) ? `/og/case-studies/${id}.png` : image;
}
