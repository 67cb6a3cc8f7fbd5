import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as home from '#content/home.ts';
import { PROMISES } from '#content/promises.ts';
import { SERVICES } from '#content/services.ts';
import { PASSAGES } from '#content/site-knowledge.ts';
import { SUPPORT_OPTIONS } from '#content/support.ts';
import type { Turn } from '#content/transcript.ts';

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

/** The pages, and passages of the search on Support, that make the same promise. */
const TWICE: Record<string, { pages: string[]; passages: string[] }> = {
  [PROMISES.guarantee]: { pages: ['index', 'pricing', 'terms'], passages: ['trial', 'refund'] },
  [PROMISES.hours]: { pages: ['index', 'pricing'], passages: ['looks-after'] },
  [PROMISES.orders]: { pages: ['data-safety'], passages: ['orders', 'wrong-answers'] },
  [PROMISES.dates]: { pages: ['data-safety'], passages: ['orders', 'wrong-answers'] },
  [PROMISES.stricter]: { pages: ['pricing'], passages: [] },
  [SUPPORT_OPTIONS.chat.own.text]: { pages: ['support'], passages: ['window'] },
};

test('a promise made in several places has the same words in each', () => {
  for (const [promise, { pages, passages }] of Object.entries(TWICE)) {
    for (const page of pages) expect(readFileSync(`dist/${page}.html`, 'utf8'), page).toContain(promise);
    for (const id of passages)
      expect(PASSAGES.find((passage) => passage.id === id)?.text, id).toContain(promise);
  }
});

test('in the sample conversations, an agent checks who asks about an order and guarantees no day', () => {
  const conversations = conversationsIn({ ...home, SERVICES });
  expect(conversations.length).toBeGreaterThan(15);
  for (const turns of conversations) {
    const said = (kind: string) =>
      turns.flatMap((turn) => ('text' in turn && turn.kind === kind ? turn.text : []));
    for (const source of said('source').filter((text) => /order \d/.test(text)))
      expect(source).toMatch(/its email|caller’s number/);
    for (const text of said('agent')) expect(text).not.toMatch(/reaches you|will (arrive|be there|be at)/);
  }
});

/** Returns every conversation within `value`. */
function conversationsIn(value: unknown): Turn[][] {
  if (typeof value !== 'object' || !value) return [];
  if (Array.isArray(value) && value[0]?.kind) return [value];
  return Object.values(value).flatMap(conversationsIn);
}
