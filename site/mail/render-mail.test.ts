import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SITE } from '#content/site.ts';
import { BOOKING, type Booking } from '#leads/lead-types/booking.ts';
import type { Fact } from '#leads/lead-types/lead-type.ts';
import { QUIZ } from '#leads/lead-types/quiz.ts';
import { SUPPORT_MESSAGE } from '#leads/lead-types/support-message.ts';
import type { MailFacts, MailKind } from '#leads/mail/mail-facts.ts';
import { formatHere, wallTimeHere } from '#leads/time-zones.ts';
import { ROWS } from '../../tests/start-server.ts';
import { mailRenderer } from './render-mail.tsx';

type Nodes = Parameters<typeof textOf>[0];

const render = mailRenderer({ origin: 'https://loomline.example' });

const STORED = { id: '0f8fad5b-d9cb-469f-a165-70867728950e', created_at: '2099-11-20T11:42:00.000Z' };

const SENDER = { name: 'Inês Duarte', email: 'ines?shop@studionorte.example' };

const LEAD = {
  ...ROWS.call_bookings,
  ...STORED,
  ...SENDER,
  problems_to_solve: 'Half of our returns are sizing.\n\nMost questions come in after ten at night.',
} as Booking;
const START = new Date('2099-12-01T14:30:00Z');

const ANSWERS = {
  ...ROWS.quiz_submissions,
  ...STORED,
  ...{ contact_name: SENDER.name, contact_email: SENDER.email, contact_phone: '+351 21 000' },
  additional_comments: 'One line.\nAnother line.',
} as MailFacts['notification quiz_submissions']['lead'];

const MESSAGE = {
  ...STORED,
  ...SENDER,
  message: 'The agent offered a size that we no longer carry.\nIt was on Tuesday.',
};

const ZONE = 'Asia/Kathmandu';

const linkTo = (act: string) => `https://loomline.example/answer/AQ?do=${act}`;

const HELD = { status: 'held', startsAt: START, heldUntil: new Date('2099-11-22T11:42:00Z') } as const;

const LEAD_FACTS = { lead: LEAD, name: 'Ines', time: HELD, linkTo, deviceZone: ZONE };

const isChosen = (fact: Fact) => fact.isChosen;

const CALL = {
  ...{ booking: LEAD, startsAt: START, deviceZone: ZONE, linkTo },
  link: 'https://meet.example/abc?room=1&key=2',
  note: 'The school called.\nAn hour later would be fine.',
  ...{ byVisitor: true, wasConfirmed: true },
};

/** `CALL` with the sanitised name that mails to visitors contain. */
const VISITORS = { ...CALL, name: 'Ines' };

/** The facts for each kind of mail, with every optional value set. */
const FACTS: MailFacts = {
  'acknowledgement call_bookings': { ...LEAD_FACTS, summary: BOOKING.facts(LEAD, ZONE).filter(isChosen) },
  'acknowledgement quiz_submissions': {
    ...{ ...LEAD_FACTS, lead: ANSWERS },
    summary: QUIZ.facts(ANSWERS).filter(isChosen),
  },
  'acknowledgement support_messages': { ...LEAD_FACTS, lead: MESSAGE, summary: [] },
  'notification call_bookings': { ...LEAD_FACTS, summary: BOOKING.facts(LEAD, ZONE) },
  'notification quiz_submissions': { ...LEAD_FACTS, lead: ANSWERS, summary: QUIZ.facts(ANSWERS) },
  'notification support_messages': {
    ...{ ...LEAD_FACTS, lead: MESSAGE },
    summary: SUPPORT_MESSAGE.facts(MESSAGE),
  },
  confirmation: { ...VISITORS, news: 'moved' },
  decline: VISITORS,
  cancellation: { ...VISITORS, note: null },
  proposal: { ...VISITORS, proposed: [START, new Date(START.getTime() + 3_600_000)] },
  reminder: VISITORS,
  'team confirmation': { ...CALL, news: 'moved' },
  'team cancellation': CALL,
  agenda: { day: '2099-12-01', calls: [CALL, { ...CALL, booking: { ...LEAD, id: 'other' }, link: null }] },
  nudge: { ...CALL, isTaken: false, heldUntil: HELD.heldUntil, waited: '20 hours' },
  reply: { lead: STORED, name: SENDER.name, address: SENDER.email, text: 'Could it be Friday?' },
  'hand over': {
    ...{ name: SENDER.name, address: SENDER.email, words: 'Could you call them?' },
    summary: SUPPORT_MESSAGE.facts(MESSAGE),
  },
  'sign in': { link: 'https://desk.shop.example/sign-in?once=token' },
  alert: { problems: [{ what: '3 posts to the webhook were given up.', todo: 'npm run leads -- check' }] },
};

