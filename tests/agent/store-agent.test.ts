import { expect, test } from 'vitest';
import { createAgent } from '#agent/store-agent.ts';
import type { Answer, Thread } from '#agent/types.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { GROUPS } from './questions.ts';

const agent = createAgent(DEMO_STORE, { now: () => new Date('2026-11-23T10:00:00Z') });

test.each(Object.entries(GROUPS))('%s', (_, cases) => {
  const wrong = cases.flatMap(([asked, kind, ...facts]) => {
    const answer = ask(asked);
    const missing = facts.filter((fact) =>
      typeof fact === 'string'
        ? !answer.text.toLowerCase().includes(fact.toLowerCase())
        : !fact.test(answer.text),
    );
    return answer.kind === kind && missing.length === 0
      ? []
      : [
          `${[asked].flat().join(' / ')}\n   ${answer.kind} (${kind}): ${answer.text}\n   misses ${missing.join(' ')}`,
        ];
  });
  expect(wrong.join('\n')).toBe('');
});

function ask(asked: string | string[]): Answer {
  let thread: Thread | undefined;
  let answer: Answer | undefined;
  for (const question of [asked].flat()) {
    answer = agent.answer(question, thread);
    thread = answer.thread;
  }
  if (!answer) throw new Error('Nothing was asked.');
  return answer;
}
