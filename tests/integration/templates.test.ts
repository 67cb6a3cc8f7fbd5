import { readFileSync } from 'node:fs';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type ConfigData, HtmlValidate } from 'html-validate';
import Mustache from 'mustache';
import { expect, test } from 'vitest';
import { BOOKING_THANKS } from '#content/booking-thanks.ts';
import { MAIL_VIEWS as VIEWS } from '../mail-views.ts';

const KINDS = Object.keys(VIEWS) as (keyof typeof VIEWS)[];

function template(kind: string): { subject: string; html: string; text: string } {
  return JSON.parse(readFileSync(`dist/templates/${kind}.json`, 'utf8'));
}

/** As the server does it: escaping in the HTML alone. */
function fill(kind: string, view: object) {
  const { subject, html, text } = template(kind);
  const plain = { escape: String };
  return {
    subject: Mustache.render(subject, view, {}, plain),
    html: Mustache.render(html, view),
    text: Mustache.render(text, view, {}, plain),
  };
}

/** Mail programs want attributes and a document type that HTML has left behind; its structure holds all the same. */
const SOUND: ConfigData = {
  rules: {
    'close-order': 'error',
    'element-permitted-content': 'error',
    'element-permitted-parent': 'error',
    'element-required-content': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-implicit-close': 'error',
  },
};

async function complaints(html: string, rules: ConfigData): Promise<string[]> {
  const { results } = await new HtmlValidate({ root: true, ...rules }).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

/** Every text that a view holds; flags are not said. */
function valuesIn(view: unknown): string[] {
  if (typeof view === 'boolean') return [];
  if (Array.isArray(view)) return view.flatMap(valuesIn);
  if (typeof view === 'object' && view !== null) return Object.values(view).flatMap(valuesIn);
  return String(view).split('\n');
}

/** The names that a template asks its view for. */
function namesIn(tokens: ReturnType<typeof Mustache.parse>): string[] {
  return tokens.flatMap(([type, name, , , children]) =>
    type === 'text' ? [] : [name, ...(Array.isArray(children) ? namesIn(children) : [])],
  );
}

function keysIn(view: unknown): string[] {
  if (Array.isArray(view)) return view.flatMap(keysIn);
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).flatMap(([key, value]) => [key, ...keysIn(value)]);
}

/** The same view with every text of it exchanged; what becomes an address stays one. */
function withTexts<View>(view: View, text: string): View {
  return JSON.parse(
    JSON.stringify(view, (key, value) =>
      typeof value === 'string' && !['url', 'link', 'mailto'].includes(key) ? text : value,
    ),
  );
}

function textOf(node: Nodes): string {
  return node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
}

function elementsIn(node: Nodes): Extract<Nodes, { type: 'element' }>[] {
  const below = 'children' in node ? node.children.flatMap(elementsIn) : [];
  return node.type === 'element' ? [node, ...below] : below;
}

test.each(KINDS)('%s asks its view for nothing that it has not, and no tag is left in it', (kind) => {
  const asked = Object.values(template(kind)).flatMap((part) => namesIn(Mustache.parse(part)));
  expect(asked.filter((name) => name !== '.' && !keysIn(VIEWS[kind]).includes(name))).toEqual([]);
  for (const part of Object.values(fill(kind, VIEWS[kind]))) expect(part).not.toContain('{{');
});

test.each(KINDS)('%s says every value, as HTML and as text', (kind) => {
  const { html, text } = fill(kind, VIEWS[kind]);
  const page = fromHtml(html);
  const links = elementsIn(page).map(({ properties }) => properties.href);
  for (const value of valuesIn(VIEWS[kind])) {
    expect(text).toContain(value);
    expect(links.includes(value) || textOf(page).includes(value), value).toBe(true);
  }
});

