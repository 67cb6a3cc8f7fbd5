/** The public address of a path such as `/about`; the site's root has its slash, no other page has. */
export function absoluteUrl(path: string, site: URL | undefined): string {
  return new URL(path, site).href;
}
