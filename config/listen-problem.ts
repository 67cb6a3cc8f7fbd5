import { invalid } from './environment.ts';

/** Says which setting has to change where a server can't listen; undefined where none has. */
export function listenProblem(
  error: unknown,
  { host, port }: { host: string; port: number },
): Error | undefined {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return invalid('PORT', String(port), `a port that is free on ${host}`);
    case 'EACCES':
      return invalid('PORT', String(port), 'a port that this user may listen on');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return invalid('HOST', host, 'an address of this machine');
    default:
      return undefined;
  }
}
