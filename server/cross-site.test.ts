import { expect, test } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const OWN = 'https://shop.example';

test.each([
  ['no browser at all', {}, false],
  ['a form of our own page', { 'sec-fetch-site': 'same-origin', origin: OWN }, false],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, false],
  ['our page by its public origin', { 'sec-fetch-site': 'same-site', origin: OWN }, false],
  ['an older browser on our page', { host: 'localhost:3000', origin: 'http://localhost:3000' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, true],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, true],
  [
    'another host of our domain',
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' },
    true,
  ],
  ['an older browser on another site', { host: 'localhost:3000', origin: 'https://evil.example' }, true],
  ['an older browser in a sandbox', { host: 'localhost:3000', origin: 'null' }, true],
])('%s with %j is cross-site: %s', (_who, headers, crossSite) => {
  expect(isCrossSite(headers, OWN)).toBe(crossSite);
});
