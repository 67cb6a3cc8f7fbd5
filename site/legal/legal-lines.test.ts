import { expect, test } from 'vitest';
import { legalLines } from './legal-lines.ts';

const BLANK = { name: '', address: '', country: '', register: '', taxNumber: '' };

test('each legal detail is a line, and blank details are skipped', () => {
  expect(
    legalLines({
      name: 'Threadwell Ltd',
      address: '1 Mill Lane, Leeds',
      country: 'United Kingdom',
      register: 'Companies House 01234567',
      taxNumber: 'GB 123',
    }),
  ).toEqual([
    'Threadwell Ltd, 1 Mill Lane, Leeds, United Kingdom',
    'Companies House 01234567',
    'Tax number GB 123',
  ]);
  expect(legalLines({ ...BLANK, name: 'Threadwell Ltd', address: ' ' })).toEqual(['Threadwell Ltd']);
  expect(legalLines(BLANK)).toEqual([]);
});
