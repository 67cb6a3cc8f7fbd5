import { expect, test } from 'vitest';
import { createSentenceReader } from './sentence-reader.ts';

const said = (pieces: string[]) => {
  const read = createSentenceReader();
  return [...pieces.flatMap((piece) => read(piece)), ...read('', true)];
};

test.each([
  ['One. Two! Three?', 'One.| Two!| Three?'],
  ['It is €148.50. Cotton, 98%.', 'It is €148.50.| Cotton, 98%.'],
  ['<think>\nThe visitor asks. My rules say no.\n</think>\n\nIt is yours.', 'It is yours.'],
  ['<thinking>No.</thinking><Reasoning depth="1">A. B.</Reasoning> Yes. ', 'Yes.'],
  ['<think>I may not write </tool_call>. So. </think>Yes.', 'Yes.'],
  ['Yes. <think>So. And so.', 'Yes.'],
  ['[THINK]So.[/THINK]Yes. ◁think▷So.◁/think▷ No.', 'Yes.| No.'],
  ['<tool_call>{"name": "rule"}</tool_call>', ''],
  ['Under <3 cm. [A] b', 'Under <3 cm.| A b'],
  [
    '**You own it.** See [our page](https://shop.example/x):\n\n- a `thing`',
    'You own it.| See our page:|\n• a thing',
  ],
  ['# Sizes\n1. _Small_\n2. __Large__\n\n---\n> Done', 'Sizes|\n• Small|\n• Large|\nDone'],
  [
    '**Take M. It fits.** Or [read more. Here](/x "a") ![b](c.png).',
    'Take M.| It fits.| Or read more.| Here b.',
  ],
  ['```json\ncode\n```', 'code'],
  ['| Size | Price |\n|---|---|\n| M | €9 |', 'Size, Price|\nM, €9'],
  ['2 * 3 is a snake_case &amp; \\*', '2 * 3 is a snake_case &amp; *'],
  ['<b>Bold</b><br/>https://shop.example.<|im_end|>', 'Boldshop.example.'],
])('%j is read as %j, wherever it is split', (text, plain) => {
  const expected = plain.split(/\|(?!\s?€)/).filter(Boolean);
  expect(said([text])).toEqual(expected);
  expect(said([...text])).toEqual(expected);
  for (let at = 1; at < text.length; at += 3)
    expect(said([text.slice(0, at), text.slice(at)])).toEqual(expected);
});

test('text before a lone closing tag is reasoning; if it was passed on, the answer ends', () => {
  expect(said(['The visitor asks. So.\n</think>\nYes.'])).toEqual(['Yes.']);
  expect(() => said(['The visitor asks. So', '</think>Yes.'])).toThrow('reasoning');
});

test('sentences arrive as soon as the next one begins', () => {
  const read = createSentenceReader();
  expect([read('One. '), read('T'), read('wo. Thr'), read('', true)]).toEqual([
    [],
    ['One.'],
    [' Two.'],
    [' Thr'],
  ]);
});
