import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface RunningTcp {
  port: number;
  stop(): Promise<void>;
}

/** Starts a server on loopback that does to each connection what it is told, for what no real server says. */
export async function startTcp(serve: (socket: Socket) => void): Promise<RunningTcp> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // A client that goes away in the middle is what is asked for here.
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of sockets) socket.destroy();
      return closed;
    },
  };
}

/** Speaks SMTP so far, and answers each command as it is told, or with 250. */
export function speakSmtp(socket: Socket, answer: (command: string) => string | undefined): void {
  socket.write('220 hello\r\n');
  socket.setEncoding('latin1').on('data', (text: string) => {
    for (const command of text.split('\r\n').filter(Boolean))
      socket.write(answer(command) ?? '250 ok\r\n', 'latin1');
  });
}
