import type { AgentAnswer, Thread } from '#agent/types.ts';
import { findPassages, STORE_AGENT } from './agents.ts';

export interface Turn {
  kind: string;
  question: string;
  /** Intents or passages of which one answers it; none where nobody said. */
  expected: string[];
  got: string[];
  verdict: 'right' | 'offered' | 'asked' | 'wrong';
  /** What the visitor sees. */
  shown: string[];
}

/** Instead of a passage, and of an intent: nonsense finds none, and what can't be known is asked back about. */
const NOTHING = 'nothing';
const ASKS = 'asks';

/**
 * Asks what stands in a file, a conversation a line: `kind TAB question > question TAB ids > ids`. The kinds 'owner' and
 * 'nonsense' ask the window on Support, where one of three passages has to be right; any other asks the store's agent. Of
 * several ids, with commas between them, one is enough; without the third column nothing is scored. Lines that begin with
 * '#' are left out.
 */
export function askAll(text: string): Turn[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .flatMap((line) => {
      const [kind = '', questions = '', expected = ''] = line.includes('\t')
        ? line.split('\t')
        : ['store', line];
      const ids = expected.split(' > ');
      const ask = ['owner', 'nonsense'].includes(kind) ? askWindow : conversation();
      return questions.split(' > ').map((question, at) => {
        const wanted = (ids[at] ?? '').split(',').filter(Boolean);
        return { kind, question, expected: wanted, ...ask(question, wanted) };
      });
    });
}

type Asked = Pick<Turn, 'got' | 'verdict' | 'shown'>;

function askWindow(question: string, wanted: string[]): Asked {
  const found = findPassages(question);
  const got = found.length > 0 ? found.map(({ id }) => id) : [NOTHING];
  return {
    got,
    verdict: got.some((id) => wanted.includes(id)) ? 'right' : got[0] === NOTHING ? 'asked' : 'wrong',
    shown: found.map(({ question: heading, text }) => `${heading} ${text}`),
  };
}

function conversation(): typeof askWindow {
  let thread: Thread | undefined;
  return (question, wanted) => {
    const before = thread;
    const answer = STORE_AGENT.answer(question, before);
    thread = answer.thread;
    const { text, cards, suggestions, about } = answer;
    return {
      got: about.length > 0 ? about : [ASKS],
      verdict: judge(answer, wanted, before),
      shown: [
        text,
        ...cards.map(({ name, details, price }) => `[${name}, ${details}, ${price}]`),
        ...suggestions.map((suggestion) => `? ${suggestion}`),
      ],
    };
  };
}

/** Offered: the right answer is behind one of the questions. */
function judge(answer: AgentAnswer, wanted: string[], before: Thread | undefined): Turn['verdict'] {
  const isRight = ({ about, kind }: AgentAnswer) =>
    about.some((id) => wanted.includes(id)) || (kind === 'asked' && wanted.includes(ASKS));
  if (isRight(answer)) return 'right';
  if (answer.about.length > 0 || answer.kind !== 'asked') return 'wrong';
  return answer.suggestions.some((question) => isRight(STORE_AGENT.answer(question, before)))
    ? 'offered'
    : 'asked';
}