test.each(KINDS)('%s lets nothing that was typed become markup', (kind) => {
  const nasty = '<script>alert("1")</script> & \'co\' </td></table>';
  const { html, text } = fill(kind, withTexts(VIEWS[kind], nasty));
  const page = fromHtml(html);
  expect(elementsIn(page).filter(({ tagName }) => tagName === 'script')).toEqual([]);
  expect(textOf(page)).toContain(nasty);
  expect(text).toContain(nasty);
});

test.each(KINDS)('%s is one sound document that asks nobody for anything', async (kind) => {
  const { html, text } = fill(kind, VIEWS[kind]);
  expect(await complaints(html, SOUND)).toEqual([]);
  // What stands between rows and cells, a browser moves out of the table.
  expect(html).not.toMatch(/(<(table|tbody|tr)\b[^>]*>|<\/(td|tr|tbody)>)\s*[^<\s]/);
  const page = fromHtml(html);
  const elements = elementsIn(page);
  expect(elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
  expect(elements.find(({ tagName }) => tagName === 'html')?.properties.lang).toBe('en');
  expect(elements.filter(({ tagName }) => ['img', 'link', 'script'].includes(tagName))).toEqual([]);
  expect(html).not.toMatch(/url\(|@import/);
  for (const { properties } of elements.filter(({ tagName }) => tagName === 'a')) {
    expect(properties.href).toMatch(/^(https:\/\/|mailto:)/);
  }
  expect(text).not.toMatch(/<\/?[a-z]|&#?\w+;|\n{4}/);
});

test('each mail is small enough for Gmail to use its styles, and to show it to the end', () => {
  for (const kind of KINDS) {
    const { html } = template(kind);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(style.length, kind).toBeLessThan(16 * 1024);
    expect(html.length, kind).toBeLessThan(50 * 1024);
  }
});

test('a subject is one line, and to a visitor holds nothing that was typed', () => {
  for (const kind of KINDS) expect(fill(kind, VIEWS[kind]).subject).not.toContain('\n');
  for (const kind of ['acknowledgement-booking', 'acknowledgement-quiz', 'decline']) {
    expect(template(kind).subject).not.toContain('{{');
  }
  expect(fill('notification-booking', VIEWS['notification-booking']).subject).toBe(
    'Call: Chat Agents, Studio Norte, Tue, 1 December 2026, 15:30 (CET)',
  );
});

test('a booking is acknowledged in the words of the spec', () => {
  const { html, text } = fill('acknowledgement-booking', VIEWS['acknowledgement-booking']);
  for (const words of [
    BOOKING_THANKS.heading,
    "We've received your booking request. Our team will review your information and confirm your appointment via email within 24 hours.",
  ]) {
    expect(textOf(fromHtml(html))).toContain(words);
    expect(text).toContain(words);
  }
});

test('a value of several lines keeps them, beside its label', () => {
  const { html, text } = fill('acknowledgement-booking', VIEWS['acknowledgement-booking']);
  expect(text).toContain(
    [
      'Company name: Studio Norte',
      'Problems to solve: Half of our returns are sizing.',
      'Most questions come in after ten at night.',
      '',
    ].join('\n'),
  );
  expect(html).toMatch(/Half of our returns are sizing\.<br\/>Most questions come in after ten at night\./);
});

test('a note keeps its lines in programs that know no white-space', () => {
  for (const kind of ['confirmation', 'decline', 'team-confirmation', 'notification-message'] as const) {
    expect(fill(kind, VIEWS[kind]).html).toMatch(/dir="auto"[^>]*>[^<]+\.<br\/>[^<]+\.<br\/>/);
    expect(fill(kind, VIEWS[kind]).text).toMatch(/\n\n.+\.\n.+\.\n\n/);
  }
});

test('the command line’s command to confirm carries the reference', () => {
  const { html, text } = fill('notification-booking', VIEWS['notification-booking']);
  const command = `npm run leads -- confirm ${VIEWS['notification-booking'].reference} --at asked`;
  expect(textOf(fromHtml(html))).toContain(command);
  expect(text).toContain(command);
});
