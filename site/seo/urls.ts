import { COVERS } from '../screens/case-studies/arrange-case-studies.ts';

/** Returns the public URL of a path such as `/about`. Only the root ends with a slash. */
export function absoluteUrl(path: string, site: URL | undefined): string {
  return new URL(path, site).href;
}

/** Resolves the URLs in a page's HTML against the page's URL, because feed readers have no base URL. */
export function withAbsoluteUrls(html: string, page: string): string {
  const absolute = (address: string) => URL.parse(address, page)?.href ?? address;
  return html.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ (href|src|srcset|poster)="([^"]*)"/g, (_, name, value: string) => {
      const addresses = name === 'srcset' ? /(?<=^|,\s+)\S*[^\s,]/g : /.+/;
      return ` ${name}="${value.replace(addresses, absolute)}"`;
    }),
  );
}

/** Returns an SVG as a data URL. Escapes only what a data URL can't contain, to keep the URL short. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%<>{}\s]/g, encodeURIComponent)}`;
}

/** Returns the path of a study's sharing image: its own image, or its cover as a PNG. */
export function studyImagePath({ id, image }: { id: string; image: string }): string {
  return image.startsWith(COVERS) ? `/og/case-studies/${id}.png` : image;
}
