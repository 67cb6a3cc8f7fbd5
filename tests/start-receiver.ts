import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface ReceivedPost {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How a webhook receiver behaves: answers with a status, withholds its answers, or doesn't listen. */
export type ReceiverBehaviour = number | 'held' | 'closed';

/** Starts a webhook receiver on loopback. Tests can change its behaviour. */
export async function startReceiver() {
  let behaviour: ReceiverBehaviour = 204;
  const posts: ReceivedPost[] = [];
  let held: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request;
    posts.push({ path, headers, body: await text(request) });
    if (typeof behaviour === 'number') answer(response, behaviour);
    else held.push(response);
  });
  const port = await listen(server);

  return {
    url: `http://127.0.0.1:${port}/hook`,
    /** All received posts, oldest first, including those that got an error or no answer. */
    posts,
    /** Changes the behaviour. If the new behaviour is a status, all withheld requests are answered with it. */
    async behave(next: ReceiverBehaviour): Promise<void> {
      const wasClosed = behaviour === 'closed';
      behaviour = next;
      if (next === 'closed') await close();
      else if (wasClosed) await listen(server, port);
      if (typeof next !== 'number') return;
      for (const response of held) answer(response, next);
      held = [];
    },
    stop: close,
  };

  function answer(response: ServerResponse, status: number): void {
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
  }

  function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeAllConnections();
    return closed;
  }
}
