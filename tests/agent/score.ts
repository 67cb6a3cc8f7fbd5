import type { Agent, Answer, Thread } from '#agent/types.ts';
import { SITE_AGENT, STORE_AGENT } from './agents.ts';

export interface Turn {
  kind: string;
  question: string;
  /** Intents of which one answers it; none where nobody said. */
  expected: string[];
  answer: Answer;
  verdict: 'right' | 'offered' | 'asked' | 'wrong';
}

/**
 * Asks what stands in a file, a conversation a line: `kind TAB question > question TAB intents > intents`. A kind that
 * begins with 'site' asks the agent on Support, any other that of the store. Of several intents, with commas between
 * them, one is enough; without the third column nothing is scored. Lines that begin with '#' are left out.
 */
export function askAll(text: string): Turn[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .flatMap((line) => {
      const [kind = '', questions = '', expected = ''] = line.includes('\t')
        ? line.split('\t')
        : ['store', line];
      const agent = kind.startsWith('site') ? SITE_AGENT : STORE_AGENT;
      const ids = expected.split(' > ');
      let thread: Thread | undefined;
      return questions.split(' > ').map((question, at) => {
        const before = thread;
        const answer = agent.answer(question, before);
        thread = answer.thread;
        const wanted = (ids[at] ?? '').split(',').filter(Boolean);
        return { kind, question, expected: wanted, answer, verdict: judge(agent, answer, wanted, before) };
      });
    });
}

/** Offered: the right answer is behind one of the three questions. */
function judge(agent: Agent, answer: Answer, wanted: string[], before: Thread | undefined): Turn['verdict'] {
  const isRight = ({ about }: Answer) => about.some((id) => wanted.includes(id));
  if (isRight(answer)) return 'right';
  if (answer.about.length > 0 || answer.kind !== 'asked') return 'wrong';
  return answer.suggestions.some((question) => isRight(agent.answer(question, before))) ? 'offered' : 'asked';
}
