import { expect, test } from 'vitest';
import { checkLead, leadType } from './lead-types.ts';

const ROW = { name: 'Ines Duarte', email: 'ines@studionorte.example', message: 'Which sizes run small?' };

const { fromForm } = leadType('support_messages');
const check = (input: unknown) => checkLead('support_messages', input);

/** Returns the error messages for `ROW` with these changes, by field. */
function messages(changes: object): Record<string, string> {
  const checked = check({ ...ROW, ...changes });
  return checked.ok ? {} : Object.fromEntries(checked.problems.map(({ field, message }) => [field, message]));
}

test('a complete message passes unchanged', () => {
  expect(check(ROW)).toEqual({ ok: true, row: ROW });
});

test.each([
  ['name', 'Name is required'],
  ['email', 'Email is required'],
  ['message', 'Please write your message'],
])('if %s is absent, null, empty or blank, the error is: %s', (field, message) => {
  for (const value of [undefined, null, '', ' \t\u00a0\n']) {
    expect(messages({ [field]: value })).toEqual({ [field]: message });
  }
});

test('an invalid address gets the error: Please enter a valid email', () => {
  expect(messages({ email: 'ines@studio' })).toEqual({ email: 'Please enter a valid email' });
});

test('a column that the table does not have is unknown', () => {
  const checked = check({ ...ROW, status: 'answered' });
  expect(checked.ok ? [] : checked.problems).toMatchObject([{ field: 'status', kind: 'unknown' }]);
});

test('a client may choose the id, which must be a UUID', () => {
  const id = '0190B1C2-0000-7000-8000-00000000000A';
  const checked = check({ ...ROW, id });
  expect(checked.ok && checked.row.id).toBe(id.toLowerCase());
  expect(messages({ id: '1' })).toEqual({ id: 'id takes a UUID' });
});

test('a form becomes a row with LF line ends, and a field given twice is refused', () => {
  expect(fromForm({ ...ROW, message: 'One\r\nTwo' })).toEqual({ ...ROW, message: 'One\nTwo' });
  const checked = check(fromForm({ ...ROW, message: ['A', 'B'] }));
  expect(checked.ok ? [] : checked.problems).toMatchObject([{ message: 'Please write your message' }]);
});
