import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhoIsBehind } from './WhoIsBehind.tsx';

const nobody = { founder: { name: '', sentence: '', picture: '' }, company: '', city: '' };
const blank = { name: 'Founder', sentence: 'Takes your first call.' };
const shown = (site: typeof nobody, sample?: typeof blank) =>
  renderToStaticMarkup(<WhoIsBehind site={site} blank={sample} />);

test('renders nothing if neither the founder nor the company is set', () => {
  expect(shown(nobody)).toBe('');
});

test('the placeholder is marked as a sample until the founder has a name', () => {
  const place = shown(nobody, blank);
  for (const text of ['<svg', '<b>Founder</b>', 'Takes your first call.', 'Sample, to be replaced'])
    expect(place).toContain(text);
  const named = shown({ ...nobody, founder: { ...nobody.founder, name: 'Ada Weaver' } }, blank);
  expect(named).toContain('Ada Weaver');
  expect(named).not.toMatch(/<svg|Sample|first call/);
});

test('shows the details that are set, with or without a picture', () => {
  const founder = { name: 'Ada Weaver', sentence: 'Cut patterns for ten years.', picture: '' };
  const html = shown({ founder, company: 'Weaver Ltd', city: 'Porto' });
  for (const text of ['Ada Weaver', 'Cut patterns for ten years.', 'Weaver Ltd, Porto'])
    expect(html).toContain(text);
  expect(html).not.toContain('<img');
  expect(shown({ ...nobody, founder: { ...founder, picture: '/photos/ada.jpg' } })).toContain(
    '/photos/ada.jpg',
  );
});
