import { describe, expect, test } from 'vitest';
import { ROWS } from '../../tests/start-server.ts';
import { checkLead, columnsOf, LEAD_TABLES, type LeadTable, leadType } from './lead-types.ts';

/** The message of each required field. */
const REQUIRED: Record<LeadTable, Record<string, string>> = {
  call_bookings: {
    name: 'Name is required',
    email: 'Email is required',
    company_name: 'Company name is required',
    selected_service: 'Please select a service',
    preferred_date: 'Please select a date',
    preferred_time: 'Please select a time',
    problems_to_solve: "Please describe the problems you're looking to solve",
  },
  quiz_submissions: {
    business_type: 'Please select your business type',
    business_size: 'Please select your business size',
    automation_goals: 'Please select at least one goal',
    ai_knowledge: 'Please select your level of AI familiarity',
    integration_needs: 'Please select an integration option',
    contact_name: 'Full name is required',
    contact_email: 'Email address is required',
  },
  support_messages: {
    name: 'Name is required',
    email: 'Email is required',
    message: 'Please write your message',
  },
};

/** The message of each other field if its value is no text. */
const OPTIONAL: Record<LeadTable, Record<string, string>> = {
  call_bookings: {
    timezone: 'Please select a timezone',
    additional_info: 'Please use plain text only',
  },
  quiz_submissions: {
    solution_priority: 'Please choose a priority from 1 to 5',
    contact_phone: 'Please use plain text only',
    business_website: 'Please use plain text only',
    additional_comments: 'Please use plain text only',
  },
  support_messages: {},
};

const INVALID_EMAIL: Record<LeadTable, string> = {
  call_bookings: 'Please enter a valid email',
  quiz_submissions: 'Please enter a valid email address',
  support_messages: 'Please enter a valid email',
};

describe.each(LEAD_TABLES)('%s', (table) => {
  const ROW = ROWS[table];
  const { contact, fromForm } = leadType(table);

  function problemsOf(row: unknown) {
    const checked = checkLead(table, row);
    return checked.ok ? [] : checked.problems;
  }

  test('a complete row passes unchanged, and has the columns in order', () => {
    expect(checkLead(table, ROW)).toEqual({ ok: true, row: ROW });
    expect(columnsOf(table)).toEqual(Object.keys(ROW));
  });

  test.each(Object.entries(REQUIRED[table]))(
    'if %s is absent, null, empty or blank, the error is: %s',
    (field, message) => {
      for (const value of [undefined, null, '', ' \t\u00a0\n'])
        expect(problemsOf({ ...ROW, [field]: value })).toMatchObject([{ field, message }]);
      const { [field]: _absent, ...rest } = ROW;
      expect(problemsOf(rest)).toEqual([{ field, message, kind: 'missing' }]);
    },
  );

  test.each(Object.entries({ id: 'id takes a UUID', ...REQUIRED[table], ...OPTIONAL[table] }))(
    'a form that gives %s twice is refused: %s',
    (field, message) => {
      const texts = Object.entries(ROW).map(([name, value]) => [name, value === null ? '' : `${value}`]);
      const goals = 'automation_goals' in ROW && { automation_goals: ['Generate more leads'] };
      const form = { ...Object.fromEntries(texts), ...goals, [field]: ['4', '4'] };
      expect(problemsOf(fromForm(form))).toEqual([{ field, message, kind: 'invalid' }]);
    },
  );

  test('an invalid address is refused', () => {
    const problem = { field: contact.email, message: INVALID_EMAIL[table] };
    expect(problemsOf({ ...ROW, [contact.email]: 'ines@studio' })).toMatchObject([problem]);
  });

  test('a column that the table does not have is unknown', () => {
    expect(problemsOf({ ...ROW, status: 'confirmed' })).toMatchObject([{ field: 'status', kind: 'unknown' }]);
  });

  test('a client may choose the id: a UUID in upper or lower case', () => {
    const id = '0190B1C2-0000-7000-8000-00000000000A';
    expect(checkLead(table, { ...ROW, id })).toMatchObject({ row: { id: id.toLowerCase() } });
    for (const other of ['1', `x${id}`, `${id}0`])
      expect(problemsOf({ ...ROW, id: other })).toMatchObject([{ message: 'id takes a UUID' }]);
  });

  test('a form’s text of several lines has LF line ends', () => {
    const column = columnsOf(table).at(-1) ?? '';
    expect(fromForm({ [column]: 'One\r\nTwo' })).toMatchObject({ [column]: 'One\nTwo' });
  });
});
