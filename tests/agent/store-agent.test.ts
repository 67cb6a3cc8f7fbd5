import { expect, test } from 'vitest';
import { createAgent } from '#agent/store-agent.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';

const agent = createAgent(DEMO_STORE, { now: () => new Date('2026-11-23T10:00:00Z') });

test('An answer about a piece shows it as a card', () => {
  const { kind, cards } = agent.answer('What is the Mara dress made of?');
  expect(kind).toBe('answered');
  expect(cards.map(({ price }) => price)).toEqual(['€210']);
});
