import type { AgentAnswer, Thread } from '#agent/types.ts';
import { findPassages, STORE_AGENT } from './agents.ts';

export interface ScoredTurn {
  kind: string;
  question: string;
  /** The ids of intents or passages that answer the question; empty if the file names none. */
  expected: string[];
  got: string[];
  /**
   * `offered`: the right passage wasn't the first, or the agent guessed right, or asked back and suggested the right
   * question.
   */
  verdict: 'right' | 'offered' | 'asked' | 'wrong';
  /** The lines that the visitor sees. */
  shown: string[];
}

/** Marks a question that no passage answers, in place of ids. */
const NOTHING = 'nothing';
/** Marks a question that the agent should answer with a clarifying question, in place of ids. */
const ASKS = 'asks';

/**
 * Asks all questions in a file. A line is `kind TAB question > question | question TAB ids > ids | ids`. '|' separates
 * conversations, '>' the questions of a conversation, ',' alternative ids, and '+' ids that are all wanted. Questions of
 * the kinds 'owner' and 'nonsense' go to the search on Support, all others to the store's agent. Questions without ids
 * aren't scored. Lines that start with '#' are comments.
 */
export function askAll(text: string): ScoredTurn[] {
  return conversationsOf(text).flatMap(({ kind, questions, ids }) => {
    const ask = about(kind) === 'company' ? askWindow : conversation();
    return questions.map((question, at) => {
      const wanted = (ids[at] ?? '').split(',').filter(Boolean);
      return { kind, question, expected: wanted, ...ask(question, wanted) };
    });
  });
}

/** Returns the conversations in a file, each with the ids that answer its questions. */
export function conversationsOf(text: string): { kind: string; questions: string[]; ids: string[] }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .flatMap((line) => {
      const [kind = '', asked = '', expected = ''] = line.includes('\t') ? line.split('\t') : ['store', line];
      const ids = expected.split(' | ');
      return asked
        .split(' | ')
        .map((one, at) => ({ kind, questions: one.split(' > '), ids: (ids[at] ?? '').split(' > ') }));
    });
}

/** Returns which agent is asked questions of this kind. */
export function about(kind: string): 'company' | 'store' {
  return ['owner', 'nonsense'].includes(kind) ? 'company' : 'store';
}

type Asked = Pick<ScoredTurn, 'got' | 'verdict' | 'shown'>;

function askWindow(question: string, wanted: string[]): Asked {
  const found = findPassages(question);
  const got = found.length > 0 ? found.map(({ id }) => id) : [NOTHING];
  return {
    got,
    verdict: verdictOf(got, wanted),
    shown: found.map(({ question: heading, text }) => `${heading} ${text}`),
  };
}

function verdictOf(got: string[], wanted: string[]): ScoredTurn['verdict'] {
  const [first = NOTHING] = got;
  if (wanted.includes(first)) return 'right';
  if (got.some((id) => wanted.includes(id))) return 'offered';
  return first === NOTHING ? 'asked' : 'wrong';
}

function conversation(): typeof askWindow {
  let thread: Thread | undefined;
  return (question, wanted) => {
    const before = thread;
    const answer = STORE_AGENT.answer(question, before);
    thread = answer.thread;
    const { text, more, cards, suggestions, about } = answer;
    return {
      got: about.length > 0 ? about : [ASKS],
      verdict: judge(answer, wanted, before),
      shown: [
        text,
        ...(more ? [`(More on ${more.about}: ${more.text})`] : []),
        ...cards.map(({ name, details, price }) => `[${name}, ${details}, ${price}]`),
        ...suggestions.map((suggestion) => `? ${suggestion}`),
      ],
    };
  };
}

/** Returns `offered` for a right guess, and if the agent asked back and a suggested question gets the right answer. */
function judge(answer: AgentAnswer, wanted: string[], before: Thread | undefined): ScoredTurn['verdict'] {
  const isRight = ({ about, kind }: AgentAnswer) =>
    wanted.some((ids) => ids.split('+').every((id) => about.includes(id))) ||
    (kind === 'asked' && wanted.includes(ASKS));
  if (isRight(answer)) return answer.isGuess ? 'offered' : 'right';
  if (answer.about.length > 0 || answer.kind !== 'asked') return 'wrong';
  return answer.suggestions.some((question) => isRight(STORE_AGENT.answer(question, before)))
    ? 'offered'
    : 'asked';
}
