import { setImmediate as nextTurn } from 'node:timers/promises';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { createFinder } from '#agent/find-passages.ts';
import { STORE_LOOK_UPS } from '#agent/lookups/store-look-ups.ts';
import { AGENT_INSTRUCTIONS, AGENT_TOOLS, PASSAGES_TOOL } from '#content/agent-instructions.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { SAME_WORDS_US } from '#content/same-words.ts';
import { PASSAGES } from '#content/site-knowledge.ts';
import QUESTIONS from '#content/support-questions.json' with { type: 'json' };
import { errorMessage } from '#leads/error-message.ts';
import { complete, type ToolCall } from './chat-completions.ts';
import { figuresIn, unifiedDigits } from './figures.ts';
import { createSentenceReader, ReasoningShown } from './sentence-reader.ts';

/** A conversation in one of the chat windows. The last turn is the question. */
interface Asked {
  about: 'store' | 'company';
  turns: { role: 'user' | 'assistant'; text: string }[];
}

interface Agent {
  url: string;
  key: string | undefined;
  model: string;
}

/** Time limit for a whole answer, including tool calls. */
const TIMEOUT_MS = 15_000;

/** Requests to the model per answer. Each but the first sends the results of tool calls. */
const MAX_STEPS = 3;

/** Longer questions make the search for passages slow. */
const MAX_SEARCHED = 300;

/** What the visitor and the look-ups have said. */
interface Known {
  /** The visitor's words. */
  typed: ReadonlySet<string>;
  figures: Set<string>;
  /** The look-ups' sentences. */
  said: Set<string>;
  /** Whether an order was found by its number and email address. */
  hasOrder: boolean;
}

/**
 * Yields the model's answer sentence by sentence. A sentence counts as made up if it contains a figure that came from
 * neither a look-up nor the visitor, or if it describes an order that no look-up found. At the first such sentence, or
 * if the model fails or a limit is reached, stops the model and yields the look-ups' sentences instead.
 * @param onFault called with the reason why the look-ups' sentences are yielded
 * @throws if the model fails before a look-up said anything, or `signal` is aborted
 */
export async function* answerByModel(
  { about, turns }: Asked,
  agent: Agent,
  signal: AbortSignal,
  onFault: (reason: string) => void,
): AsyncGenerator<string> {
  const typed = turns.flatMap(({ role, text }) => (role === 'user' ? text : [])).join('\n');
  const figures = new Set(figuresIn(typed));
  const known: Known = { typed: new Set(wordsOf(typed)), figures, said: new Set(), hasOrder: false };
  let passedOn = '';
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    for await (const sentence of sentencesOf({ about, turns }, agent, known, limited)) {
      const isKnown = figuresIn(sentence).every((figure) => figures.has(figure));
      if (!isKnown || (tellsOfOrder(sentence) && !known.hasOrder))
        throw new Error('the model named a figure or an order that no look-up gave');
      passedOn += sentence;
      yield sentence;
    }
    if (!passedOn) throw new Error('the model said nothing');
  } catch (error) {
    if (signal.aborted || error instanceof ReasoningShown || known.said.size === 0) throw error;
    onFault(errorMessage(error));
    yield `${passedOn && ' '}${[...known.said].join(' ')}`;
  }
}

