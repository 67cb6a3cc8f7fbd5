import { expect, test } from 'vitest';
import { ANSWERS, BOOKING, MESSAGE } from '../tests/start-server.ts';
import { cleanLine, isBlank } from './clean-line.ts';
import { checkLead } from './lead-types/lead-types.ts';
import { to24Hour } from './time-of-day.ts';

test.each([
  ['Ines ', 'Ines'],
  ['\u00a0\u200b\ufeff Ines\u200e\u3000\u00a0', 'Ines'],
  ['\u2067Ines\u2069\u200d\u200c', 'Ines'],
  ['In\u00ades\u200b Mo\u2060reau\ufeff', 'Ines Moreau'],
  ['Studio\r\nNorte\tLtd\u2028Porto', 'Studio Norte Ltd Porto'],
  ['i\u0001nes\u009f', 'ines'],
  // Joiners spell words, even at the end of a Malayalam name, and join emoji.
  ['می\u200cخواهم ', 'می\u200cخواهم'],
  ['क्\u200dष ', 'क्\u200dष'],
  ['മോഹന്\u200d', 'മോഹന്\u200d'],
  ['👩\u200d🚀 ❤\ufe0f', '👩\u200d🚀 ❤\ufe0f'],
  ['山田\u3000太郎', '山田\u3000太郎'],
  ['a\0b', 'a\0b'],
  [' \u200d\u200b', ''],
])('%j is understood as %j', (typed, understood) => {
  expect(cleanLine(typed)).toBe(understood);
});

test.each([' \n\t', '\u200b\u200d\ufeff', '\u3164\u2800\u115f', '\u00ad\u2066\u2069', ''])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(checkLead('support_messages', { ...MESSAGE, message: text })).toMatchObject({
      problems: [{ field: 'message', message: 'Please write your message' }],
    });
  },
);

test('a long line is cleaned in linear time', () => {
  expect(cleanLine(`1${' '.repeat(1_000_000)}x${'\u200b\n'.repeat(500_000)}`)).toHaveLength(1_000_002);
});

test.each([
  'ines@x.example ',
  '\u00a0ines@x.example',
  '\u200bines@x.example\u200b\ufeff',
  'ines@\u00adx.example\n',
])('the address %j is taken as ines@x.example by each form', (email) => {
  const rows = [
    checkLead('call_bookings', { ...BOOKING, email }),
    checkLead('support_messages', { ...MESSAGE, email }),
    checkLead('quiz_submissions', { ...ANSWERS, contact_email: email }),
  ];
  expect(rows).toMatchObject([
    { row: { email: 'ines@x.example' } },
    { row: { email: 'ines@x.example' } },
    { row: { contact_email: 'ines@x.example' } },
  ]);
});

test('every line is cleaned, and text of several lines stays as typed', () => {
  const around = (text: string) => `\u200b ${text}\u00a0\n`;
  const lines = {
    name: 'Ines',
    company_name: 'Norte',
    preferred_date: '2099-01-02',
    preferred_time: '10:00',
  };
  const typed = Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, around(text)]));
  const row = { ...BOOKING, ...typed, problems_to_solve: around('Returns') };
  expect(checkLead('call_bookings', row)).toMatchObject({
    row: { ...lines, problems_to_solve: around('Returns') },
  });
  const quiz = {
    ...ANSWERS,
    contact_phone: around('+49 1'),
    business_website: '\u200b',
    additional_comments: '\ufeff\n',
  };
  expect(checkLead('quiz_submissions', quiz)).toMatchObject({
    row: { contact_phone: '+49 1', business_website: null, additional_comments: null },
  });
  expect(to24Hour('\u200b 3:30 PM\u200e')).toBe('15:30');
});
