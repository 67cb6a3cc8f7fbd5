/**
 * Returns where this visit began, without storing anything: our first page in this tab, or the referring host in
 * browsers without the Navigation API. Don't call it on load: a prerendered page has no history yet.
 */
export function visitSource(): string | undefined {
  try {
    // The server decodes and shortens this relative URL.
    return navigation.entries()[0]?.url?.slice(location.origin.length, 2000);
  } catch {
    return document.referrer.split('/')[2];
  }
}
