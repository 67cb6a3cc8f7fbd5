const OURS = { href_matches: '/*' };
const BUT = ['/rest/*', '/answer/*'].map((path) => ({ not: { href_matches: path } }));

/** Lets browsers prerender our pages (Speculation Rules, WICG). `moderate` waits for a press or 200 ms of hovering. */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { and: [OURS, ...BUT] }, eagerness: 'moderate' }],
});
