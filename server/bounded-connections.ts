import type { Socket } from 'node:net';

export type BoundedConnections = ReturnType<typeof boundedConnections>;

/**
 * Creates a set that closes its oldest connection when it grows past `max`. A limit that refuses new connections
 * instead would let idle clients keep everybody else out.
 */
export function boundedConnections(max: number) {
  /** Oldest first. */
  const sockets = new Set<Socket>();
  return {
    /** Adds a connection, and closes the oldest if there are too many. One that is in the set keeps its place. */
    add(socket: Socket): void {
      sockets.add(socket);
      if (sockets.size <= max) return;
      const [oldest] = sockets;
      if (!oldest) return;
      sockets.delete(oldest);
      oldest.destroy();
    },
    remove: (socket: Socket) => void sockets.delete(socket),
    /** Makes a connection of the set its newest. */
    touch(socket: Socket): void {
      if (sockets.delete(socket)) sockets.add(socket);
    },
  };
}
