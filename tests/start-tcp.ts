import { createServer, type Socket } from 'node:net';
import { listen } from './listen.ts';

/** Starts a TCP server on loopback, for answers that no real server gives. `serve` is called for each connection. */
export async function startTcp(serve: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // Ignore errors: some tests make clients disconnect in the middle of a session.
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    serve(socket);
  });
  return {
    port: await listen(server),
    stop(): Promise<void> {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

/** Greets as an SMTP server, and answers each command with the result of `answer`, or with 250. */
export function speakSmtp(socket: Socket, answer: (command: string) => string | undefined): void {
  socket.write('220 hello\r\n');
  socket.setEncoding('latin1').on('data', (text: string) => {
    for (const command of text.split('\r\n').filter(Boolean))
      socket.write(answer(command) ?? '250 ok\r\n', 'latin1');
  });
}
