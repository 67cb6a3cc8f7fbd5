import { describe, expect, test } from 'vitest';
import { recordAct } from '#leads/db/audit.ts';
import { queueDeliveries } from '#leads/outbox/outbox.ts';
import { insertLead } from '#leads/record/insert-lead.ts';
import { CLI } from '../../scripts/spawn-server.ts';
import { ask } from '../new-database.ts';
import { newQuiz } from '../new-leads.ts';
import { newSite } from '../new-site.ts';
import { callCommand } from '../run-command.ts';
import { hasTerminal, runOnTerminal } from '../run-on-terminal.ts';

/** Escape sequences (title, clipboard, link, colours, clearing, bell), C1 controls, and bidirectional marks. */
const HOSTILE = [
  '\u001b]0;title\u0007\u001b]52;c;ZXZpbA==\u001b\\\u001b]8;;https://evil.example\u0007',
  '\u001b[8m\u001b[2J\u001b[3J\u001b[1;1H\u001bc\u001b(0\u001bP+q\u001b\\\b\b\u000e\u0007\r\u007f',
  '\u009b2J\u009d0;title\u009c\u0090\u0085',
  '\u202e\u2066\u2067\u200f\u061c\u2028\u2029\u200b\ufeff\u{e0041}Mallory',
].join('');

const REFUSED = 'mallory@evil.example';

/** Escape sequences that the command line itself prints: for bold, dim and red text, and for drawing prompts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches allowed control sequences
const OWN = /\u001b\[(?:(?:1|2|22|31|39)m|\d+G|0?J)/g;

function expectInert(sent: string): void {
  const rest = sent.replace(/\r+\n/g, '\n').replace(OWN, '');
  expect(rest).not.toMatch(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  // Bare sequences would mean that the command line stripped the escape characters from its own output.
  expect(rest).not.toMatch(/\[(?:1|2|22|31|39)m/);
}

const [CALL, QUIZ] = [crypto.randomUUID(), crypto.randomUUID()];

/** Creates a database with a booking, a quiz and related rows. All text in it is hostile. */
async function hostileDatabase(): Promise<string> {
  const { url, store, book, close } = await newSite();
  const booking = { name: HOSTILE, company_name: HOSTILE, problems_to_solve: `${HOSTILE}\n${HOSTILE}` };
  await book({ ...booking, id: CALL, email: REFUSED, additional_info: HOSTILE });
  const texts = { contact_name: HOSTILE, contact_phone: HOSTILE, business_website: HOSTILE };
  const quiz = newQuiz({ ...texts, id: QUIZ, contact_email: REFUSED, additional_comments: HOSTILE });
  await insertLead(store, 'quiz_submissions', quiz, { suspicion: HOSTILE });
  const lead = { lead_table: 'quiz_submissions', lead_id: QUIZ } as const;
  await queueDeliveries({ ...store, kinds: ['notification'] }, lead, ['notification']);
  await store.db.updateTable('deliveries').set({ error: HOSTILE, attempts: 1 }).execute();
  const by = { actor: 'operator', user_name: HOSTILE } as const;
  await recordAct(store.db, by, { act: 'restore', lead_id: CALL, detail: HOSTILE });
  const [starts_at = '', ends_at = ''] = [0, 15].map((minutes) =>
    new Date(Date.now() + (24 * 60 + minutes) * 60_000).toISOString(),
  );
  const call = { booking_id: CALL, status: 'confirmed', starts_at, ends_at } as const;
  const appointment = { ...call, link: HOSTILE, note: HOSTILE };
  await store.db.insertInto('appointments').values(appointment).execute();
  // Close the database: otherwise `restore` would only print that it is open.
  await close();
  return url;
}

/** Runs a command on a pseudo-terminal, and returns what it wrote there. */
function onTerminal(url: string, args: string[], { input = '', env = {} } = {}): Promise<string> {
  return runOnTerminal([CLI, ...args], { env: { DATABASE_URL: url, ...env }, input });
}

const NOWHERE = `/nonexistent/${HOSTILE}`;