const KINDS = Object.keys(FACTS) as MailKind[];
const VISITOR_KINDS = /^(acknowledgement .*|confirmation|decline|cancellation|proposal|reminder)$/;

/** Text that the visitor typed, except the name. */
const TYPED = [
  'studionorte.example',
  'Studio Norte',
  'Half of our returns are sizing.',
  'We ship from Porto.',
  '+351 21 000',
  'Another line.',
  'It was on Tuesday.',
];

const BOTH_CLOCKS = ['15:30 (CET)', '20:15 (Kathmandu)'];

/** Text that each mail must contain. */
const SAID: Record<MailKind, string[]> = {
  'acknowledgement call_bookings': ['Ines', 'Chat Agents', ...BOTH_CLOCKS, 'move', 'cancel'],
  'acknowledgement quiz_submissions': [
    'Ines',
    'E-commerce',
    'shoppers get an answer',
    '/services/website-chat',
  ],
  'acknowledgement support_messages': ['Ines'],
  'notification call_bookings': [
    ...[SENDER.name, SENDER.email, ...TYPED.slice(1, 4), ...BOTH_CLOCKS, formatHere(START), ZONE],
    ...['confirm', 'propose', 'decline', STORED.id, formatHere(HELD.heldUntil)],
  ],
  'notification quiz_submissions': [SENDER.name, SENDER.email, '4 of 5', ...TYPED.slice(4, 6), 'do=answered'],
  'notification support_messages': [SENDER.name, SENDER.email, TYPED.at(-1) ?? '', 'do=answered'],
  confirmation: ['Ines', 'Chat Agents', ...BOTH_CLOCKS, CALL.link, 'move', 'cancel', 'later would'],
  decline: ['Ines', 'Chat Agents', '20:15 (Kathmandu)', 'The school called.', '/book-call'],
  cancellation: ['Ines', 'Chat Agents', '20:15 (Kathmandu)', '/book-call'],
  proposal: [
    'Ines',
    'Chat Agents',
    '20:15 (Kathmandu)',
    '21:15 (Kathmandu)',
    'do=confirm',
    'The school called.',
  ],
  reminder: ['Ines', 'Chat Agents', ...BOTH_CLOCKS, CALL.link, 'move', 'cancel'],
  'team confirmation': [
    SENDER.name,
    SENDER.email,
    'Studio Norte',
    '20:15 (Kathmandu)',
    formatHere(START),
    CALL.link,
  ],
  'team cancellation': [SENDER.name, SENDER.email, 'Studio Norte', formatHere(START), 'The school called.'],
  agenda: [
    '2 calls',
    SENDER.name,
    'Studio Norte',
    wallTimeHere(START).time,
    CALL.link,
    'move',
    'No link: nobody',
  ],
  nudge: [SENDER.name, '20 hours', formatHere(START), 'confirm', 'propose', 'decline'],
  reply: [SENDER.name, 'Could it be Friday?', STORED.id, 'answered'],
  'hand over': [SENDER.name, SENDER.email, 'Could you call them?', TYPED.at(-1) ?? ''],
  'sign in': ['https://desk.shop.example/sign-in?once=token', '15 minutes'],
  alert: ['3 posts to the webhook were given up.', 'npm run leads -- check'],
};

/** Only structural rules are checked, because mail programs need an obsolete doctype and obsolete attributes. */
const SOUND: ConfigData = {
  rules: {
    'close-order': 'error',
    'element-permitted-content': 'error',
    'element-permitted-parent': 'error',
    'element-required-content': 'error',
    'no-dup-attr': 'error',
    'no-dup-id': 'error',
    'no-implicit-close': 'error',
  },
};

async function complaints(html: string, rules: ConfigData): Promise<string[]> {
  const { results } = await new HtmlValidate({ root: true, ...rules }).validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}

