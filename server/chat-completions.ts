import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import { errorMessage } from '#leads/error-message.ts';
import { withTimeout } from '#leads/with-timeout.ts';

export interface ToolCall {
  id: string;
  name: string;
  /** JSON, unless the model made a mistake. */
  arguments: string;
}

// Limits on one response of the model's server.
const MAX_BYTES = 3_000_000;
const MAX_EVENTS = 10_000;
const MAX_EVENT_CHARACTERS = 100_000;
const MAX_CALLS = 6;
const MAX_ARGUMENTS = 2000;

/** How long the server may send nothing before the end of the answer, and after it. */
const QUIET_MS = 10_000;
const LAST_MS = 500;

/** The reasons that servers give for a complete answer, such as `stop`, `STOP`, `eos_token` and `end_turn`. */
const COMPLETE = /^(?:stop|eos|end|complete|done|finish|tool|function)/i;
const CUT_OFF = /^(?:length|max_tokens|content_filter|safety)$/i;

const FUNCTION = v.object({
  name: v.nullish(v.string(), ''),
  arguments: v.nullish(
    v.union([
      v.string(),
      v.pipe(
        v.looseObject({}),
        v.transform((args) => JSON.stringify(args)),
      ),
    ]),
    '',
  ),
});
const CALL = v.object({
  index: v.nullish(v.number(), null),
  id: v.nullish(v.string(), ''),
  function: v.nullish(FUNCTION, {}),
});
/** A part of the content. Parts with reasoning have no text. */
const PART = v.object({ text: v.optional(v.string(), '') });
const joined = v.transform((parts: v.InferOutput<typeof PART>[]) => parts.map(({ text }) => text).join(''));
const DELTA = v.object({
  content: v.nullish(v.union([v.string(), v.pipe(v.array(PART), joined)]), ''),
  tool_calls: v.nullish(v.array(CALL), []),
});
const CHOICE = v.object({ delta: v.nullish(DELTA, {}), finish_reason: v.nullish(v.string(), '') });
const EVENT = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ choices: v.nullish(v.array(CHOICE), []), error: v.nullish(v.unknown()) }),
);

/**
 * Requests a completion from a server with OpenAI's chat completions API. Yields the text as it arrives, then the tool
 * calls. Stops the request when the caller stops reading.
 * @throws an error that quotes nothing from the server: the response could repeat the visitor's question or our key
 */
export async function* complete(
  { url, key }: { url: string; key: string | undefined },
  body: object,
  signal: AbortSignal,
): AsyncGenerator<string | ToolCall[]> {
  const stop = new AbortController();
  const calls: (ToolCall & { index: number | null })[] = [];
  let [text, tail, reason, isDone, events] = ['', '', '', false, 0];
  const parser = createParser({ maxBufferSize: MAX_EVENT_CHARACTERS, onEvent: readEvent, onError });
  try {
    // Refuse compression: a small response could decompress to gigabytes.
    const headers = {
      'content-type': 'application/json',
      'accept-encoding': 'identity',
      ...(key && { authorization: `Bearer ${key}` }),
    };
    const request = { method: 'POST', redirect: 'manual', headers, body: JSON.stringify(body) } as const;
    const signals = AbortSignal.any([signal, stop.signal]);
    const address = `${url.replace(/\/$/, '')}/chat/completions`;
    const response = await withTimeout(QUIET_MS, fetch(address, { ...request, signal: signals })).catch(fail);
    if (!response.ok || !response.body) throw new Error(`the model's server answered ${response.status}`);
    if ((response.headers.get('content-encoding') ?? 'identity') !== 'identity')
      throw new Error("the model's server compressed its answer");
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    for (let bytes = 0, isOpen = true; isOpen && !isDone; ) {
      const wait = withTimeout(reason ? LAST_MS : QUIET_MS, reader.read());
      const { value } = await wait.catch((error) => (reason ? { value: undefined } : fail(error)));
      isOpen = value !== undefined;
      bytes += value?.length ?? 0;
      if (bytes > MAX_BYTES) tooMuch('bytes');
      // The last event may lack the blank line after it.
      parser.feed(value ? decoder.decode(value, { stream: true }) : '\n\n');
      tail = (tail + text).slice(-20);
      if (text) yield text;
      text = '';
    }
  } finally {
    stop.abort();
  }
  // Some servers end with `[DONE]` alone.
  if (isDone && (calls.length > 0 || /[.!?…]\W{0,9}$/.test(tail))) reason ||= 'stop';
  if (!COMPLETE.test(reason))
    throw new Error(`the model's answer is incomplete: ${CUT_OFF.exec(reason) ?? 'for an unknown reason'}`);
  if (calls.length > 0) yield calls;

  function readEvent({ data }: { data: string }): void {
    events += 1;
    if (events > MAX_EVENTS || data.length > MAX_EVENT_CHARACTERS) tooMuch('events');
    if (data.trim() === '[DONE]') isDone = true;
    if (isDone || data.trim() === '') return;
    const { output, success } = v.safeParse(EVENT, data);
    if (!success || output.error)
      throw new Error("the model's server reported an error, or uses another API");
    const [choice] = output.choices;
    text += choice?.delta.content ?? '';
    for (const call of choice?.delta.tool_calls ?? []) addCall(call);
    reason ||= choice?.finish_reason ?? '';
  }

  /** Adds a tool call, or a piece of one. Some servers send neither index nor id, or the same index for each call. */
  function addCall({ index, id, function: { name, arguments: args } }: v.InferOutput<typeof CALL>): void {
    const isNext = (call: ToolCall) => (id ? call.id === id : !(name && call.arguments));
    const begun = calls.findLast((call) => call.index === index && isNext(call));
    const call = begun ?? { index, id: id || `call-${calls.length}`, name, arguments: '' };
    if (!begun) calls.push(call);
    call.arguments += args;
    if (calls.length > MAX_CALLS || call.arguments.length > MAX_ARGUMENTS) tooMuch('tool calls');
  }
}

/** @throws the error of a request, without its message: that could quote a header or the URL */
function fail(error: Error & { cause?: { code?: string } }): never {
  const reason = error instanceof TypeError ? (error.cause?.code ?? 'no connection') : errorMessage(error);
  throw new Error(`the model's server did not answer: ${reason}`);
}

function tooMuch(what: string): never {
  throw new Error(`the model's server sent too much: ${what}`);
}

function onError({ type }: { type: string }): void {
  if (type === 'max-buffer-size-exceeded') tooMuch('characters on a line');
}
