const OURS = { href_matches: '/*' };
const BUT = ['/rest/*', '/answer/*'].map((path) => ({ not: { href_matches: path } }));

/**
 * The browser prerenders a page of ours when the visitor is about to follow a link to it
 * (Speculation Rules, WICG): `moderate` acts on a hover of 200 ms or a press.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { and: [OURS, ...BUT] }, eagerness: 'moderate' }],
});
