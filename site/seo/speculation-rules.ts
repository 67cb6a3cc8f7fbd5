/**
 * The browser prerenders a page of ours when the visitor is about to follow a link to it
 * (Speculation Rules, WICG): `moderate` acts on a hover of 200 ms or a press.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/rest/*' } },
          { not: { href_matches: '/answer/*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
