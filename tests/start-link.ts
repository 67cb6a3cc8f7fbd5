import { EventEmitter } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

/**
 * Starts a TCP proxy in front of PostgreSQL that can stop forwarding without closing any connection. Connections that
 * were open at `freeze` stay dead, as if a firewall had dropped their state; connections opened after `thaw` work.
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
    // Keep reading: an unread socket doesn't notice that its peer has closed.
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
