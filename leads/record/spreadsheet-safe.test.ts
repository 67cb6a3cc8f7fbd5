import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadsheetSafe } from './spreadsheet-safe.ts';

test.each([
  ['=1+2', "'=1+2"],
  [' +351 21 000', " '+351 21 000"],
  ['ACME;=cmd|x', "ACME;'=cmd|x"],
  ['ACME; "=1+2"', `ACME; "'=1+2"`],
  ['hello\n=1+2', "hello\n'=1+2"],
  ['hello\r\n\t @SUM(A1)', "hello\r\n\t '@SUM(A1)"],
  ["a|'-1", "a|''-1"],
  ['a,＝1', "a,'＝1"],
  ['\u0000\ufeff=1', "\u0000\ufeff'=1"],
  ['see =HYPERLINK("x")', `see '=HYPERLINK("x")`],
])('%j becomes %j', (text, safe) => {
  expect(spreadsheetSafe(text)).toBe(safe);
});

test.each([
  'ines@studio.example',
  'Duarte-Lopes',
  'shirts - and socks',
  'C++ and a=b',
  'https://shop.example/?a=1&b=-2',
])('%s stays as it is', (text) => {
  expect(spreadsheetSafe(text)).toBe(text);
});

const PIECES = [...'=+-@−＝＋－＠;,|\t\n\r\v\f "\'a1\u0085\u2028\u00a0\u200b\ufeff\u0000'];

test('no cell begins with a sign, wherever the text is split, and the original text can be restored', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...PIECES), maxLength: 40 }), (text) => {
      const safe = spreadsheetSafe(text);
      for (const cell of safe.split(/[;,|\t\n\v\f\r\u0085\u2028\u2029]/)) {
        expect(cell.replace(/^[\s\p{C}"]+/u, '')).not.toMatch(/^[=+\-@−＝＋－＠]/);
      }
      for (const cell of safe.split(' ')) expect(cell).not.toMatch(/^"*[=+\-@−＝＋－＠]\S/);
      expect(withoutApostrophes(safe)).toBe(text);
    }),
    { numRuns: 5_000 },
  );
});

function withoutApostrophes(safe: string): string {
  return safe.replace(
    /(?<=(?:^|[;,|\t\n\v\f\r\u0085\u2028\u2029])[\s\p{C}"']*)'(?=[=+\-@−＝＋－＠])|(?<=\s["']*)'(?=[=+\-@−＝＋－＠]\S)/gu,
    '',
  );
}

test('long text is processed in linear time', () => {
  const text = `${' "'.repeat(100_000)}=1${';'.repeat(100_000)}=${'= '.repeat(100_000)}`;
  expect(spreadsheetSafe(text)).toContain(`'=1;;;`);
});
