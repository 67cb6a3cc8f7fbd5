import type { Socket } from 'node:net';

/** A group of connections that has a largest size. */
export interface NewestKept {
  /** Takes a connection in; one that is in already keeps its place. */
  enter: (socket: Socket) => void;
  leave: (socket: Socket) => void;
  /** Makes a connection that is in the newest. */
  renew: (socket: Socket) => void;
}

/**
 * Bounds a group of connections: where there is one too many, the one that entered longest ago is closed. A plain
 * limit would turn newcomers away, and whoever holds connections without using them would keep everybody else out.
 */
export function newestKept(most: number): NewestKept {
  const sockets = new Set<Socket>();
  return {
    enter(socket) {
      sockets.add(socket);
      if (sockets.size <= most) return;
      const [oldest] = sockets;
      if (!oldest) return;
      sockets.delete(oldest);
      oldest.destroy();
    },
    leave: (socket) => void sockets.delete(socket),
    renew(socket) {
      if (sockets.delete(socket)) sockets.add(socket);
    },
  };
}
