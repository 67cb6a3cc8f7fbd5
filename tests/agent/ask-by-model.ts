import { readConfig } from '#config/config.ts';
import { answerByModel } from '#server/answer-by-model.ts';
import { about, conversationsOf } from './score.ts';

/**
 * Asks the configured model the questions of each conversation, and prints what a visitor would see, for a person to
 * judge. Then prints how often the model gave no answer.
 * @throws if AGENT_URL and AGENT_MODEL are not set
 */
export async function printByModel(text: string): Promise<void> {
  const { agent } = readConfig(process.env);
  if (!agent) throw new Error('AGENT_URL and AGENT_MODEL are not set');
  const failed = new Map<string, number>();
  let asked = 0;
  for (const { kind, questions } of conversationsOf(text)) {
    const turns: { role: 'user' | 'assistant'; text: string }[] = [];
    for (const question of questions) {
      turns.push({ role: 'user', text: question });
      asked += 1;
      try {
        const asked = { about: about(kind), turns: turns.slice(-8) };
        const { signal } = new AbortController();
        const sentences = answerByModel(asked, agent, signal, (reason) => console.log(`  ${reason}`));
        const answer = (await Array.fromAsync(sentences)).join('');
        turns.push({ role: 'assistant', text: answer });
        console.log(`\n${kind}: ${question}\n  ${answer}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        failed.set(reason, (failed.get(reason) ?? 0) + 1);
        turns.pop();
        console.log(`\n${kind}: ${question}\n  no answer: ${reason}`);
      }
    }
  }
  console.log(`\n${asked} questions.`, Object.fromEntries(failed));
}
