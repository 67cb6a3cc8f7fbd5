import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

/** One answer from the model: text, tool calls, or a failure. */
export type Step =
  | { say: string[]; finish?: string /** Delays the last text. */; until?: Promise<void> }
  | { call: [tool: string, args: object | string][] }
  | { status: number }
  | { stop: string };

interface Request {
  messages: { role: string; content: unknown }[];
  tools?: { function: { name: string; parameters: object } }[];
}

/** Starts a server with a chat completions API that answers with the given steps, one per request. */
export async function startModel() {
  const requests: Request[] = [];
  let steps: Step[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    requests.push(JSON.parse(await text(request)));
    await answer(response, steps.shift() ?? { say: [] });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    next(...given: Step[]): void {
      steps = given;
      requests.length = 0;
    },
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

async function answer(response: ServerResponse, step: Step): Promise<void> {
  if ('status' in step) return void response.writeHead(step.status).end('{"error":{"message":"no"}}');
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  if ('stop' in step) {
    send({ role: 'assistant', content: step.stop });
    setTimeout(() => response.destroy(), 50);
    return;
  }
  if ('say' in step) {
    for (const [at, content] of step.say.entries()) {
      if (at === step.say.length - 1) await step.until;
      send({ content });
    }
    send({}, step.finish ?? 'stop');
  } else {
    for (const [index, [name, args]] of step.call.entries()) {
      const written = typeof args === 'string' ? args : JSON.stringify(args);
      send({
        tool_calls: [
          { index, id: `call-${index}`, type: 'function', function: { name, arguments: written } },
        ],
      });
    }
    send({}, 'tool_calls');
  }
  response.end('data: [DONE]\n\n');
}
