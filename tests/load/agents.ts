import { readFileSync } from 'node:fs';
import { findPassages, STORE_AGENT } from '../agent/agents.ts';

/** Measures each agent's slowest answer to the test questions, and to text as long as the input field allows. */
export function askAgents(): Record<string, object> {
  const words = readFileSync(new URL('../agent/questions.txt', import.meta.url), 'utf8');
  const asked = words.split(/[\n\t]| > /);
  for (let at = 0; at < words.length; at += 2000) asked.push(words.slice(at, at + 2000));
  const agents = { 'of the store': STORE_AGENT.answer, 'of ourselves': findPassages };
  return Object.fromEntries(
    Object.entries(agents).map(([name, answer]) => {
      const times = asked.map((text) => {
        const before = process.threadCpuUsage();
        answer(text);
        return process.threadCpuUsage(before).user / 1000;
      });
      return [name, { answers: times.length, 'slowest, ms (promised: 50)': Math.max(...times).toFixed(1) }];
    }),
  );
}
