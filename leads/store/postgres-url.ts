import { isIPv6 } from 'node:net';

/** One PostgreSQL server of a `DATABASE_URL`. */
export interface PostgresServer {
  host: string;
  port: number;
  /** As an operator reads it: `db1:5432`. */
  name: string;
}

export interface PostgresUrl {
  /** Hosts, ports and database, without credentials. */
  name: string;
  /** The URL as the `pg` package takes it, which knows one host: the first. */
  url: string;
  /** The servers to choose the writable one from; undefined for a URL that leaves nothing to choose. */
  servers: readonly PostgresServer[] | undefined;
}

/**
 * Takes a `postgres://` URL apart. Several hosts are written as libpq does: `postgres://user@db1,db2:5433/leads`. With
 * them, or with `target_session_attrs=read-write`, connections go to the server that takes writes.
 * @throws an error that says what was expected, and shows nothing of the URL, which may hold a password
 */
export function parsePostgresUrl(url: string): PostgresUrl {
  const [, scheme = '', authority = '', rest = ''] = /^([a-z]+:\/\/)([^/?#]*)(.*)$/is.exec(url) ?? [];
  // Part of a password then: the host before it would be another part, and is shown.
  if (/[@#]/.test(rest))
    throw new Error(`${FORM}; in a password write @ as %40, / as %2F, ? as %3F, # as %23`);
  const hosts = authority.slice(authority.lastIndexOf('@') + 1).split(',');
  const credentials = authority.slice(0, authority.lastIndexOf('@') + 1);
  const isSingle = hosts.length === 1;
  const target = URL.parse(`${scheme}host${rest}`)?.searchParams.get('target_session_attrs');
  if (isSingle && !target) {
    const parsed = parse(url);
    return { name: `${parsed.host}${parsed.pathname}`, url, servers: undefined };
  }
  if (target && target !== 'read-write')
    throw new Error(`${FORM}; of target_session_attrs only read-write, since leads are written`);
  const servers = hosts.map((host, index) => parseHost(host, isSingle ? 'the host' : `host ${index + 1}`));
  if (new Set(servers.map(({ name }) => name)).size < servers.length)
    throw new Error(`${FORM}; each host once`);
  const first = parse(`${scheme}${credentials}${hosts[0]}${rest}`);
  for (const parameter of ['host', 'port']) {
    if (first.searchParams.has(parameter))
      throw new Error(`${FORM}; no parameter '${parameter}' beside these hosts`);
  }
  first.searchParams.delete('target_session_attrs');
  return { name: `${hosts.join()}${first.pathname}`, url: first.href, servers };
}

const FORM = 'postgres://user:password@host1,host2:5433,[IPv6]:5434/database';

const DEFAULT_PORT = 5432;

function parseHost(text: string, which: string): PostgresServer {
  const [, address, name, digits] = /^(?:\[(.*)\]|([\w.-]+))(?::(\d+))?$/.exec(text) ?? [];
  const host = address ?? name;
  if (host === undefined || (address !== undefined && !isIPv6(address)))
    throw new Error(`${FORM}; ${which} is ${text === '' ? 'empty' : 'neither a name nor an address'}`);
  const port = Number(digits ?? DEFAULT_PORT);
  if (port < 1 || port > 65_535) throw new Error(`${FORM}; the port of ${which} is none`);
  return { host, port, name: `${address === undefined ? host : `[${host}]`}:${port}` };
}

function parse(url: string): URL {
  const parsed = URL.parse(url);
  if (!parsed?.hostname) throw new Error(FORM);
  return parsed;
}
