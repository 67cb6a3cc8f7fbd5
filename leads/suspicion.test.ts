import { expect, test } from 'vitest';
import { suspicionOf } from './suspicion.ts';

test('whoever fills in the field that no visitor sees is suspected', () => {
  expect(suspicionOf({ trap: 'https://spam.example', seconds: 60 })).toBe('The hidden field was filled in');
});

test('whoever is faster than anybody can type is suspected', () => {
  expect(suspicionOf({ trap: '', seconds: 0.42 })).toBe('Sent 0.4 seconds after the page was opened');
});

test('a visitor who takes two seconds or more, and a client that sends no signals, are not', () => {
  expect(suspicionOf({ trap: '', seconds: 2 })).toBeUndefined();
  expect(suspicionOf({})).toBeUndefined();
});
