import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mailAddress } from './mail-address.ts';
import {
  checkRow,
  clientId,
  EMAIL,
  optionalText,
  requiredText,
  rowFromForm,
  rowSchema,
} from './validation.ts';

const SCHEMA = rowSchema({
  id: clientId,
  name: requiredText('Name is required'),
  note: optionalText('Plain text only'),
  goals: v.pipe(v.array(v.picklist(['More', 'Less'], 'Choose a goal'), 'Choose a goal')),
});

const ROW = { name: 'Ines', goals: ['More'] };

function problems(input: unknown) {
  const checked = checkRow(SCHEMA, input);
  return checked.ok ? [] : checked.problems;
}

test.each([
  ['a column that is not there', { goals: [] }, 'name', 'Name is required', 'missing'],
  ['a value that is null', { ...ROW, name: null }, 'name', 'Name is required', 'missing'],
  ['a blank', { ...ROW, name: ' \n' }, 'name', 'Name is required', 'invalid'],
  ['a value of another type', { ...ROW, name: 7 }, 'name', 'Name is required', 'invalid'],
  ['NUL in a required text', { ...ROW, name: 'In\0es' }, 'name', 'Name is required', 'invalid'],
  ['NUL in an optional text', { ...ROW, note: '\0' }, 'note', 'Plain text only', 'invalid'],
  ['an optional value of another type', { ...ROW, note: [] }, 'note', 'Plain text only', 'invalid'],
  ['values in a list', { ...ROW, goals: ['Most', 'Least'] }, 'goals', 'Choose a goal', 'invalid'],
  ['long text', { ...ROW, name: 'x'.repeat(5001) }, 'name', 'Please use at most 5,000 letters', 'invalid'],
  ['a column that the table does not have', { ...ROW, x: null }, 'x', "There is no field 'x'", 'unknown'],
  ['an id that is no text', { ...ROW, id: 7 }, 'id', 'id takes a UUID', 'invalid'],
  ['an id that is no UUID', { ...ROW, id: '7' }, 'id', 'id takes a UUID', 'invalid'],
  ['nothing', null, '', 'A row is one JSON object', 'missing'],
  ['a string instead of a row', 'Ines', '', 'A row is one JSON object', 'invalid'],
  ['a list instead of a row', [ROW], 'name', 'Name is required', 'missing'],
])('%s is one problem', (_what, input, field, message, kind) => {
  expect(problems(input)[0]).toEqual({ field, message, kind });
});

test('each invalid field has one problem, in the order of the form', () => {
  expect(problems({ goals: ['Most', 'Least'], note: '\0' }).map(({ field }) => field)).toEqual([
    'name',
    'note',
    'goals',
  ]);
});

test('a row keeps its text as typed, up to 5000 code points, and an absent optional text is null', () => {
  const name = ` ${'👗'.repeat(4998)} `;
  expect(checkRow(SCHEMA, { ...ROW, name })).toEqual({ ok: true, row: { ...ROW, name, note: null } });
});

test.each([
  'a@b.c',
  'ines+shop@mail.studio.example',
  "o'neill!#$%&*/=?`{|}~-_@1und1.de",
  '𠮷イネス@例え.テスト',
  `${'x'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(59)}.example`,
])('%s is an email address (spec section 5) to which mail can be sent', (text) => {
  expect(text).toMatch(EMAIL);
  expect(mailAddress(text)).toBeDefined();
});

test.each([
  '',
  'ines',
  '@studio.example',
  'ines@',
  'ines@studio',
  'ines@.example',
  'ines@studio.',
  'a@b@c.example',
  'ines@studio.ex@mple',
  ' ines@studio.example',
  'ines@studio.example ',
  'ines@studio .example',
  'in\0es@studio.example',
  'ines@studio.\0',
  'a,b@v.example',
  'a;b@c.de',
  'a:b@c.de',
  'a(b)c@d.e',
  'a"b@c.de',
  '"a@b.de',
  'a\\@b.de',
  'a[b]@c.de',
  '<a@b.c',
  'a>b@c.de',
  'a@b.c>',
  'a@b.c,d.e',
  'a@b.c;d.e',
  'a@b.c:d',
  'a@b.c(d',
  'a@b."c',
  'a@b.c\\d.de',
  'a@b.c/d.e',
  'a@b.%41',
  ...['a@[1.2.3.4]', 'a@1.2.3.4', 'a@b.c.1d', 'a@=?utf-8?q?evil.com?=.de', 'a@b＠c.de', 'a@b..de', 'a@b.de.'],
  ...['a\u0001b@c.de', 'a@b\u007f.de', 'a\u200b@b.de', '\u202ea@b.de', 'a@b.\ud800'],
  `${'x'.repeat(250)}@c.de`,
])('%j is not an email address', (text) => {
  expect(text).not.toMatch(EMAIL);
});

test('an address is checked in linear time', () => {
  expect(`ines@${'a.'.repeat(500_000)}@`).not.toMatch(EMAIL);
});

test('a form field keeps its line ends as typed', () => {
  const values = { name: 'a\r\n\r\nb', goals: ['a\r\n', ''], other: 'x' };
  expect(rowFromForm(SCHEMA, values)).toEqual({ name: 'a\n\nb', goals: ['a\r\n', ''] });
});
