import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROMISES } from '#content/promises.ts';

const texts = globSync('content/**/*.{ts,md}').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function filesWith(words: string): string[] {
  return texts.flatMap(({ path, text }) => Array.from({ length: text.split(words).length - 1 }, () => path));
}

test('a promise stands once in content/, and on the pages that make it', () => {
  const pages = globSync('dist/**/*.html').map((path) => readFileSync(path, 'utf8'));
  for (const [name, promise] of Object.entries(PROMISES)) {
    expect(
      filesWith(promise).filter((path) => path !== 'content/promises.ts'),
      name,
    ).toEqual([]);
    const written = promise.replaceAll("'", '&#x27;');
    expect(
      pages.some((html) => html.includes(written)),
      name,
    ).toBe(true);
  }
});

test('the terms make the promises in the words of the pages', () => {
  const terms = readFileSync('dist/terms.html', 'utf8');
  for (const name of ['guarantee', 'afterTrial', 'notice', 'agreement', 'transcripts'] as const)
    expect(terms, name).toContain(PROMISES[name]);
});
