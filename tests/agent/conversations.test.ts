import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSiteAgent } from '#agent/site-agent.ts';
import { createAgent } from '#agent/store-agent.ts';
import type { Agent, Answer, Thread } from '#agent/types.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { SITE_KNOWLEDGE } from '#content/site-knowledge.ts';

/**
 * Conversations that the agents got wrong at first, written without a look at the code. Each line is one: for each turn
 * the question, an arrow, the kind of answer, and what the answer must contain.
 */
const LINES = readFileSync(new URL('conversations.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

const KINDS: Record<string, Answer['kind']> = { A: 'answered', D: 'declined', H: 'handed-over' };

const AGENTS: Record<string, Agent> = {
  store: createAgent(DEMO_STORE, { now: () => new Date('2026-11-23T10:00:00Z') }),
  loomline: createSiteAgent(SITE_KNOWLEDGE),
};

test('Of what was once answered wrongly, at least 95 in 100 are answered right', () => {
  let asked = 0;
  const wrong = LINES.flatMap((line) => {
    const [about = '', ...turns] = line.split('\t');
    let thread: Thread | undefined;
    return turns.filter((turn) => {
      const [question = '', expected = ''] = turn.split(' → ');
      const [kind = '', facts = ''] = expected.split(': ');
      const answer = AGENTS[about]?.answer(question, thread);
      thread = answer?.thread;
      asked += 1;
      const text = answer?.text.toLowerCase() ?? '';
      return (
        answer?.kind !== KINDS[kind] || !facts.split(' + ').every((fact) => text.includes(fact.toLowerCase()))
      );
    });
  });
  expect(wrong.length / asked, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  expect(asked).toBeGreaterThan(400);
});
