import { expect, test } from 'vitest';
import { HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER, spamReason } from './spam.ts';

test('a lead with a value in the hidden field is suspected', () => {
  expect(spamReason({ honeypot: 'https://spam.example', seconds: 60 }, 2, true)).toBe(
    'The hidden field was filled in',
  );
});

test('a lead that was sent faster than anybody can type is suspected', () => {
  expect(spamReason({ honeypot: '', seconds: 0.42 }, 2, true)).toBe(
    'Sent 0.4 seconds after the page was opened',
  );
});

test('a lead that took at least the shortest time for the form is not suspected', () => {
  expect(spamReason({ honeypot: '', seconds: 0 }, 0, false)).toBeUndefined();
  expect(spamReason({ honeypot: '', seconds: 2 }, 2, false)).toBeUndefined();
});

test('a lead with neither form signals nor browser headers is suspected, unless programs are trusted', () => {
  expect(spamReason({}, 2, false)).toBe('Sent by a program, not by a browser');
  expect(spamReason({}, 2, true)).toBeUndefined();
  for (const signals of [{ honeypot: '' }, { seconds: 60 }, { hasFetchMetadata: true }]) {
    expect(spamReason(signals, 2, false)).toBeUndefined();
  }
});

test('the signals keep their names, which open pages and the provider’s programs use (docs/operate.md)', () => {
  expect([HONEYPOT_FIELD, HONEYPOT_HEADER, SECONDS_HEADER]).toEqual([
    'reference_code',
    'x-form-trap',
    'x-form-seconds',
  ]);
});
