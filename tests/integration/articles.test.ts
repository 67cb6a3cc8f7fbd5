import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEMO_STORE } from '#content/demo-store/store.ts';

// Articles show conversations about the demonstration's store. Who reads one and then asks the agent on the site must
// find the same piece, in the same size, at the same price.

const PRODUCTS = DEMO_STORE.products.map(({ name, price, sizes, colour }) => ({
  name,
  price,
  colour,
  /** What it is called for short: the word that no other kind of thing has. */
  short: name.split(' ')[0] ?? name,
  sizes: Object.keys(sizes),
}));

/** Pieces with a name of their own; 'jacket' or 'tote' may be anybody's. */
const NAMED = PRODUCTS.filter(({ short }) => !['Chore', 'Mill', 'Strand'].includes(short));

const KINDS = 'dress|shirt|shirt dress|trousers|jeans|jacket|knit|tote|belt|[A-Z][a-z]+';

const SIZE = 'XS|S|M|L|XL|\\d{2}';

/** A size as conversations name it: 'the 28', 'in 28 and 30', 'a 28 or a 30', 'petite S'. */
const SIZES = new RegExp(
  `\\b(?:in|the|a|our|petite|size)\\s+(${SIZE})(?:\\s+(?:or|and)\\s+(?:a\\s+|the\\s+)?(${SIZE}))?\\b(?!\\s*(?:cm|%|May|days))`,
  'gi',
);

describe.each(globSync('content/case-studies/*.md').toSorted())('%s', (file) => {
  const text = readFileSync(file, 'utf8');
  /** A quoted conversation, a table's row, a paragraph: what is about one piece. */
  const blocks = text.split(/\n(?!>)|\n(?=\|)/);
  const about = (part: string) => {
    const full = PRODUCTS.filter(({ name }) => part.includes(name));
    return full.length > 0 ? full : NAMED.filter(({ short }) => new RegExp(`\\b${short}\\b`).test(part));
  };

  test(`${basename(file)} names pieces, sizes, colours and prices as the store has them`, () => {
    for (const { short } of NAMED) {
      for (const [full] of text.matchAll(new RegExp(`\\b${short} (?:${KINDS})\\b(?! petite)`, 'g')))
        expect(
          PRODUCTS.some(({ name }) => name.startsWith(full) || full.startsWith(name)),
          full,
        ).toBe(true);
    }
    for (const block of blocks) {
      const [product, other] = about(block);
      if (!product || other) continue;
      for (const [said, ...sizes] of block.matchAll(SIZES))
        for (const size of sizes.filter(Boolean))
          expect(product.sizes, `${said} of ${product.name}`).toContain(size);
    }
    for (const line of text.split('\n')) {
      const [product, other] = about(line);
      if (!product || other) continue;
      for (const [, price] of line.matchAll(/€(\d+)/g)) expect(Number(price), line).toBe(product.price);
      const colour = new RegExp(`${product.name}, ([a-z ]+?)\\s*[,.|]`).exec(line)?.[1];
      if (colour) expect(colour, line).toBe(product.colour);
    }
  });
});
