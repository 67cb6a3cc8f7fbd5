import { expect, test } from 'vitest';
import { formatHere } from '../time-zones.ts';
import { SUPPORT_MESSAGE } from './support-message.ts';

const LEAD = {
  id: '0190b1c2-0000-7000-8000-00000000000a',
  created_at: '2026-11-30T09:00:00.000Z',
  name: 'Ines Duarte',
  email: 'ines+shop@studio.example',
  message: '\n It offered a size that we no longer carry.\nOn Tuesday, at nine.',
};

test('the mail to the visitor holds nothing that was typed but a name', () => {
  expect(SUPPORT_MESSAGE.acknowledgement(LEAD)).toEqual({ name: 'Ines Duarte' });
  expect(SUPPORT_MESSAGE.acknowledgement({ ...LEAD, name: 'Visit evil.com' })).toEqual({ name: 'there' });
});

test('the mail to the team holds all of it, and no link to an address that is none', () => {
  expect(SUPPORT_MESSAGE.notification(LEAD)).toEqual({
    name: 'Ines Duarte',
    email: 'ines+shop@studio.example',
    mailto: 'mailto:ines+shop@studio.example',
    message: ['', ' It offered a size that we no longer carry.', 'On Tuesday, at nine.'],
    reference: LEAD.id,
    received: formatHere(new Date(LEAD.created_at)),
  });
  expect(SUPPORT_MESSAGE.notification({ ...LEAD, email: 'a@b' }).mailto).toBeUndefined();
});

test('a line of a list has the first line that says something', () => {
  expect(SUPPORT_MESSAGE.headline(LEAD)).toEqual({
    who: 'Ines Duarte',
    what: 'It offered a size that we no longer carry.',
  });
});

test('what it is called, where its form leads, and what is known of it', () => {
  expect(SUPPORT_MESSAGE).toMatchObject({
    ...{ name: 'message', plural: 'messages' },
    ...{ contact: { name: 'name', email: 'email' } },
    ...{ formPath: '/support#message', thanksPath: '/support/thanks' },
  });
  expect(SUPPORT_MESSAGE.facts(LEAD).map(({ label }) => label)).toEqual(['Name', 'Email', 'Message']);
});
