import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { listen } from './listen.ts';

/** How the server treats its clients. */
export type ImapBehaviour =
  | 'normal'
  /** It accepts connections, and sends nothing. */
  | 'silent'
  | 'refuses the login'
  /** It drops each connection after the greeting. */
  | 'drops'
  /** It answers each command with an endless line. */
  | 'endless line'
  /** It announces a literal of 2 GB. */
  | 'huge literal'
  /** It lists a million emails that don't exist. */
  | 'many uids';

interface Stored {
  uid: number;
  raw: Buffer;
  seen: boolean;
}

function internalDate(): string {
  const [, day, month, year, time] = /, (\d+) (\w+) (\d+) (\S+)/.exec(new Date().toUTCString()) ?? [];
  return `${day}-${month}-${year} ${time} +0000`;
}

/** Starts a small IMAP server on loopback with one mailbox, which can be read but not changed. */
export async function startImap() {
  let behaviour: ImapBehaviour = 'normal';
  let validity = 1;
  const mails: Stored[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    if (behaviour === 'silent') return;
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    if (behaviour === 'drops') socket.destroy();
    let unread = '';
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1');
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        answer(socket, line);
      }
    });
  });
  const port = await listen(server);
  return {
    /** The INBOX_URL of this server. */
    url: `imap://user:p%40ss@127.0.0.1:${port}/INBOX`,
    /** All commands, without their tags. */
    commands,
    mails,
    deliver(raw: Buffer | string): void {
      mails.push({ uid: (mails.at(-1)?.uid ?? 0) + 1, raw: Buffer.from(raw), seen: false });
    },
    /** Renumbers all emails, as after the mailbox was made anew. */
    renew(): void {
      validity += 1;
      for (const [index, mail] of mails.entries()) mail.uid = index + 100;
      for (const socket of sockets) socket.destroy();
    },
    behave(next: ImapBehaviour): void {
      behaviour = next;
      for (const socket of sockets) socket.destroy();
    },
    connections: () => sockets.size,
    stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };

  function answer(socket: Socket, line: string): unknown {
    const [tag = '', ...words] = line.split(' ');
    const command = words.join(' ');
    commands.push(command);
    const [name] = /^(?:UID )?\w+/i.exec(command) ?? [''];
    const say = (...lines: string[]) => socket.write(`${lines.join('\r\n')}\r\n`);
    const done = (...lines: string[]) => say(...lines, `${tag} OK done`);
    const isReading = /^(UID|NOOP)/i.test(name);
    if (behaviour === 'endless line' && isReading) return flood(socket);
    if (behaviour === 'huge literal' && isReading) return say('* 1 FETCH (UID 1 BODY[]<0> {2147483648}');
    switch (name.toUpperCase()) {
      case 'LOGIN':
        if (behaviour === 'refuses the login' || !command.includes('p@ss'))
          say(`${tag} NO [AUTHENTICATIONFAILED] Wrong password`);
        else done();
        return;
      case 'CAPABILITY':
        return done('* CAPABILITY IMAP4rev1');
      case 'LIST':
        return done('* LIST () "/" INBOX');
      case 'EXAMINE':
        return done(
          `* ${mails.length} EXISTS`,
          '* 0 RECENT',
          '* FLAGS (\\Seen)',
          `* OK [UIDVALIDITY ${validity}] ok`,
          `* OK [UIDNEXT ${(mails.at(-1)?.uid ?? 0) + 1}] ok`,
        );
      case 'NOOP':
        return done(`* ${mails.length} EXISTS`);
      case 'UID SEARCH': {
        const [, from] = /UID (\d+):\*/.exec(command) ?? [];
        const all =
          behaviour === 'many uids'
            ? Array.from({ length: 1_000_000 }, (_, n) => n + 1000)
            : mails.map(({ uid }) => uid);
        const last = all.at(-1);
        const found = all.filter((uid) => !from || uid >= Number(from) || uid === last);
        return done(`* SEARCH ${found.join(' ')}`);
      }
      case 'UID FETCH': {
        const [, uid, flags, most] = /FETCH (\d+) \((.*)BODY\.PEEK\[\]<0\.(\d+)>/.exec(command) ?? [];
        const index = mails.findIndex((mail) => mail.uid === Number(uid));
        const mail = mails[index];
        if (!mail) return done();
        const part = mail.raw.subarray(0, Number(most));
        socket.write(
          `* ${index + 1} FETCH (UID ${uid} INTERNALDATE "${internalDate()}" BODY[]<0> {${part.length}}\r\n`,
        );
        socket.write(part);
        if (!flags) mail.seen = true;
        return done(')');
      }
      case 'LOGOUT':
        done('* BYE');
        return socket.end();
      case 'STORE':
      case 'UID STORE':
        return say(`${tag} NO read-only`);
      default:
        return say(`${tag} BAD unknown`);
    }
  }

  function flood(socket: Socket): void {
    const chunk = Buffer.alloc(256 * 1024, 'x');
    const go = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', go);
    socket.write('* ');
    go();
  }
}
