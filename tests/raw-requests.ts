import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import { type RunningServer, startServer } from './start-server.ts';

// Requests byte by byte, to a server of which every file is known.

export const SECRET = 'what nobody outside may read';

/** A small site of which every file is known, with things in it that are no address. */
export const SITE = {
  'index.html': '<h1>Home</h1>',
  'index.html.br': 'as if it were compressed',
  'about.html': '<h1>About</h1>',
  'a b.html': '<h1>With a space</h1>',
  '404.html': '<h1>Not there</h1>',
  'case-studies/404.html': '<h1>No such study</h1>',
  'form-problem.html': '<h1>Please check</h1>{{#problems}}<li>{{.}}</li>{{/problems}}{{form}}',
  'templates/site.json': `"${SECRET}"`,
  '.built': SECRET,
  '.git/config': SECRET,
  '_astro/.cache/x.js': SECRET,
  '_astro/x.js': 'x()',
  'films/x.mp4': 'a film',
  'films/long.mp4': 'a film '.repeat(1_300_000),
};

function makeProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'loomline-site-'));
  for (const name of ['config', 'content', 'leads', 'server', 'package.json', 'build'])
    if (existsSync(name)) cpSync(name, join(project, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
  for (const [name, text] of Object.entries(SITE)) {
    mkdirSync(join(project, 'dist', dirname(name)), { recursive: true });
    writeFileSync(join(project, 'dist', name), text);
  }
  writeFileSync(join(project, 'secret.html'), SECRET);
  mkdirSync(join(project, 'outside'));
  writeFileSync(join(project, 'outside', 'index.html'), SECRET);
  symlinkSync('../secret.html', join(project, 'dist', 'link.html'));
  symlinkSync('../outside', join(project, 'dist', 'linked'));
  symlinkSync('../secret.html', join(project, 'dist', 'about.html.br'));
  symlinkSync('/', join(project, 'dist', 'root'));
  symlinkSync('../../secret.html', join(project, 'dist', 'films', 'link.mp4'));
  return project;
}

export const project = makeProject();
export let server: RunningServer;

/** Starts a server over the small site before the tests of a file, and stops it after them. */
export function serveSmallSite(): void {
  beforeAll(async () => {
    server = await startServer({}, { project });
  });
  afterAll(() => server.stop());
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** All that came, to the end of the connection. */
  text: string;
}

/** Sends bytes as they are, and takes what comes until the server closes the connection. */
export async function exchange(
  bytes: string | Buffer,
  { url = server.url, ms = 30_000 } = {},
): Promise<Answer> {
  const socket = open(url);
  let text = '';
  socket.setEncoding('latin1').on('data', (part) => {
    text += part;
  });
  socket.write(bytes);
  await Promise.race([closing(socket), sleep(ms)]);
  const isHanging = !socket.closed;
  socket.destroy();
  if (isHanging) throw new Error(`The connection is still open after ${ms} ms: ${text}`);
  return { ...parse(text), text };
}

export function open(url = server.url): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on('error', () => {});
}

/** Resolves once a connection is closed, which its error is one way of. */
export function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });
}

export function parse(text: string) {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((header) => {
      const colon = header.indexOf(':');
      return [header.slice(0, colon).toLowerCase(), header.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

export const BOOKINGS = '/rest/v1/call_bookings';

/** The bytes of a request that closes its connection. */
export function request(line: string, headers: string[] = [], body: string | Buffer = ''): Buffer {
  const length = body.length > 0 ? [`Content-Length: ${Buffer.byteLength(body)}`] : [];
  const head = [`${line} HTTP/1.1`, 'Host: shop.example', 'Connection: close', ...length, ...headers, '', ''];
  return Buffer.concat([Buffer.from(head.join('\r\n')), Buffer.from(body)]);
}

export function get(path: string, ...headers: string[]): Promise<Answer> {
  return exchange(request(`GET ${path}`, headers));
}

export function insert(body: string | Buffer, headers: string[] = [], url = server.url): Promise<Answer> {
  return exchange(request(`POST ${BOOKINGS}`, ['Content-Type: application/json', ...headers], body), { url });
}

export function stored(email: string): unknown[] {
  return server.rows('call_bookings').filter((row) => row.email === email);
}

/** Every answer carries these, and none tells how the server is made. */
export function expectGuarded({ headers, text }: Answer): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(text).not.toMatch(/node_modules|\.ts\b|\bat \w+ \(|fastify|node\.?js|x-powered-by|^server:/im);
  expect(text).not.toContain(project);
}
