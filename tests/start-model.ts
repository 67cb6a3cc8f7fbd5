import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { listen } from './listen.ts';

/** One answer from the model: text, tool calls, or a failure. `raw` gets the request's body. */
export type Step =
  | { say: string[]; finish?: string | null /** Delays the last text. */; until?: Promise<void> }
  | { call: [tool: string, args: object | string][] }
  | { status: number }
  | { stop: string }
  | { raw: (response: ServerResponse, body: string) => unknown };

interface Request {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string; parameters: object } }[];
}

/** Starts a server with a chat completions API that answers with the given steps, one per request. */
export async function startModel() {
  const requests: Request[] = [];
  const open = new Set<ServerResponse>();
  let steps: Step[] = [];
  let bytes = 0;
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      bytes += request.socket.bytesWritten;
    });
    const body = await text(request);
    requests.push(JSON.parse(body));
    await answer(response, steps.shift() ?? { say: [] }, body);
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    /** The responses that the server is still sending. */
    open,
    /** Returns how many bytes were sent on the connections that have closed. */
    bytes: () => bytes,
    next(...given: Step[]): void {
      steps = given;
      requests.length = 0;
      bytes = 0;
    },
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** A chunk of a completion, as an event. */
export function event(delta: object, finish_reason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason }];
  return `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`;
}

const BLOCK = 'x'.repeat(65_536);

/** Steps of servers that send too much or too little. */
export const HOSTILE = {
  'an endless answer': stream({}, () => event({ content: 'So then. ' }).repeat(300)),
  'an endless sentence': stream({}, () => event({ content: 'so then ' }).repeat(300)),
  'endless reasoning': stream({}, () => event({ reasoning_content: 'So then. ' }).repeat(300)),
  'endless hidden reasoning': stream({}, () => event({ content: '<think>So then. ' }).repeat(300)),
  'endless line breaks': stream({}, () => event({ content: '\n' }).repeat(300)),
  'endless comments': stream({}, () => ': wait\n\n'.repeat(8000)),
  'endless tiny events': stream({}, () => 'data:{}\n\n'.repeat(7000)),
  'one endless line': stream({}, () => BLOCK),
  'one endless event': stream({}, () => `data: ${BLOCK}\n`),
  'endless tool calls': stream({}, (count) =>
    event({ tool_calls: [{ index: count, id: `${count}`, function: { name: 'rule', arguments: '{}' } }] }),
  ),
  'endless arguments': stream({}, () =>
    event({ tool_calls: [{ index: 0, function: { arguments: BLOCK } }] }),
  ),
  'an endless error': stream({ status: 500 }, () => BLOCK),
  'a compressed bomb': stream({ encoding: 'gzip' }, () => `: ${BLOCK}\n`),
} satisfies Record<string, Step>;

export const SILENT = {
  'no byte': { raw: () => {} },
  'only comments': stream({ everyMs: 500 }, () => ': wait\n\n'),
} satisfies Record<string, Step>;

/** Sends what `next` returns until the client leaves. */
function stream(
  { status = 200, encoding, everyMs = 0 }: { status?: number; encoding?: string; everyMs?: number },
  next: (count: number) => string,
): Step {
  const raw = async (response: ServerResponse) => {
    const headers = {
      'content-type': 'text/event-stream',
      ...(encoding && { 'content-encoding': encoding }),
    };
    response.writeHead(status, headers);
    const target = encoding ? createGzip() : response;
    if (target !== response) target.pipe(response);
    for (let count = 0; !response.destroyed; count++) {
      target.write(next(count));
      // Wait until the client has read: otherwise, this process would run out of memory first.
      do await sleep(everyMs);
      while (target.writableNeedDrain && !response.destroyed);
    }
  };
  return { raw };
}

async function answer(response: ServerResponse, step: Step, body: string): Promise<void> {
  if ('raw' in step) return void step.raw(response, body);
  if ('status' in step) return void response.writeHead(step.status).end('{"error":{"message":"no"}}');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if ('stop' in step) {
    response.write(event({ role: 'assistant', content: step.stop }));
    setTimeout(() => response.destroy(), 50);
    return;
  }
  if ('say' in step) {
    for (const [at, content] of step.say.entries()) {
      if (at === step.say.length - 1) await step.until;
      response.write(event({ content }));
    }
    response.write(event({}, step.finish === undefined ? 'stop' : step.finish));
  } else {
    for (const [index, [name, args]] of step.call.entries()) {
      const written = typeof args === 'string' ? args : JSON.stringify(args);
      const call = { index, id: `call-${index}`, type: 'function', function: { name, arguments: written } };
      response.write(event({ tool_calls: [call] }));
    }
    response.write(event({}, 'tool_calls'));
  }
  response.end('data: [DONE]\n\n');
}