function renderKind<Kind extends MailKind>(kind: Kind, facts: MailFacts[Kind] = FACTS[kind]) {
  const mail = render(kind, facts);
  return { ...mail, page: fromHtml(mail.html) };
}

/** Replaces all user input in the facts with `text`. */
function withTyped<Facts>(facts: Facts, text: string): Facts {
  const typed = /^(name|contact_name|company_name|note|value|message|what)$/;
  const exchanged = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return typed.test(key) ? text : value;
    if (Array.isArray(value)) return value.map((each) => exchanged(each));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, exchanged(each, name)]));
  };
  return exchanged(facts) as Facts;
}

function elementsIn(node: Nodes): Extract<Nodes, { type: 'element' }>[] {
  const below = 'children' in node ? node.children.flatMap(elementsIn) : [];
  return node.type === 'element' ? [node, ...below] : below;
}

test.each(KINDS)('%s contains its required text, as HTML and as plain text', (kind) => {
  const { html, text, page } = renderKind(kind);
  const shown = textOf(page) + elementsIn(page).map(({ properties }) => properties.href);
  for (const words of SAID[kind]) {
    expect(shown).toContain(words);
    expect(text).toContain(words);
  }
  // All placeholders were filled.
  expect(html.replace(/<style>.*?<\/style>/gs, '') + text).not.toMatch(/[{}]|undefined|null|NaN/);
});

test.each(KINDS.filter((kind) => VISITOR_KINDS.test(kind)))(
  '%s contains nothing that a visitor typed',
  (kind) => {
    const { subject, html, text } = renderKind(kind);
    for (const words of [...TYPED, SENDER.name]) expect(subject + html + text).not.toContain(words);
    expect(subject).not.toContain('Ines');
  },
);

