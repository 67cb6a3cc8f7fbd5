import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorMessage } from '../error-message.ts';
import { withTimeout } from '../with-timeout.ts';
import type { Notify } from './lead-store.ts';
import type { PostgresServer } from './postgres-url.ts';

interface Options {
  /** With credentials and parameters for all servers; its host is not used. */
  url: string;
  servers: readonly PostgresServer[];
  connectTimeoutMs: number;
  notify: Notify;
}

/** Time between two questions to the same server during a look, and between two looks. */
const ASK_INTERVAL_MS = 250;

/** How long the others may take to answer once a server says that it takes writes: a second one may say so too. */
const SECOND_ANSWER_MS = 200;

/** A server that takes writes. */
interface Writable {
  server: PostgresServer;
  /** Counts the promotions in its history; empty if it does not say. */
  timeline: string;
}

/**
 * Follows the one of several PostgreSQL servers that takes writes. All servers are asked beside each other, so that one which is cut off holds nobody
 * up, and the answer is kept until somebody doubts it.
 */
export function followPrimary({ url, servers, connectTimeoutMs, notify }: Options) {
  const connections = new Map<Socket, PostgresServer>();
  /** Why each server can't be used, from its last answer. */
  const problems = new Map<PostgresServer, string>();
  /** The last one found; only `isFound` says whether it still counts. */
  let primary: PostgresServer | undefined;
  let isFound = false;
  let lastLook = Number.NEGATIVE_INFINITY;
  let look: Promise<void> | undefined;
  let isClosed = false;
  doubt();

  return {
    /** The client for a pool: it connects to the primary, and refuses a server that has become read-only. */
    Client: class extends pg.Client {
      readonly #socket: Socket;

      constructor(config?: pg.ClientConfig) {
        const socket = new Socket();
        super({ ...config, connectionString: url, stream: () => socket });
        this.#socket = socket;
        // The pool listens only once it is connected.
        this.on('error', () => {});
      }

      override connect(): Promise<this>;
      override connect(callback: (error: Error | null, client?: this) => void): void;
      override connect(callback?: (error: Error | null, client?: this) => void): Promise<this> | undefined {
        const connected = this.#connectToPrimary();
        if (!callback) return connected;
        connected.then(
          () => callback(null, this),
          (error: Error) => callback(error),
        );
        return undefined;
      }

      async #connectToPrimary(): Promise<this> {
        const server = await find();
        // The pool's time for connecting may be over.
        if (this.#socket.destroyed) throw new Error('timeout expired');
        Object.assign(this, { host: server.host, port: server.port });
        connections.set(this.#socket, server);
        this.#socket.once('close', () => connections.delete(this.#socket));
        await super.connect();
        if (await takesWrites(this)) return this;
        this.end().catch(() => {});
        throw new Error(`${server.name} is read-only`);
      }
    },
    /** Looks again for the primary. Connections to any other server are closed once it is found. */
    doubt,
    close() {
      isClosed = true;
    },
  };

  function doubt(): void {
    if (look || isClosed) return;
    look = lookForPrimary().finally(() => {
      look = undefined;
      lastLook = performance.now();
    });
  }

  /** Waits for a look that is under way, as long as connecting may take. */
  async function find(): Promise<PostgresServer> {
    if (look) await within(connectTimeoutMs - ASK_INTERVAL_MS, look);
    if (primary && isFound) return primary;
    const found = servers.map((server) => `${server.name}: ${problems.get(server) ?? 'no answer'}`);
    throw new Error(`no server takes writes (${found.join('; ')})`);
  }

  /** Goes on until a server takes writes. */
  async function lookForPrimary(): Promise<void> {
    const pause = Math.max(0, lastLook + ASK_INTERVAL_MS - performance.now());
    await delay(pause, undefined, { ref: false });
    const first = Promise.withResolvers<void>();
    const writable: Writable[] = [];
    let isOver = false;
    const firstAnswers = servers.map(async (server) => {
      await ask(server);
      void askAgain(server);
    });
    const allAnswered = Promise.all(firstAnswers).then(() => {
      if (writable.length === 0) isFound = false;
    });
    await first.promise;
    await within(SECOND_ANSWER_MS, allAnswered);
    isOver = true;
    // Of two, one was replaced and came back: the other has been promoted since.
    const timelines = writable.map(({ timeline }) => timeline).sort();
    const newest = writable.filter(({ timeline }) => timeline === timelines.at(-1));
    const next = newest.find(({ server }) => server === primary) ?? newest[0];
    if (next) follow(next.server);

    async function ask(server: PostgresServer): Promise<void> {
      try {
        writable.push({ server, timeline: await timelineOf(server) });
        problems.delete(server);
        first.resolve();
      } catch (error) {
        problems.set(server, errorMessage(error));
      }
    }

    async function askAgain(server: PostgresServer): Promise<void> {
      while (!isOver && !isClosed && problems.has(server)) {
        await delay(ASK_INTERVAL_MS, undefined, { ref: false });
        if (!isOver) await ask(server);
      }
    }
  }

  function follow(server: PostgresServer): void {
    if (primary && server !== primary) notify('info', `leads go to ${server.name} now`);
    primary = server;
    isFound = true;
    for (const [socket, other] of connections) if (other !== server) socket.destroy();
  }

  /** @throws why the server does not take writes */
  async function timelineOf({ host, port }: PostgresServer): Promise<string> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'loomline',
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
    });
    client.on('error', () => {});
    Object.assign(client, { host, port });
    try {
      await client.connect();
      if (!(await takesWrites(client))) throw new Error('read-only');
      // Others than PostgreSQL itself may not know these functions.
      const timeline = await client
        .query<{ wal: string }>('select pg_walfile_name(pg_current_wal_lsn()) as wal')
        .catch(() => undefined);
      return timeline?.rows[0]?.wal.slice(0, 8) ?? '';
    } finally {
      client.end().catch(() => {});
    }
  }
}

/** Waits for some work, but no longer than this. */
async function within(ms: number, work: Promise<void>): Promise<void> {
  await withTimeout(ms, work).catch(() => {});
}

/** Whether a server takes writes: no standby, and not set to read-only. */
async function takesWrites(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}
