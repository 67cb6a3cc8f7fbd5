import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createAgent } from '#agent/store-agent.ts';
import type { Answer, Order, Thread } from '#agent/types.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { codePoint } from '../code-point.ts';
import { figuresIn } from './figures.ts';
import { HELD_OUT } from './held-out.ts';
import { type Case, GROUPS, HOSTILE } from './questions.ts';

/** Monday, before the cut-off. */
const agent = createAgent(DEMO_STORE, { now: () => new Date('2026-11-23T10:00:00Z') });

const CASES: Case[] = [...Object.values(GROUPS).flat(), ...HELD_OUT];

test('At least 97 in 100 questions are answered right', () => {
  const wrong = CASES.filter(([asked, kind, ...facts]) => {
    const answer = ask(asked);
    const holds = (fact: string | RegExp) =>
      typeof fact === 'string'
        ? answer.text.toLowerCase().includes(fact.toLowerCase())
        : fact.test(answer.text);
    return answer.kind !== kind || !facts.every(holds);
  });
  expect(wrong.length / CASES.length, wrong.map(([asked]) => String(asked)).join('\n')).toBeLessThanOrEqual(
    0.03,
  );
});

test('No answer has a figure that is not in the data, more than 60 words, or no source', () => {
  for (const [asked] of CASES) expectSound(ask(asked), String(asked));
});

test('Hostile text gets no figure of its own, no order and nothing of itself', () => {
  for (const asked of HOSTILE) {
    const answer = agent.answer(asked);
    expectSound(answer, asked);
    expectNoOrder(answer, asked);
  }
});

test.each([
  ['a wrong address', 'order 4471, noor@shopper.example'],
  ['an unknown number', 'order 9999, ines@shopper.example'],
])('%s is answered like any other pair that is none', (_, asked) => {
  expect(agent.answer(asked).text).toBe(agent.answer('order 1234, nobody@shopper.example').text);
});

/** Questions that the test below found: one got 64 words, one no answer, and two a length that isn't made. */
const UNSOUND_ONCE = [
  'mara measure Alba? M? straight',
  'A, japan?? the lune? free',
  'L34 72cm tapered',
  'tapered 28 x 34',
];

test('Any text is answered, with the figures of its pieces and nothing else of the asker', () => {
  const words = constantFrom(
    ...CASES.flatMap(([asked]) => [asked].flat().flatMap((one) => one.split(' '))),
    ...['<b>', '{{x}}', '\u202e', '\u200b', '99', '777', '4471', '5000 euros', '%', "'", '"', '--', '\n'],
  );
  const sentence = array(words, { maxLength: 300 }).map((all) => all.join(' ').slice(0, 2_000));
  const anything = oneof(
    sentence,
    string({ unit: codePoint, maxLength: 2_000 }),
    string({ maxLength: 2_000 }),
  );
  assert(
    property(array(anything, { minLength: 1, maxLength: 4 }), (conversation) => {
      let thread: Thread | undefined;
      for (const asked of conversation) {
        const answer = agent.answer(asked, thread);
        expectSound(answer, conversation.join(' | '));
        thread = answer.thread;
      }
    }),
    { numRuns: 300, examples: UNSOUND_ONCE.map((asked): [string[]] => [[asked]]) },
  );
});

function ask(asked: string | string[]): Answer {
  let thread: Thread | undefined;
  let answer: Answer | undefined;
  for (const question of [asked].flat()) {
    answer = agent.answer(question, thread);
    thread = JSON.parse(JSON.stringify(answer.thread));
  }
  if (!answer) throw new Error('Nothing was asked.');
  return answer;
}

/** Figures are of the pieces that are shown, the policies, or an order that was proved. */
function expectSound(answer: Answer, asked: string): void {
  const { text, checked, cards, handover = '', thread } = answer;
  const about = new Set([...cards.map(({ id }) => id), ...(thread.products ?? [])]);
  const order = DEMO_STORE.orders.find(
    ({ number, email }) => number === thread.orderNumber && email === thread.orderEmail,
  );
  const allowed = figuresIn(
    JSON.stringify([
      DEMO_STORE.products.filter(
        ({ id, name }) => about.has(id) || text.includes(name) || handover.includes(name),
      ),
      DEMO_STORE.policies,
      order,
    ]),
  );
  const shown = [
    text,
    handover,
    ...cards.map(({ name, details, price }) => [name, details, price].join(' ')),
  ].join(' ');
  expect(
    [...figuresIn(shown)].filter((figure) => !allowed.has(figure)),
    asked,
  ).toEqual([]);
  expect(text.split(/\s+/).length, asked).toBeLessThanOrEqual(60);
  expect(text).toMatch(/\S/);
  expect(checked.length, asked).toBeGreaterThan(0);
  expect(shown).not.toMatch(/[<>{}\u200b-\u200f\u202a-\u202e]/);
}

function expectNoOrder({ text }: Answer, asked: string): void {
  const orders: readonly Order[] = DEMO_STORE.orders;
  for (const { number, email, state, lastScan = 'sorting' } of orders)
    for (const secret of [number, email, state, lastScan]) expect(text, asked).not.toContain(secret);
}
