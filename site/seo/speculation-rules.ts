const OTHERS = ['/rest/*', '/answer/*'].map((path) => ({ not: { href_matches: path } }));
const PAGES = { and: [{ href_matches: '/*' }, ...OTHERS] };

/** Lets browsers prerender our pages (Speculation Rules, WICG). `moderate` waits for a press or 200 ms of hovering. */
export const SPECULATION_RULES = JSON.stringify({ prerender: [{ where: PAGES, eagerness: 'moderate' }] });
