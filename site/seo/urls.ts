/** The public address of a path such as `/about`; the site's root has its slash, no other page has. */
export function absoluteUrl(path: string, site: URL | undefined): string {
  return new URL(path, site).href;
}

/** A file as an address that holds it, which takes no request: only what such an address can't hold is escaped. */
export function dataAddress(type: string, text: string): string {
  return `data:${type},${text
    .trim()
    .replaceAll('"', "'")
    .replace(/[#%<>{}\s]/g, encodeURIComponent)}`;
}
