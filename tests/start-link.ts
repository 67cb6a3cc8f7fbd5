import { EventEmitter } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

/**
 * A way to PostgreSQL that can stop to carry anything, without a word to either end. What was open then stays
 * dead, as after a firewall has forgotten it; what is opened after `thaw` works.
 */
export async function startLink(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const frozen = new EventEmitter().setMaxListeners(0);
  let isFrozen = false;
  const server = createServer((near) => {
    open.add(near);
    near.on('error', () => {});
    near.on('close', () => open.delete(near));
    // Read on: an unread socket doesn't notice that its peer has gone.
    if (isFrozen) return void near.resume();
    const far = connect(Number(target.port), target.hostname);
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far);
    far.pipe(near);
    frozen.once('freeze', () => {
      near.unpipe().resume();
      far.unpipe().pause();
    });
  });
  const url = new URL(target);
  url.port = String(await listen(server));
  return {
    url: url.href,
    connections: () => open.size,
    freeze() {
      isFrozen = true;
      frozen.emit('freeze');
    },
    thaw() {
      isFrozen = false;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