/** Arguments for each command. The last test fails if a command is missing here. */
const CALLS: Record<string, string[][]> = {
  list: [[], ['--json'], ['--suspect'], ['--email', HOSTILE], ['--since', HOSTILE]],
  show: [[CALL], [QUIZ], [CALL, '--json'], [QUIZ, '--json'], [HOSTILE]],
  export: [[], ['--json'], ['--email', REFUSED], ['--table', HOSTILE], ['--out', NOWHERE]],
  import: [[HOSTILE], ['README.md']],
  confirm: [[CALL], [CALL, '--link', HOSTILE], [CALL, '--at', HOSTILE], [QUIZ]],
  propose: [
    [CALL, '2030-01-02 09:00', '--words', HOSTILE],
    [CALL, HOSTILE],
    [QUIZ, '2030-01-02 09:00'],
  ],
  cancel: [[CALL], [CALL, '--words', HOSTILE, '--force'], [QUIZ]],
  undo: [[CALL], [QUIZ], [HOSTILE]],
  'follow-up': [
    [CALL, '2030-01-02 09:00'],
    [CALL, HOSTILE],
    [HOSTILE, '2030-01-02 09:00'],
  ],
  decline: [[CALL], [CALL, '--note', HOSTILE], [QUIZ]],
  add: [['--name', HOSTILE, '--email', 'x@x.example', '--message', HOSTILE], ['--name', HOSTILE], [HOSTILE]],
  correct: [[CALL, '--name', HOSTILE], [QUIZ, '--email', HOSTILE], [HOSTILE]],
  spam: [[CALL], [HOSTILE]],
  archive: [[CALL], [HOSTILE]],
  remind: [
    [CALL, '2030-01-02'],
    [QUIZ, HOSTILE],
  ],
  'hand-over': [
    [CALL, 'mallory@evil.example'],
    [CALL, HOSTILE],
    [HOSTILE, 'x@x.example'],
  ],
  block: [['2030-01-01 09:00', '--until', '10:00', '--note', HOSTILE], [HOSTILE]],
  unblock: [['2030-01-01 09:00'], [HOSTILE]],
  calendar: [[], ['--days', '3650', '--json'], ['--days', HOSTILE]],
  answered: [[QUIZ], [CALL], [HOSTILE]],
  note: [[CALL, HOSTILE], [QUIZ, ''], [HOSTILE, 'x'], [HOSTILE]],
  outcome: [[CALL, 'won'], [QUIZ, HOSTILE], [HOSTILE]],
  desk: [[], ['--new-key'], [HOSTILE]],
  revoke: [[CALL], [QUIZ], [HOSTILE]],
  trust: [[CALL], [QUIZ]],
  retry: [[], [HOSTILE], ['--forget']],
  check: [[], ['--json']],
  stats: [[], ['--json'], ['--weeks', HOSTILE]],
  erase: [['--email', HOSTILE], ['--email', REFUSED, '--yes'], [HOSTILE]],
  backup: [[], ['--json'], ['--to', NOWHERE], ['--unless-since', HOSTILE]],
  restore: [[HOSTILE], ['README.md']],
  purge: [['--older-than', HOSTILE], ['--older-than', '1d'], [HOSTILE]],
};

describe.runIf(hasTerminal)('a visitor’s text sends no control sequence to a terminal', () => {
  test.each(Object.keys(CALLS))('in the command %s', async (command) => {
    const url = await hostileDatabase();
    for (const args of CALLS[command] ?? []) {
      const { stdout, stderr } = await callCommand(url, [command, ...args], {}, { isTerminal: true });
      expect(stdout + stderr, `${command} ${args.join(' ')}`).toMatch(/\S/);
      expectInert(stdout);
      expectInert(stderr);
    }
  });

  test('a real terminal gets none in a question, in the help or from an unknown command', async () => {
    const url = await hostileDatabase();
    expectInert(await onTerminal(url, ['list']));
    const asked = await onTerminal(url, ['erase', '--email', REFUSED], { input: 'n\n' });
    expect(asked).toContain('Erase all of it?');
    expectInert(asked);
    expectInert(await onTerminal(url, ['--help']));
    expectInert(await onTerminal(url, [HOSTILE]));
  });

  test('a visitor’s text doesn’t look like a line of the command itself', async () => {
    const url = await hostileDatabase();
    const lines = `company_name = 'x\r\nErased.', problems_to_solve = 'x\rErased.'`;
    await ask(url, `update call_bookings set name = 'Mallory\nErased.', ${lines}`);
    for (const command of ['confirm', 'decline', 'show', 'list']) {
      const more = { list: [], show: [CALL] }[command] ?? [CALL, '--force'];
      const { stdout } = await callCommand(url, [command, ...more]);
      expect(stdout).toMatch(/Mallory\s+Erased\./);
      expect(stdout).not.toMatch(/^Erased/m);
    }
  });

  test('every command is covered here', async () => {
    const { stdout } = await callCommand('sqlite:/nonexistent', ['--help']);
    const [, commands = ''] = stdout.split('Commands:\n');
    const names = [...commands.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'help').sort()).toEqual(Object.keys(CALLS).sort());
  });
});
