import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

const WORDS = { brand: 'Threadwell', legal: '' };

test('every placeholder is replaced, even by an empty value', () => {
  expect(fillPlaceholders('{{brand}} is {{brand}}.{{legal}}', WORDS, 'terms.md')).toBe(
    'Threadwell is Threadwell.',
  );
});

test('an unknown placeholder stops the build, and the error names the file and the known names', () => {
  expect(() => fillPlaceholders('{{brnad}}', WORDS, 'terms.md')).toThrow(
    'terms.md: unknown placeholder {{brnad}}, use one of brand, legal',
  );
  expect(() => fillPlaceholders('{{toString}}', WORDS, 'terms.md')).toThrow('{{toString}}');
});
