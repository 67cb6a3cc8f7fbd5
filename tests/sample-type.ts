import * as v from 'valibot';
import { chosen, type LeadType, summaryOf, typed } from '#leads/lead-type.ts';
import { checkRow, clientId, EMAIL, requiredText, rowFromForm, rowSchema } from '#leads/validation.ts';

const SIZES = ['Small', 'Medium', 'Large'] as const;

interface SampleRow {
  id?: string | undefined;
  full_name: string;
  mail: string;
  sizes: (typeof SIZES)[number][];
  softness: number;
}

const SCHEMA = rowSchema({
  id: clientId,
  full_name: requiredText('Name is required'),
  mail: v.pipe(requiredText('Email is required'), v.regex(EMAIL, 'Please enter a valid email')),
  sizes: v.pipe(v.array(v.picklist(SIZES, 'Please select a size'), 'Please select a size'), v.minLength(1)),
  softness: v.pipe(v.number('1 to 3'), v.minValue(1), v.maxValue(3)),
});

/** A type of lead that no version of the product has: whatever works for it works for the next one. */
export const SAMPLE = {
  name: 'sample',
  plural: 'samples',
  title: 'Samples',
  lists: { sizes: true },
  contact: { name: 'full_name', email: 'mail' },
  formPath: '/samples',
  thanksPath: '/samples/thanks',
  fastestSeconds: 0,
  questions: [
    { title: 'Sizes', column: 'sizes', answers: SIZES },
    { title: 'Softness', column: 'softness', answers: ['Crisp', 'Soft', 'Softer'], isScale: true },
  ],
  check: (input) => checkRow(SCHEMA, input),
  fromForm: (values) => ({
    ...rowFromForm(SCHEMA, values),
    sizes: [values.sizes].flat(),
    softness: Number(values.softness),
  }),
  headline: (lead) => ({ who: lead.full_name, what: lead.sizes.join(', ') }),
  facts: (lead) => [
    typed('Name', lead.full_name),
    typed('Email', lead.mail),
    chosen('Sizes', lead.sizes.join('\n')),
    chosen('Softness', String(lead.softness)),
  ],
  timeZone: () => undefined,
  acknowledgement: (lead) => ({ summary: summaryOf([chosen('Sizes', lead.sizes.join('\n'))]) }),
  notification: (lead) => ({ name: lead.full_name, reference: lead.id }),
} satisfies LeadType<SampleRow>;

/** Its table, for either database, as a migration would create it. */
export const SAMPLE_TABLE = {
  sqlite: `create table sample_requests (id text primary key not null,
    created_at text not null default (strftime('%Y-%m-%dT%H:%M:%fZ')),
    full_name text not null, mail text not null, sizes text not null, softness integer not null) strict`,
  postgres: `create table sample_requests (id uuid primary key, created_at timestamptz(3) not null default now(),
    full_name text not null, mail text not null, sizes text[] not null, softness integer not null)`,
};

export const SAMPLE_ROW = {
  full_name: 'Ada Sample',
  mail: 'ada@studio.example',
  sizes: ['Small', 'Large'],
  softness: 2,
};

/** Its mails' templates, by their kinds. */
export const SAMPLE_TEMPLATES = {
  'acknowledgement-sample': {
    subject: 'Your samples',
    html: '<p>{{#summary}}{{label}}: {{lines}}{{/summary}}</p>',
    text: '{{#summary}}{{label}}: {{lines}}{{/summary}}',
  },
  'notification-sample': {
    subject: 'Samples for {{name}}',
    html: '<p>{{name}} {{reference}}</p>',
    text: '{{name}} {{reference}}',
  },
};
