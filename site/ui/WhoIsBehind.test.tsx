import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WhoIsBehind } from './WhoIsBehind.tsx';

const nobody = { founder: { name: '', sentence: '', picture: '' }, company: '', city: '' };
const shown = (site: typeof nobody) => renderToStaticMarkup(<WhoIsBehind site={site} />);

test('nothing is said of whom nobody named, and nothing is invented', () => {
  expect(shown(nobody)).toBe('');
});

test('what is set is shown, with or without a picture', () => {
  const founder = { name: 'Ada Weaver', sentence: 'Cut patterns for ten years.', picture: '' };
  const html = shown({ founder, company: 'Weaver Ltd', city: 'Porto' });
  for (const text of ['Ada Weaver', 'Cut patterns for ten years.', 'Weaver Ltd, Porto'])
    expect(html).toContain(text);
  expect(html).not.toContain('<img');
  expect(shown({ ...nobody, founder: { ...founder, picture: '/photos/ada.jpg' } })).toContain(
    '/photos/ada.jpg',
  );
});
