import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROMISES } from '#content/promises.ts';

const texts = globSync('content/**/*.{ts,md}').map((path) => ({ path, text: readFileSync(path, 'utf8') }));

function filesWith(words: string): string[] {
  return texts.flatMap(({ path, text }) => Array.from({ length: text.split(words).length - 1 }, () => path));
}

test('each promise is worded once in content/, and appears on a page', () => {
  const pages = globSync('dist/**/*.html').map((path) => readFileSync(path, 'utf8'));
  for (const [name, promise] of Object.entries(PROMISES)) {
    const elsewhere = filesWith(promise).filter((path) => path !== 'content/promises.ts');
    expect(elsewhere, name).toEqual([]);
    const written = promise.replaceAll("'", '&#x27;');
    expect(pages, name).toSatisfy((all: string[]) => all.some((html) => html.includes(written)));
  }
});

test('the terms contain the promises in the same words as the pages', () => {
  const terms = readFileSync('dist/terms.html', 'utf8');
  for (const name of ['guarantee', 'afterTrial', 'notice', 'agreement', 'transcripts'] as const)
    expect(terms, name).toContain(PROMISES[name]);
});
