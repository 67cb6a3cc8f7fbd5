import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codePoint } from '../../tests/code-point.ts';
import { DeliveryFailure, failureFrom, leaveOut, sanitizeReply } from './delivery-failure.ts';

const PIECES = [...'a@ <>.\0\u202e\u2028é👩', '\u001b[31m', '\r\n', '\ud83d', '%40'];
const hostile = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 2000 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 1500 }).map((pieces) => pieces.join('')),
);

test('any reply becomes a short line that every database and terminal accepts', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const reply = sanitizeReply(text);
      expect(reply.length).toBeLessThanOrEqual(501);
      expect(reply).not.toMatch(/\p{C}|[\r\n\u2028]|[^\s…]@|@[^\s…]|%40/u);
      expect(reply.isWellFormed()).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a reply becomes one line, without surrounding white space', () => {
  expect(sanitizeReply('\r\n 550-No such user\r\n550 \t5.1.1 \0\r\n')).toBe('550-No such user 550 5.1.1');
});

test('a reply of 500 characters stays whole, a longer one ends with its last whole word', () => {
  const whole = `${'word '.repeat(99)}words`;
  expect(sanitizeReply(whole)).toBe(whole);
  expect(sanitizeReply(`${whole}!`)).toBe(`${'word '.repeat(99)}…`);
  expect(sanitizeReply(`${whole} ${whole}`)).toBe(`${'word '.repeat(99)}…`);
  expect(sanitizeReply('x'.repeat(501))).toBe('…');
});

test('an address is removed entirely, even where the cut would split it', () => {
  expect(sanitizeReply('550 <ines@shop.example>: no such user')).toBe('550 <…@…>: no such user');
  expect(sanitizeReply('see https://x.example/?e=ines%40shop.example')).toBe('see …@…');
  const cut = sanitizeReply(`550 ${'x '.repeat(246)}ines.duarte@shop.example`);
  expect(cut).toMatch(/^550 [x ]+…$/);
});

test('an unknown error is retried, but a failure from `leaveOut` is not', () => {
  const refused = new DeliveryFailure('550 no such user', 'refused');
  expect(failureFrom(refused)).toBe(refused);
  expect(failureFrom(new Error('no answer'))).toMatchObject({ message: 'no answer', outcome: 'again' });
  expect(() => leaveOut('the lead was erased')).toThrow(
    expect.objectContaining({ message: 'the lead was erased', outcome: 'left out' }),
  );
});
