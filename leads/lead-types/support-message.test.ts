import { expect, test } from 'vitest';
import { SUPPORT_MESSAGE } from './support-message.ts';

const LEAD = {
  id: '0190b1c2-0000-7000-8000-00000000000a',
  created_at: '2026-11-30T09:00:00.000Z',
  name: 'Ines Duarte',
  email: 'ines+shop@studio.example',
  message: '\n It offered a size that we no longer carry.\nOn Tuesday, at nine.',
};

test('the headline has the first line that is not blank', () => {
  expect(SUPPORT_MESSAGE.headline(LEAD)).toEqual({
    who: 'Ines Duarte',
    what: 'It offered a size that we no longer carry.',
  });
});

test('a message has its names, contact columns, pages and facts', () => {
  expect(SUPPORT_MESSAGE).toMatchObject({
    ...{ name: 'message', plural: 'messages' },
    ...{ contact: { name: 'name', email: 'email' } },
    ...{ formPath: '/support#message', thanksPath: '/support/thanks' },
  });
  const labels = SUPPORT_MESSAGE.facts(LEAD).map(({ label, isChosen }) => [label, isChosen]);
  expect(labels).toEqual(['Name', 'Email', 'Message'].map((label) => [label, false]));
});
