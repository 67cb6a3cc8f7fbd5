import { expect, test } from 'vitest';
import { ADVISED_SERVICES } from './quiz-advice.ts';
import { checkServices, SERVICE_PAGES } from './service-pages.ts';

const PAGES = Object.keys(SERVICE_PAGES);

test('the form, the pages and the quiz offer the same services', () => {
  expect(checkServices()).toBeUndefined();
});

test.each([
  ['content/services.ts', 'has no page', PAGES.slice(1), ADVISED_SERVICES],
  ['content/service-names.ts', 'has a page and can’t be booked', [...PAGES, 'Tailoring'], ADVISED_SERVICES],
  ['content/service-names.ts', 'is advised and can’t be booked', PAGES, ['Tailoring']],
])('the error names %s if a service %s', (file, _what, pages, advised) => {
  expect(() => checkServices(pages, advised)).toThrow(`and ${file}`);
});
