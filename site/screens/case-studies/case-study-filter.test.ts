import { expect, test } from 'vitest';
import { ALL, filterCards, filterFromUrl, urlOfFilter } from './case-study-filter.ts';

const card = (title: string, summary: string | undefined, category: string, tools = '') => ({
  title,
  summary,
  category,
  tools,
});

const CARDS = [
  card('Size advice', 'Tape measures and stretch', 'Chat Agents'),
  card('Returns', 'An exchange of SIZE', 'Websites', 'Shopify Zendesk'),
  card('Order status', undefined, 'Chat Agents'),
];

const titles = (query: string, category = ALL) =>
  filterCards(CARDS, { query, category }).map(({ title }) => title);

test('the search matches title or summary, ignoring case', () => {
  expect(titles('size')).toEqual(['Size advice', 'Returns']);
  expect(titles(' STRETCH ')).toEqual(['Size advice']);
  expect(titles('status')).toEqual(['Order status']);
  expect(titles('')).toHaveLength(3);
});

test('the search ignores endings and the order of words, and finds tools', () => {
  expect(titles('sizing')).toEqual(['Size advice', 'Returns']);
  expect(titles('returned sizes')).toEqual(['Returns']);
  expect(titles('zendesk')).toEqual(['Returns']);
  expect(titles('sizing tea')).toEqual([]);
});

test('search and category combine', () => {
  expect(titles('size', 'Websites')).toEqual(['Returns']);
  expect(titles('size', 'Apps')).toEqual([]);
  expect(titles('', 'Chat Agents')).toEqual(['Size advice', 'Order status']);
});

test('a filter survives the round trip through the URL', () => {
  const filter = { query: 'size & fit', category: 'Chat Agents' };
  const categories = [ALL, filter.category];
  expect(filterFromUrl(`https://x.example${urlOfFilter(filter)}`, categories)).toEqual(filter);
  expect(urlOfFilter({ query: '', category: ALL })).toBe('/case-studies');
  expect(filterFromUrl('https://x.example/case-studies?category=Tailors', categories)).toEqual({
    query: '',
    category: ALL,
  });
});
