/**
 * Says where this visit began, without storing anything: the first page of ours in this tab, which the server cuts to path
 * and `utm_*`, or the host that led here if the browser has no such list. Ask as late as possible: a page that
 * is prerendered knows only itself.
 */
export function visitSource(): string | undefined {
  try {
    // Far more letters than are kept, since the server decodes them first.
    return navigation.entries()[0]?.url?.slice(location.origin.length, 2000);
  } catch {
    return document.referrer.split('/')[2];
  }
}
