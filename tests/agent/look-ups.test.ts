import { expect, test } from 'vitest';
import { STORE_LOOK_UPS } from '#agent/lookups/store-look-ups.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';

test.each(Object.entries(STORE_LOOK_UPS))('%s never repeats its arguments', (_name, lookUp) => {
  const made = 'XL for 8731 euros';
  const some = Object.fromEntries(
    ['size', 'inseam', 'place', 'text', 'rule', 'order', 'email'].map((name) => [name, made]),
  );
  const lists = { sizes: [made], features: [made], without: [made], money: [8731], fields: ['price'] };
  const bag = [{ piece: 'tove-shirt', variant: 'M' }];
  for (const pieces of [[made], ['tove-shirt'], ['harrow-straight', 'mara-dress']])
    for (const args of [{ ...some, ...lists }, some, lists]) {
      const found = lookUp.run(DEMO_STORE, { ...args, pieces, bag, measures: { waist: 8731 } }, new Date());
      expect(JSON.stringify(found)).not.toContain('8731 euros');
      if ('text' in found) expect(found.text).not.toContain('8731');
    }
});
