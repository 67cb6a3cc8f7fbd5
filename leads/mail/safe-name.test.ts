import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoint } from '../../tests/code-point.ts';
import { safeName, wholeName } from './safe-name.ts';

test.each([
  'Ines Duarte',
  'Zoë Ñandú',
  "Siobhán O'Neill-Byrne",
  'J.R.R. Tolkien',
  'J.-P. Dubois',
  'Dr. Ana Lima',
  'Prof. Dr. Karl-Heinz Müller',
  'Dipl.-Ing. Eva Maier',
  'J.R. O’Brien Jr.',
  'Ann Lee, PhD',
  'Ann Lee, Ph.D.',
  'Maria (Mia) Rossi',
  'Rossi, Maria (Mia)',
  'K.-H. St.-Pierre',
  'Nuala Ní Dhomhnaill LL.M.',
  'St. John',
  'Ftpson Wwwong',
  'Mottel Ahttp',
  'Mrs. Lima',
  'Ana-X\u0331o',
  'Нина Петрова',
  '東京 太郎',
  'レオナルド・ダ・ヴィンチ',
  'דנה ישראלי',
  'अनन्या शर्मा',
  'Nguyễn Thị Minh Khai',
])('%s stays as it is', (name) => {
  expect([safeName(name), wholeName(name)]).toEqual([name, name]);
});

test.each([
  ['O`Neill', "O'Neill"],
  ['Rossi,Maria', 'Rossi, Maria'],
  ['Karl "Kalle" Müller', 'Karl Kalle Müller'],
  ['Maria Anna (Mia Eva Ida) Rossi', 'Maria Anna'],
  ['(Call, now', 'there'],
  ['Ann Lee, M.Sc.', 'there'],
  ['evil.com.', 'there'],
  ['Ines (evil.com)', 'there'],
  ['http. Ines', 'there'],
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
  ['a.b.co', 'there'],
  ['evil.Com.', 'there'],
  ['A1. Lima', 'there'],
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
  expect(wholeName(typed)).toBeUndefined();
});

test('an invitation may name a person called There, without the blanks around the name', () => {
  expect([wholeName('There'), wholeName('  Ines \n Duarte ')]).toEqual(['There', 'Ines Duarte']);
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
    ..."aZé東.-'’(),@:/ \n0٣५。．ꓸ\u200b\u202e\u0301",
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
        expect(wholeName(typed) ?? name).toBe(name);
        expect(name.isWellFormed()).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});
