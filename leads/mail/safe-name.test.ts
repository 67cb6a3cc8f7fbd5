import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoint } from '../../tests/code-point.ts';
import { safeName } from './safe-name.ts';

test.each([
  'Ines Duarte',
  'Zoë Ñandú',
  "Siobhán O'Neill-Byrne",
  'J.R.R. Tolkien',
  'J.-P. Dubois',
  'Dr. Ana Lima',
  'St. John',
  'Mrs. Lima',
  'Ana-X\u0331o',
  'Нина Петрова',
  '東京 太郎',
  'レオナルド・ダ・ヴィンチ',
  'דנה ישראלי',
  'अनन्या शर्मा',
  'Nguyễn Thị Minh Khai',
])('%s stays as it is', (name) => {
  expect(safeName(name)).toBe(name);
});

test.each([
  ['O’Neill', "O'Neill"],
  ['Ines Duarte (Studio Norte)', 'Ines Duarte Studio Norte'],
  ['  Ines \n Duarte, PhD ', 'Ines Duarte PhD'],
  ['Maria del Carmen García de la Vega', 'Maria del Carmen García'],
  ['Call 0800 123 now', 'there'],
  ['+44 20 7946 0000', 'there'],
  ['evil.com', 'there'],
  ['Visit evil.com', 'there'],
  ['Buy our very cheap pills in the shop today', 'there'],
  ['Ines https://evil.com/?a=b', 'there'],
  ['http', 'there'],
  ['www.evil', 'there'],
  ['t.co', 'there'],
  ['Dr.Lima', 'there'],
  ['Prof. Lima', 'there'],
  ['a.b.co', 'there'],
  ['evil.Com.', 'there'],
  ['A1. Lima', 'there'],
  ['Ftpson Wwwong', 'Ftpson Wwwong'],
  ['Mottel Ahttp', 'Mottel Ahttp'],
  ['ｅｖｉｌ．ｃｏｍ', 'there'],
  ['ev\u200bil.com', 'there'],
  ['ev\u00adil\u2060.com', 'there'],
  ['evil。com', 'there'],
  ['evil․com', 'there'],
  ['evilꓸcom', 'there'],
  ['evil\u0307.com', 'there'],
  ['раypal', 'there'],
  ['\u202emoc.live\u202c', 'there'],
  ['ines@evil.com', 'there'],
  ['<b>Ines</b>', 'there'],
  ['{{name}}', 'there'],
  ['①②③ Ines', 'there'],
  ['5€ Ines', 'there'],
  ['Ines 👩🏽‍💻❤️', 'Ines'],
  ['👩🏽‍💻', 'there'],
  [`I${'\u0301'.repeat(50)}nes`, 'there'],
  ['', 'there'],
  ['\ud800', 'there'],
])('%j becomes %j', (typed, name) => {
  expect(safeName(typed)).toBe(name);
});

test('a name has at most 40 characters: whole words, or the beginning of a long first word', () => {
  expect(safeName('x'.repeat(60_000))).toBe('x'.repeat(40));
  expect(safeName(`${'x'.repeat(34)} Ayala`)).toBe(`${'x'.repeat(34)} Ayala`);
  expect(safeName(`${'x'.repeat(35)} Ayala`)).toBe('x'.repeat(35));
  expect(safeName(`Ines ${'x'.repeat(36)} Ayala`)).toBe('Ines');
});

test('eight words may be a name, nine are a sentence', () => {
  expect(safeName('Ana Bela Cruz Dias Eva Faro Gil Horta')).toBe('Ana Bela Cruz Dias');
  expect(safeName('Ana Bela Cruz Dias Eva Faro Gil Horta Iria')).toBe('there');
});

test('only the first 500 characters are checked', () => {
  expect(safeName(`Ines${' '.repeat(496)}evil.com`)).toBe('Ines');
  expect(safeName(`Ines${' '.repeat(488)}evil.com`)).toBe('there');
});

test('the result never contains text that a mail program turns into a link', () => {
  const pieces = fc.constantFrom(
    ..."aZé東.-'@:/ \n0٣५。．ꓸ\u200b\u202e\u0301",
    'http://',
    'www.',
    '.com',
    'evil',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: codePoint }),
        fc.array(pieces).map((all) => all.join('')),
      ),
      (typed) => {
        const name = safeName(typed);
        expect(name.length).toBeGreaterThan(0);
        expect([...name].length).toBeLessThanOrEqual(40);
        expect(name).not.toMatch(/[\p{N}\p{C}\p{S}@:/]|\.\p{L}{2}|http/iu);
        expect(name.isWellFormed()).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
