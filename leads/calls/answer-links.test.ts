import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTokens, type Capability } from './answer-links.ts';

const NOW = new Date('2026-12-01T12:00:00.000Z');
const TOKENS = answerTokens('k'.repeat(32));

function capability(change: Partial<Capability> = {}): Capability {
  return {
    leadId: '0f8fad5b-d9cb-469f-a165-70867728950e',
    side: 'team',
    endsAt: new Date('2026-12-31T12:00:00.000Z'),
    revocations: 0,
    ...change,
  };
}

test('reading a token returns the capability that was written', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.constantFrom('team' as const, 'visitor' as const),
      fc.integer({ min: 1, max: 2 ** 38 }),
      fc.nat(65_535),
      (leadId, side, seconds, revocations) => {
        const made = { leadId, side, endsAt: new Date(NOW.getTime() + seconds * 1000), revocations };
        const token = TOKENS.write(made);
        expect(token).toMatch(/^[\w-]+$/);
        expect(TOKENS.read(token, NOW)).toEqual(made);
      },
    ),
  );
});

test('a token expires', () => {
  const token = TOKENS.write(capability());
  expect(TOKENS.read(token, new Date('2026-12-31T11:59:59.999Z'))).toBeDefined();
  expect(TOKENS.read(token, new Date('2026-12-31T12:00:00.000Z'))).toBeUndefined();
});

test('a token is rejected if any character is altered', () => {
  const token = TOKENS.write(capability());
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. %';
  for (let at = 0; at < token.length; at++) {
    for (const character of alphabet) {
      if (character === token[at]) continue;
      expect(TOKENS.read(token.slice(0, at) + character + token.slice(at + 1), NOW)).toBeUndefined();
    }
  }
  for (const other of ['', 'x', `${token}A`, token.slice(1), ` ${token}`, `${token}\n`, '💻'.repeat(28)]) {
    expect(TOKENS.read(other, NOW)).toBeUndefined();
  }
});

test('random strings and tokens made with another key are rejected', () => {
  expect(answerTokens('l'.repeat(32)).read(TOKENS.write(capability()), NOW)).toBeUndefined();
  for (let index = 0; index < 1000; index++) {
    expect(TOKENS.read(randomBytes(42).toString('base64url'), NOW)).toBeUndefined();
  }
});
