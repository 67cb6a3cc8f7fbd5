import { invalid } from './environment.ts';

/** Returns an error that names the setting to change when a server can't listen; undefined if no setting would help. */
export function listenProblem(error: unknown, { host, port }: { host: string; port: number }) {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return invalid('PORT', String(port), `a port that is free on ${host}, such as ${port + 1}`);
  if (code === 'EACCES') return invalid('PORT', String(port), 'a port that this user may listen on');
  const isHost = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code);
  return isHost ? invalid('HOST', host, 'an address of this machine') : undefined;
}
