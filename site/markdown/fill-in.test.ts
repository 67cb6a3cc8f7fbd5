import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const WORDS = { brand: 'Threadwell', legal: '' };

test('a name is filled in wherever it stands, also with nothing', () => {
  expect(fillIn('{{brand}} is {{brand}}.{{legal}}', WORDS, 'terms.md')).toBe('Threadwell is Threadwell.');
});

test('a name that is not known stops the build with the file and the names there are', () => {
  expect(() => fillIn('{{brnad}}', WORDS, 'terms.md')).toThrow('terms.md: {{brnad}} is none of brand, legal');
  expect(() => fillIn('{{toString}}', WORDS, 'terms.md')).toThrow('{{toString}}');
});
