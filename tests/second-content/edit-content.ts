// The content of a founder who followed `docs/content.md`. Of the sample content, only the demonstration store and
// brand-neutral words remain.
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Edit = (text: string) => string;

/** Replaces the content in a copy of the project with another founder's. */
export function editContent(project: string): void {
  const path = (...names: string[]) => join(project, ...names);
  for (const name of readdirSync(path('content/case-studies')))
    if (!name.includes('chatbot-return-on-investment')) rmSync(path('content/case-studies', name));
  cpSync(join(import.meta.dirname, 'case-studies'), path('content/case-studies'), { recursive: true });
  rmSync(path('content/services/mobile-app.ts'));
  renameSync(path('content/services/crm-integration.ts'), path('content/services/size-charts.ts'));
  for (const [name, change] of Object.entries(EDITS)) edit(path(name), change);
}

/** Edits a file. @throws if the edit changes nothing */
function edit(file: string, change: Edit): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} no longer has what the second content replaces.`);
  writeFileSync(file, after);
}

/** Replaces pieces of text. @throws if a piece doesn't occur exactly once */
function swap(...pairs: [before: string, after: string][]): Edit {
  return (text) =>
    pairs.reduce((whole, [before, after]) => {
      const parts = whole.split(before);
      if (parts.length !== 2)
        throw new Error(`'${before}' occurs ${parts.length - 1} times instead of once.`);
      return parts.join(after);
    }, text);
}

function setConstant(name: string, value: string): Edit {
  return (text) =>
    text.replace(new RegExp(`(export const ${name}\\b[^]*? = )[[{][\\s\\S]*?\\n[\\]}](?=;)`), `$1${value}`);
}

const WORDS: Record<string, string> = {
  'what-it-does': 'good for',
  'performance-pricing': 'price cost charge',
};

const QUESTIONS = [
  ['what-it-does', 'What does the agent do all day?', 'It answers on fit, fabric, stock and orders.'],
  ['fashion-only', 'Do you only work with clothes shops?', 'With clothes, shoes and bags. Others may ask.'],
  ['performance-pricing', 'How is the commission reckoned?', 'On sales that the agent helped with.'],
  ['trial', 'How long can we try it?', 'For two weeks. Leave within them and you owe nothing.'],
  ['languages', 'In which languages does it answer?', 'In those that somebody on your team can check.'],
].map(([id, question, answer]) => ({ id, words: WORDS[id ?? ''] ?? '', question, answer }));

const FAQ = [
  { id: 'general', category: 'The agent', items: QUESTIONS.slice(0, 2) },
  { id: 'pricing', category: 'Money and languages', items: QUESTIONS.slice(2) },
];

const RENAMED = (text: string) =>
  text.replace(`'CRM Integrations'`, `'Size Charts'`).replace(/\s*'Mobile App Building',/, '');

const EDITS: Record<string, Edit> = {
  'content/site.ts': swap(
    [`'Loomline'`, `'Bobbin Row'`],
    ['https://loomline.example', 'https://www.bobbinrow.test'],
    ['hello@loomline.example', 'ask@bobbinrow.test'],
    ['Custom AI chat agents for apparel and fashion stores.', 'Chat agents for shops that sell clothes.'],
    [`name: '',\n    /** One`, `name: 'Ada Okafor',\n    /** One`],
    [`sentence: ''`, `sentence: 'Ada ran the returns desk of a coat shop for nine years.'`],
    [`company: ''`, `company: 'Bobbin Row LLC'`],
    [`city: ''`, `city: 'Providence'`],
    [
      `name: '',\n    address: ''`,
      `name: 'Bobbin Row LLC',\n    address: '12 Spindle Street, Providence, RI 02903'`,
    ],
    [`country: ''`, `country: 'United States'`],
    [`register: ''`, `register: 'Rhode Island Department of State, 1702934'`],
    [`taxNumber: ''`, `taxNumber: '05-1234567'`],
    ['copyrightYear: 2024', 'copyrightYear: 2025'],
    ['company/loomline', 'company/bobbin-row'],
    ['https://www.instagram.com/loomline', ''],
    ['https://www.youtube.com/@loomline', ''],
  ),
  'content/call-hours.ts': setConstant(
    'CALL_HOURS',
    `{
  zone: 'America/New_York',
  week: {
    monday: [{ from: '10:00', to: '12:30' }, { from: '14:00', to: '18:00' }],
    tuesday: [{ from: '10:00', to: '12:30' }, { from: '14:00', to: '18:00' }],
    wednesday: [],
    thursday: [{ from: '10:00', to: '12:30' }, { from: '14:00', to: '18:00' }],
    friday: [{ from: '10:00', to: '15:00' }],
    saturday: [],
    sunday: [],
  },
  stepMinutes: 15,
  noticeHours: 30,
  daysAhead: 21,
  closedDays: ['2030-07-04'],
  sample: false,
}`,
  ),
  'content/pricing.ts': swap(
    ['sample: true', 'sample: false'],
    ['{ from: 3, to: 8 }', '{ from: 4, to: 10 }'],
    ['countedDays: 7', 'countedDays: 10'],
    ['rate: 6', 'rate: 8'],
    ['rate: 3', 'rate: 5'],
  ),
  'content/faq.ts': (text) =>
    setConstant('FAQ', JSON.stringify(FAQ))(text.replace(/^import (?!.*terms).*\n/gm, '')),
  'content/testimonials.ts': (text) =>
    setConstant('TESTIMONIALS', '[]')(setConstant('HOME_TESTIMONIALS', '[]')(text)),
  'content/services.ts': swap(
    [`import { CRM_INTEGRATION } from './services/crm-integration.ts';\n`, ''],
    [`import { MOBILE_APP } from './services/mobile-app.ts';\n`, ''],
    [
      `import { WEBSITE_CHAT }`,
      `import { SIZE_CHARTS } from './services/size-charts.ts';\nimport { WEBSITE_CHAT }`,
    ],
    ['  CRM_INTEGRATION,\n', '  SIZE_CHARTS,\n'],
    ['  MOBILE_APP,\n', ''],
  ),
  'content/services/size-charts.ts': (text) =>
    text
      .replace('CRM_INTEGRATION', 'SIZE_CHARTS')
      .replace(`'crm-integration'`, `'size-charts'`)
      .replace(/(name:) 'CRM.*/, `$1 'Size Charts',`)
      .replace(
        /(lead:) '.*/,
        `$1 'Size charts for fashion stores: each piece measured, each body asked about once, and a size that is kept, on the page and in the chat.',`,
      )
      .replace(/(summary:) '.*/, `$1 'Each piece measured, and a chart that shoppers can follow.',`),
  'content/service-names.ts': RENAMED,
  'site/quiz-advice.ts': (text) =>
    text
      .replace(`'CRM Integrations'`, `'Size Charts'`)
      .replace(/ {2}\[\n {4}'Mobile App[\s\S]*?\n {2}\],\n/, ''),
  'db/hosted.sql': RENAMED,
};
