import { expect, test } from 'vitest';
import { splitQuote } from './split-quote.ts';

test.each([
  ['Yes.\n\nOn Sat, 28 Nov 2026 at 10:00, Loomline <a@b.example> wrote:\n> Hello\n> you', 'Yes.'],
  ['Ja.\n\n> Am 28.11.26 um 10:00 schrieb Loomline <a@b.example>:\n> Hallo', 'Ja.'],
  ['Ja.\n\nAm 28.11.26 um 10:00 schrieb Loomline:\n> Hallo', 'Ja.'],
  ['Oui.\n\nLe sam. 28 nov. 2026 à 10:00, Loomline a écrit :\n\n> Bonjour', 'Oui.'],
  ['Sí.\n\n-----Mensaje original-----\nDe: Loomline\nHola', 'Sí.'],
  ['Yes.\n\nFrom: Loomline <a@b.example>\nSent: Saturday\nTo: Ines\n\nHello', 'Yes.'],
  ['Yes.\n> Hello', 'Yes.'],
])('folds what a reply quotes: %s', (text, fresh) => {
  const split = splitQuote(text);
  expect(split.fresh).toBe(fresh);
  expect(split.quoted).toBe(text.slice(fresh.length).trim());
});

test.each([
  'On Sat, Loomline wrote:\n> Hello\n\nAn answer below.',
  '> Is it Friday?\nNo, Monday.\n> At 15:00?\nYes.',
  '> Only a quotation',
  'From: me to you.\nA second line.',
  'No quotation at all',
])('folds nothing if the answer may be below or between: %s', (text) => {
  expect(splitQuote(text)).toEqual({ fresh: text, quoted: '' });
});
