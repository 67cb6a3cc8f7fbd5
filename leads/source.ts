import { onOneLine } from './printable.ts';

/** The header that says, beside a row that our script sends, where its visitor came from. */
export const SOURCE_HEADER = 'x-source';

/** The most letters of a source. */
const MAX_SOURCE = 300;

/** The name of a host, in ASCII. */
const HOST = /^[\w-]+(\.[\w-]+)*(:\d+)?$/;

/**
 * Returns where a visitor came from: the path of one of our pages with its `utm_*`, readable and on one line, or the host
 * of another site.
 * @param sent as a browser or a stranger sent it
 * @param own our own host
 * @returns undefined if it is neither
 */
export function knownSource(sent: unknown, own?: string): string | undefined {
  if (typeof sent !== 'string' || sent === own) return undefined;
  if (!sent.startsWith('/')) return HOST.test(sent) ? sent.slice(0, MAX_SOURCE).toLowerCase() : undefined;
  const letters = [...onOneLine(decoded(pathAndCampaign(`http://localhost${sent}`)))];
  return letters.slice(0, MAX_SOURCE).join('').trim();
}

/** Cuts an address to its path and its `utm_*`. The rest may be a secret, as the token of an answer link is. */
function pathAndCampaign(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('utm_')));
  return [pathname.replace(/^\/answer\/.*/, '/answer'), String(campaign)].filter(Boolean).join('?');
}

/** Decodes what isn't part of an address's structure. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
