import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { isStepCount, streamText, type TextStreamPart, type ToolSet, tool } from 'ai';
import { object, string } from 'valibot';
import { STORE_LOOK_UPS } from '#agent/lookups/store-look-ups.ts';
import { AGENT_INSTRUCTIONS, AGENT_TOOLS, PASSAGES_TOOL } from '#content/agent-instructions.ts';
import { DEMO_STORE } from '#content/demo-store/store.ts';
import { PASSAGES } from '#content/site-knowledge.ts';
import { errorMessage } from '#leads/error-message.ts';
import { createFinder } from '#site/demo/find-passages.ts';

/** A conversation in one of the chat windows. The last turn is the question. */
interface Asked {
  about: 'store' | 'company';
  turns: { role: 'user' | 'assistant'; text: string }[];
}

/** Time limit for a whole answer, including tool calls. */
const TIMEOUT_MS = 15_000;

interface LookedUp {
  /** The sentences that tool calls returned. */
  said: string[];
  /** Whether an order was found by its number and email address. */
  hasOrder: boolean;
}

/**
 * Yields the model's answer sentence by sentence. A sentence counts as made up if it contains a figure that came from
 * neither a tool call nor the visitor, or if it describes an order that no tool call returned. At the first such
 * sentence, stops the model and yields the sentences from the tool calls instead.
 * @throws if the model or its server fails, or there is nothing to yield
 */
export async function* answerByModel(
  { about, turns }: Asked,
  { url, key, model }: { url: string; key: string | undefined; model: string },
): AsyncGenerator<string> {
  const provider = createOpenAICompatible({ name: 'agent', baseURL: url, ...(key && { apiKey: key }) });
  const found: LookedUp = { said: [], hasOrder: false };
  const abort = new AbortController();
  const { stream } = streamText({
    model: provider(model),
    instructions: AGENT_INSTRUCTIONS[about],
    messages: turns.map(({ role, text }) => ({ role, content: text })),
    tools: about === 'store' ? storeTools(found) : companyTools(found),
    stopWhen: isStepCount(3),
    maxRetries: 0,
    abortSignal: AbortSignal.any([abort.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    // Ignore the error here: `sentencesOf` throws it.
    onError: () => {},
  });
  const typed = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  let passedOn = '';
  for await (const sentence of sentencesOf(stream)) {
    const given = new Set(figuresIn([...typed, ...found.said].join(' ')));
    const isKnown = figuresIn(sentence).every((figure) => given.has(figure));
    if (isKnown && (found.hasOrder || !tellsOfOrder(sentence))) {
      passedOn += sentence;
      yield sentence;
      continue;
    }
    abort.abort();
    if (found.said.length === 0) throw new Error('the model named a figure that no look-up gave');
    yield `${passedOn && ' '}${[...new Set(found.said)].join(' ')}`;
    return;
  }
  if (passedOn.trim() === '') throw new Error('the model said nothing');
}

/** Yields the sentences of a stream. @throws if the model or its server fails, or the stream ends early */
async function* sentencesOf(stream: AsyncIterable<TextStreamPart<ToolSet>>): AsyncGenerator<string> {
  let rest = '';
  let reason = '';
  for await (const part of stream) {
    // Wrap the error: otherwise, the status code of the model's server could be taken for ours.
    if (part.type === 'error') throw new Error(errorMessage(part.error), { cause: part.error });
    if (part.type === 'finish-step') reason = part.finishReason;
    if (part.type !== 'text-delta') continue;
    rest += part.text;
    const end = rest.search(/(?<=[.!?])\s+(?=\S)/);
    if (end < 0) continue;
    yield rest.slice(0, end);
    rest = rest.slice(end);
  }
  if (reason !== 'stop') throw new Error(`the answer is incomplete: ${reason || 'the stream broke off'}`);
  if (rest.trim()) yield rest;
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Returns the figures, clothing sizes and number words in text. Omits 'zero' and 'one', which are rarely figures. */
function figuresIn(text: string): string[] {
  const digits = text.match(/\d+(?:[.,:]\d+)*/g) ?? [];
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => WORDS.indexOf(word));
  const sizes = text.match(/\b(?:X*S|M|X*L)\b(?![’'])/g) ?? [];
  return [
    ...digits.map((digit) => digit.replace(',', '.').replace(/\.0+$/, '')),
    ...words.filter((number) => number > 1).map(String),
    ...sizes,
  ];
}

/** Returns whether a sentence states the status of an order. */
function tellsOfOrder(sentence: string): boolean {
  return (
    /\border\b/i.test(sentence) &&
    /\b(shipped|delivered|packed|scan|due|on its way|arriv\w+|left us)\b/i.test(sentence)
  );
}

function storeTools(found: LookedUp): ToolSet {
  const tools: ToolSet = {};
  for (const [name, description] of Object.entries(AGENT_TOOLS)) {
    const lookUp = STORE_LOOK_UPS[name];
    if (!lookUp) continue;
    const execute = async (args: unknown) => {
      const result = lookUp.run(DEMO_STORE, args, new Date());
      if ('missing' in result) return `Ask the visitor first: ${result.missing}.`;
      found.said.push(result.text);
      if (name === 'order' && result.kind === undefined) found.hasOrder = true;
      return result.text;
    };
    tools[name] = tool({ description, inputSchema: toStandardJsonSchema(lookUp.schema), execute });
  }
  return tools;
}

const findPassages = createFinder(PASSAGES);

function companyTools(found: LookedUp): ToolSet {
  return {
    passages: tool({
      description: PASSAGES_TOOL,
      inputSchema: toStandardJsonSchema(object({ question: string() })),
      async execute({ question }) {
        const passages = findPassages(question).map(({ question, text }) => `${question} ${text}`);
        found.said.push(...passages.slice(0, 1));
        return passages.join('\n') || 'Our pages say nothing like that.';
      },
    }),
  };
}
