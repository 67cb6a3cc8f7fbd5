import { expect, test } from 'vitest';
import { conversation } from './transcript.ts';

test('parses a conversation line by line and throws for an unknown speaker', () => {
  expect(conversation('Agent: Two: S and M.', 'Track: Packed ✓, Shipped')).toEqual([
    { kind: 'agent', text: 'Two: S and M.' },
    {
      kind: 'track',
      steps: [
        { name: 'Packed', done: true },
        { name: 'Shipped', done: false },
      ],
    },
  ]);
  expect(() => conversation('Shoper: Hello?')).toThrow("no 'Shoper'");
});
