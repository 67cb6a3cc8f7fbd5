import { expect, test } from 'vitest';
import { onOneLine, printable, printableJson } from './printable.ts';

const TAG_A = '\u{e0061}';

test.each([
  ['a colour', '\u001b[31mInes', '[31mInes'],
  ['a bell and a backspace', 'In\u0007es\b', 'Ines'],
  ['delete and C1', 'I\u007fn\u009bes', 'Ines'],
  ['text turned round', '\u202eInes\u2066', 'Ines'],
  ['characters without a width', 'I\u200bn\ufeffes\u00ad', 'Ines'],
  ['a tag', `Ines${TAG_A}`, 'Ines'],
  ['other line ends', 'I\rn\u0085e\u2028s\u2029', 'Ines'],
  ['tabs', 'Ines\tDuarte\t', 'Ines Duarte '],
])('a terminal is not sent %s', (_what, text, printed) => {
  expect(printable(text)).toBe(printed);
});

test.each(['Ines\nDuarte', 'नर\u200dक्ष', 'می\u200cخواهم', '👩🏽‍💻 ❤️', 'Zoë  東京'])(
  '%j is printed as it is',
  (text) => {
    expect(printable(text)).toBe(text);
  },
);

test.each([
  ['Ines\nDuarte', 'Ines Duarte'],
  ['Ines \r\n\t  Duarte\u2028', 'Ines Duarte '],
  ['\u001b[2JInes\u202e', '[2JInes'],
])('%j is printed on one line', (text, line) => {
  expect(onOneLine(text)).toBe(line);
});

test('JSON for a terminal contains the typed text, escaped', () => {
  const value = { name: `\u001b[31mInes\u202e\u009b${TAG_A}`, note: 'one\ntwo', emoji: '👩🏽‍💻' };
  const json = printableJson(value);
  expect(json).toBe(
    '{"name":"\\u001b[31mInes\\u202e\\u009b\\udb40\\udc61","note":"one\\ntwo","emoji":"👩🏽‍💻"}',
  );
  expect(JSON.parse(json)).toEqual(value);
});

test('JSON is indented where people read it', () => {
  expect(printableJson(['a'], 2)).toBe('[\n  "a"\n]');
});