test.each(KINDS.filter((kind) => kind !== 'sign in'))(
  'typed text in %s can’t become markup or a placeholder, or hide other text',
  (kind) => {
    const nasty = '<script>alert("1")</script> {name} &amp; $& \'co\' </style></td></table>';
    const { html, text, page } = renderKind(kind, withTyped(FACTS[kind], `\u202e${nasty}\u2029\u0000`));
    expect(elementsIn(page).filter(({ tagName }) => tagName === 'script')).toEqual([]);
    expect(textOf(page)).toContain(nasty);
    expect(text).toContain(nasty);
    expect(html + text).not.toMatch(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  },
);

test.each(KINDS)('%s is a well-formed document that loads no external resources', async (kind) => {
  const { html, text, page } = renderKind(kind);
  expect(await complaints(html, SOUND)).toEqual([]);
  // Browsers would move any text between rows or cells out of the table.
  expect(html).not.toMatch(/(<(table|tbody|tr)\b[^>]*>|<\/(td|tr|tbody)>)\s*[^<\s]/);
  const elements = elementsIn(page);
  expect(elements.filter(({ tagName }) => tagName === 'h1')).toHaveLength(1);
  expect(elements.find(({ tagName }) => tagName === 'html')?.properties.lang).toBe('en');
  expect(elements.filter(({ tagName }) => ['img', 'link', 'script'].includes(tagName))).toEqual([]);
  expect(html).not.toMatch(/url\(|@import/);
  for (const { properties } of elements.filter(({ tagName }) => tagName === 'a')) {
    expect(properties.href).toMatch(/^(https:\/\/|mailto:)/);
  }
  expect(text).not.toMatch(/<\/?[a-z]|&#?\w+;|\n{3}/);
});

test('Outlook for Windows gets a width of 600 pixels and fonts of its own, and no other program does', () => {
  for (const kind of KINDS) {
    const { html, page } = renderKind(kind);
    const outlook = html.replace(/<!--\[if mso\]>|<!\[endif\]-->/g, '');
    const frame = elementsIn(fromHtml(outlook)).find(({ tagName }) => tagName === 'table');
    expect(frame?.properties).toMatchObject({ width: 600, align: 'center' });
    expect(outlook).toMatch(/<style>body, [^{]*\{ font-family: Segoe UI, Arial, /);
    expect(elementsIn(page).find(({ tagName }) => tagName === 'table')?.properties.width).toBe('100%');
    expect(outlook.match(/<table/g)?.length).toBe(outlook.match(/<\/table>/g)?.length);
  }
});

test('each mail is small enough for Gmail to apply its styles and to show it in full', () => {
  for (const kind of KINDS) {
    const { html } = renderKind(kind);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    expect(style.length, kind).toBeLessThan(16 * 1024);
    expect(html.length, kind).toBeLessThan(50 * 1024);
  }
});

test('a subject is one line', () => {
  for (const kind of KINDS)
    expect(renderKind(kind, withTyped(FACTS[kind], 'Ines\r\nBcc: a@b.c')).subject).not.toMatch(/[\r\n]/);
  expect(renderKind('notification call_bookings').subject).toBe(
    'Call: Chat Agents, Studio Norte, Tuesday, 1 December 2099, 20:15 (Kathmandu)',
  );
});

test('both mails say whether the time is held, confirmed or taken, and the team can confirm only a held time', () => {
  const later = new Date('2099-12-02T14:30:00Z');
  const mails = (status: 'held' | 'confirmed' | 'taken') => {
    const time = { status, startsAt: later, heldUntil: status === 'held' ? HELD.heldUntil : undefined };
    return [
      renderKind('acknowledgement call_bookings', { ...FACTS['acknowledgement call_bookings'], time }).text,
      renderKind('notification call_bookings', { ...FACTS['notification call_bookings'], time }).text,
    ];
  };
  const [heldVisitor, heldTeam] = mails('held');
  expect(heldVisitor).toMatch(/is kept for you/);
  expect(heldTeam).toMatch(/first asked for Tuesday, 1 December.*held for them until/s);
  expect(heldTeam).toContain('do=confirm');
  const [confirmedVisitor, confirmedTeam] = mails('confirmed');
  expect(confirmedVisitor).not.toMatch(/is kept for you|was taken/);
  expect(confirmedTeam).toMatch(/has a call with us.*first asked for/s);
  expect(confirmedTeam).not.toContain('do=confirm');
  const [takenVisitor, takenTeam] = mails('taken');
  expect(takenVisitor).toMatch(/was taken just before/);
  expect(takenTeam).toMatch(/That time is taken/);
  expect(takenTeam).not.toMatch(/first asked for|held for them|do=confirm/);
});

test('a time can be confirmed by link only until it begins', () => {
  vi.useFakeTimers({ now: START.getTime() - 1 });
  onTestFinished(() => void vi.useRealTimers());
  expect(renderKind('nudge').text).toContain('do=confirm');
  vi.setSystemTime(START);
  expect(renderKind('nudge').text).not.toContain('do=confirm');
});

test('without links, a message is marked as answered by a command', () => {
  const { text } = renderKind('notification support_messages', {
    ...{ ...LEAD_FACTS, lead: MESSAGE, summary: [], linkTo: undefined },
  });
  expect(text).toContain(`npm run leads -- answered ${STORED.id}`);
});

test('an address that can’t receive mail is shown to the team without a link', () => {
  const hrefs = (email: string) => {
    const { page, text } = renderKind('nudge', { ...FACTS.nudge, booking: { ...LEAD, email } });
    expect(text).toContain(email);
    return elementsIn(page).flatMap(({ properties: { href } }) => (/^mailto:/.test(`${href}`) ? [href] : []));
  };
  expect(hrefs(SENDER.email)).toEqual([
    `mailto:ines%3Fshop@studionorte.example?subject=${encodeURIComponent(`Your call with ${SITE.brand}`)}`,
  ]);
  expect(hrefs('ines@[127.0.0.1]')).toEqual([]);
});

test('a value or a note keeps its line breaks, even in mail programs that ignore white-space', () => {
  const { html, text } = renderKind('notification call_bookings');
  expect(text).toContain(`Problems to solve: ${LEAD.problems_to_solve}\nAdditional info: We ship`);
  expect(html).toMatch(/are sizing\.<br\/><br\/>Most questions/);
  for (const kind of [
    'confirmation',
    'decline',
    'team confirmation',
    'notification support_messages',
  ] as const) {
    expect(renderKind(kind).html).toMatch(/dir="auto"[^>]*>[^<]+\.<br\/>[^<]+\.</);
    expect(renderKind(kind).text).toMatch(/\n\n.+\.\n.+\.\n\n/);
  }
});
