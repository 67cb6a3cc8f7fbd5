import type { Socket } from 'node:net';

/** A set of connections with a maximum size, oldest first. */
export interface BoundedConnections {
  /** Adds a connection, and closes the oldest if there are too many. One that is in the set keeps its place. */
  add: (socket: Socket) => void;
  remove: (socket: Socket) => void;
  /** Makes a connection of the set its newest. */
  touch: (socket: Socket) => void;
}

/**
 * Creates a set that closes its oldest connection when it grows past `max`. A limit that refuses new connections
 * instead would let idle clients keep everybody else out.
 */
export function boundedConnections(max: number): BoundedConnections {
  const sockets = new Set<Socket>();
  return {
    add(socket) {
      sockets.add(socket);
      if (sockets.size <= max) return;
      const [oldest] = sockets;
      if (!oldest) return;
      sockets.delete(oldest);
      oldest.destroy();
    },
    remove: (socket) => void sockets.delete(socket),
    touch(socket) {
      if (sockets.delete(socket)) sockets.add(socket);
    },
  };
}
