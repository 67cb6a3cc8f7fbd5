import { pathAndCampaign } from '#leads/source.ts';

/** The most letters to send: far more than are kept, since the server decodes them first. */
const MAX = 2000;

/**
 * Says where this visit began, without storing anything: the first page of ours in this tab, as its path and `utm_*`, or
 * the host of the site that led here if the browser has no such list. Ask as late as possible: a page that is prerendered
 * knows only itself.
 */
export function visitSource(): string | undefined {
  try {
    const first = 'navigation' in window ? navigation.entries()[0]?.url : undefined;
    if (first) return pathAndCampaign(first).slice(0, MAX);
    const { host } = new URL(document.referrer);
    return host === location.host ? undefined : host;
  } catch {
    // Nobody led here, or an extension changed what the browser says.
    return undefined;
  }
}
