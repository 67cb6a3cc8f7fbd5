import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { listen } from './listen.ts';

/** How the mail server treats its clients. */
export type SmtpBehaviour =
  | 'normal'
  /** It doesn't listen. */
  | 'closed'
  /** It accepts connections, and sends nothing. */
  | 'stalled'
  /** It greets with 421. */
  | 'busy'
  | 'sender deferred'
  | 'sender refused'
  | 'recipient deferred'
  /** The connection drops in the middle of the message. */
  | 'cut in the mail'
  /** It accepts the message, but the connection drops before it answers. */
  | 'cut before the answer'
  /** It accepts the message, but answers only once its behaviour is changed. */
  | 'held before the answer';

export interface AcceptedMail {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

export type RunningSmtp = Awaited<ReturnType<typeof startSmtp>>;

interface Options {
  /** Recipients that the server always rejects permanently. */
  refused?: readonly string[];
  /** Returns the text of the answer that rejects an address. */
  refusal?: (address: string) => string;
}

/** Starts a real mail server on loopback that accepts any address. Tests can change its behaviour. */
export async function startSmtp({
  refused = [],
  refusal = (address) => `<${address}> is not wanted here`,
}: Options = {}) {
  let behaviour: SmtpBehaviour = 'normal';
  const accepted: AcceptedMail[] = [];
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    hideSMTPUTF8: false,
    lenientAddressParsing: true,
    onConnect(_session, greet) {
      if (behaviour === 'stalled') return;
      greet(behaviour === 'busy' ? answer(421, 'too busy') : null);
    },
    onMailFrom({ address }, _session, reply) {
      reply(unwanted('sender', address));
    },
    onRcptTo({ address }, _session, reply) {
      reply(refused.includes(address) ? answer(550, refusal(address)) : unwanted('recipient', address));
    },
    async onData(stream, session, reply) {
      if (behaviour === 'cut in the mail') {
        stream.once('data', () => cut(session));
        return;
      }
      // Ignore a message that breaks off.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const { mailFrom, rcptTo } = session.envelope;
      accepted.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw,
        mail: await PostalMime.parse(raw),
      });
      if (behaviour === 'cut before the answer') cut(session);
      else if (behaviour === 'held before the answer') held.push(reply);
      else reply();
    },
  });
  // Ignore errors: some tests make clients disconnect in the middle of a session.
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = await listen(server.server);

  return {
    /** The SMTP_URL of this server. */
    url: `smtp://127.0.0.1:${port}`,
    /** Accepted messages, oldest first, even if the client never got the answer. */
    accepted,
    async behave(next: SmtpBehaviour): Promise<void> {
      const wasClosed = behaviour === 'closed';
      behaviour = next;
      if (next === 'closed') await close();
      else if (wasClosed) await listen(server.server, port);
      for (const reply of held) reply();
      held = [];
    },
    stop: close,
  };

  function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    return closed;
  }

  function cut({ remotePort }: SMTPServerSession): void {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  }

  function unwanted(whose: 'sender' | 'recipient', address: string): Error | null {
    if (behaviour === `${whose} deferred`) return answer(451, refusal(address));
    if (behaviour === `${whose} refused`) return answer(550, refusal(address));
    return null;
  }
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