/** Asks the model, runs its tool calls, and yields its sentences. @throws if the model fails */
async function* sentencesOf(
  { about, turns }: Asked,
  { model, ...server }: Agent,
  known: Known,
  signal: AbortSignal,
) {
  const tools = TOOLS[about];
  const specs = [...tools].map(([name, { run, ...spec }]) => ({
    type: 'function',
    function: { name, ...spec },
  }));
  const messages: object[] = [{ role: 'system', content: AGENT_INSTRUCTIONS[about] }];
  messages.push(...turns.map(({ role, text }) => ({ role, content: text })));
  const read = createSentenceReader();
  for (let step = 0; step < MAX_STEPS; step++) {
    let calls: ToolCall[] = [];
    for await (const part of complete(server, { model, messages, tools: specs, stream: true }, signal)) {
      if (typeof part === 'string') yield* read(part);
      else calls = part;
    }
    yield* read('', true);
    if (calls.length === 0) return;
    const tool_calls = calls.map(({ id, name, arguments: args }) => ({
      ...{ id, type: 'function' },
      function: { name, arguments: v.is(ARGS, args) ? args : '{}' },
    }));
    messages.push({ role: 'assistant', content: null, tool_calls });
    for (const { id, name, arguments: args } of calls) {
      // Serve other requests first: a look-up can take milliseconds.
      await nextTurn();
      const { success, output } = v.safeParse(ARGS, args || '{}');
      const result = success ? tools.get(name)?.run(output, known) : undefined;
      messages.push({ role: 'tool', tool_call_id: id, content: result ?? NO_TOOL });
    }
  }
  throw new Error('the model called tools too often');
}

/** Returns whether a sentence states the status of an order. */
function tellsOfOrder(sentence: string): boolean {
  return (
    /\border\b/i.test(sentence) &&
    /\b(shipped|delivered|packed|scan|due|on its way|arriv\w+|left us)\b/i.test(sentence)
  );
}

const ARGS = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const NO_TOOL = 'There is no such tool, or its arguments are not a JSON object.';

interface Tool {
  description: string;
  /** The JSON schema of the arguments. */
  parameters: object;
  /** Returns the result for the model. */
  run(args: v.InferOutput<typeof ARGS>, known: Known): string;
}

const storeTools = Object.entries(AGENT_TOOLS).flatMap(([name, description]): [string, Tool][] => {
  const lookUp = STORE_LOOK_UPS[name];
  if (!lookUp) return [];
  const run: Tool['run'] = (args, known) => {
    const result = lookUp.run(DEMO_STORE, name === 'order' ? typedArgs(args, known) : args, new Date());
    if ('missing' in result) return `Ask the visitor first: ${result.missing}.`;
    learn(known, [result.text]);
    if (name === 'order' && result.kind === undefined) known.hasOrder = true;
    return result.text;
  };
  return [[name, { description, parameters: toJsonSchema(lookUp.schema, { typeMode: 'input' }), run }]];
});

/** Keeps only the number and the address that the visitor typed, in the spelling in which the store has them. */
function typedArgs({ order, email, isChange }: Record<string, unknown>, { typed }: Known): object {
  const [number, address] = [order, email].map((value) =>
    wordsOf(String(value)).find((word) => typed.has(word)),
  );
  return { order: number, email: address, isChange };
}

function wordsOf(text: string): string[] {
  const words = unifiedDigits(text).split(/[^\p{L}\p{N}@._+-]/u);
  return words.map((word) => word.replace(/^[.-]|[.-]$/g, '')).filter(Boolean);
}

const findPassages = createFinder(PASSAGES, SAME_WORDS_US, QUESTIONS.nothing);
const QUESTION = v.object({ question: v.string() });

const passages: Tool = {
  description: PASSAGES_TOOL,
  parameters: toJsonSchema(QUESTION),
  run(args, known) {
    if (!v.is(QUESTION, args)) return 'Ask the visitor first: question.';
    const found = findPassages(args.question.slice(0, MAX_SEARCHED));
    const texts = found.map(({ question, text }) => `${question} ${text}`);
    learn(known, texts);
    return texts.join('\n') || 'Our pages say nothing like that.';
  },
};

const TOOLS = { store: new Map(storeTools), company: new Map([['passages', passages]]) };

/** Remembers the figures of all texts. Only the first text is the answer. */
function learn({ figures, said }: Known, texts: string[]): void {
  for (const figure of texts.flatMap(figuresIn)) figures.add(figure);
  if (texts[0]) said.add(texts[0]);
}
