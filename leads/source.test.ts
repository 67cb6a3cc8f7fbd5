import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownSource } from './source.ts';

test.each([
  ['/', '/'],
  ['/pricing', '/pricing'],
  [
    '/pricing?ref=x&utm_source=letter&gclid=7&utm_campaign=fr%C3%BChling+26#plans',
    '/pricing?utm_source=letter&utm_campaign=frühling+26',
  ],
  ['/services/sch%C3%B6n', '/services/schön'],
  ['/?utm_source=a%26b%3Dc', '/?utm_source=a%26b%3Dc'],
  ['//other.example/a', '//other.example/a'],
  ['www.google.com', 'www.google.com'],
  ['News.Example:8080', 'news.example:8080'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('turns %s into %s', (sent, source) => {
  expect(knownSource(sent)).toBe(source);
});

test('drops the token of an answer link', () => {
  for (const path of ['/answer/abc.def', '/answer/abc/def', '/answer/abc?utm_source=mail'])
    expect(knownSource(path)).not.toContain('abc');
});

test.each([
  ['/a%00b%1B[31m', '/ab[31m'],
  ['/a\u202Eb\u2066%E2%80%AE', '/ab'],
  ['/?utm_source=a%0D%0Ab%C2%85', '/?utm_source=a b'],
  ['/?utm_source=%F3%A0%80%81tag%E2%80%A8', '/?utm_source=tag'],
  ['/%FF%E2%80%AE', '/%FF%E2%80%AE'],
  ['/\ud800', '/\ufffd'],
])('cleans %j to %j', (sent, source) => {
  expect(knownSource(sent)).toBe(source);
});

test('keeps 300 characters, and does not split a surrogate pair', () => {
  expect(knownSource(`/${'x'.repeat(5000)}`)).toBe(`/${'x'.repeat(299)}`);
  expect(knownSource(`/${encodeURI('👗'.repeat(1000))}`)).toBe(`/${'👗'.repeat(299)}`);
  expect(knownSource(`${'x'.repeat(5000)}.example`)).toHaveLength(300);
});

test.each([
  undefined,
  '',
  ' ',
  7,
  ['/pricing'],
  'https://shop.example/path',
  'shop.example/path',
  'a b',
  '<b>x</b>',
  'shop.example\n',
  'javascript:alert(1)',
  'user@shop.example',
  '=1+1',
  '\u202Eshop.example',
  'шоп.example',
])('rejects %j', (sent) => {
  expect(knownSource(sent)).toBeUndefined();
});

test('returns undefined or clean text, whatever a client sends', () => {
  const sent = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webPath(),
    fc.webUrl({ withQueryParameters: true }),
  );
  const isKept = (text: string) => {
    const source = knownSource(text);
    return source === undefined || (source.length > 0 && !/[\p{Cc}\p{Bidi_C}]/u.test(source));
  };
  fc.assert(
    fc.property(sent, (text) => isKept(text) && isKept(`/${text}`) && isKept(`/?utm_source=${text}`)),
  );
});
