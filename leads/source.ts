import { onOneLine } from './printable.ts';

/** The request header in which our script says where the visitor came from. */
export const SOURCE_HEADER = 'x-source';

/** In code points. */
const MAX_SOURCE = 300;

/** An ASCII host name, with an optional port. */
const HOST = /^[\w-]+(\.[\w-]+)*(:\d+)?$/;

/**
 * Returns where a visitor came from, given an untrusted value: the decoded path of one of our pages with its `utm_*`
 * parameters, or another site's host. Undefined if the value is neither. @param own our own host
 */
export function knownSource(sent: unknown, own?: string): string | undefined {
  if (typeof sent !== 'string' || sent === own) return undefined;
  if (!sent.startsWith('/')) return HOST.test(sent) ? sent.slice(0, MAX_SOURCE).toLowerCase() : undefined;
  const characters = [...onOneLine(decoded(pathAndCampaign(`http://localhost${sent}`)))];
  return characters.slice(0, MAX_SOURCE).join('').trim();
}

/** Reduces a URL to its path and `utm_*` parameters. The rest may be secret, such as the token in an answer link. */
function pathAndCampaign(address: string): string {
  const { pathname, searchParams } = new URL(address);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => name.startsWith('utm_')));
  return [pathname.replace(/^\/answer\/.*/, '/answer'), String(campaign)].filter(Boolean).join('?');
}

/** Decodes percent-encoding, except for reserved characters. Returns an invalid address unchanged. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
