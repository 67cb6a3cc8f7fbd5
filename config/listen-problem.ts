import { invalid } from './environment.ts';

/** Says which setting has to change where a server can't listen; undefined where none has. */
export function listenProblem(error: unknown, { host, port }: { host: string; port: number }) {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return invalid('PORT', String(port), `a port that is free on ${host}, such as ${port + 1}`);
  if (code === 'EACCES') return invalid('PORT', String(port), 'a port that this user may listen on');
  const isHost = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
  return isHost ? invalid('HOST', host, 'an address of this machine') : undefined;
}
