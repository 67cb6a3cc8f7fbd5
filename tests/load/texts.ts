import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { sanitizeReply } from '#leads/outbox/delivery-failure.ts';
import { findPassages, STORE_AGENT } from '../agent/agents.ts';
import { BOOKING, startServer } from '../start-server.ts';

const ROUNDS = 50;

const HEADERS = ['accept-encoding', 'if-none-match', 'x-forwarded-for', 'content-type'];

/** Texts that are made to be hard to read, each beside a harmless one, or a shorter one of its kind. */
export async function readHostileTexts(): Promise<Record<string, object>> {
  const { url, stop } = await startServer({ LOG_LEVEL: 'silent', RATE_LIMIT: '1000000' });
  const rows: Record<string, object> = {};
  for (const piece of ['/', '/a', '%2f'])
    rows[`a path of ${piece}`] = await compare(
      (text) => send(`${url}/${text}`),
      piece.repeat(15_000 / piece.length),
    );
  for (const name of HEADERS)
    rows[`a header of spaces, ${name}`] = await compare(
      (text) => send(url, { headers: { [name]: `x${text}y` } }),
      ' '.repeat(15_000),
    );
  rows['an address of dots'] = await compare(
    (text) =>
      send(
        `${url}/rest/v1/call_bookings`,
        { method: 'POST', headers: { 'content-type': 'application/json' } },
        JSON.stringify({ ...BOOKING, email: `a@${text} ` }),
      ),
    '.'.repeat(60_000),
  );
  for (const piece of ['@', 'a@', ' ', '<a'])
    rows[`a mail server’s reply of ${piece}`] = await compare(
      sanitizeReply,
      piece.repeat(800_000),
      piece.repeat(50_000),
    );
  await stop();
  return rows;
}

/** The slowest answer of each agent, to whatever is asked in the tests and to as long a text as a field takes. */
export function askAgents(): Record<string, object> {
  const words = readFileSync(new URL('../agent/questions.txt', import.meta.url), 'utf8');
  const asked = words.split(/[\n\t]| > /);
  for (let at = 0; at < words.length; at += 2000) asked.push(words.slice(at, at + 2000));
  const agents = {
    'of the store': STORE_AGENT.answer,
    'of ourselves': findPassages,
  };
  return Object.fromEntries(
    Object.entries(agents).map(([name, answer]) => {
      const times = asked.map((text) => {
        const before = process.threadCpuUsage();
        answer(text);
        return process.threadCpuUsage(before).user / 1000;
      });
      return [name, { answers: times.length, 'slowest, ms (promised: 50)': Math.max(...times).toFixed(1) }];
    }),
  );
}

async function compare(
  read: (text: string) => unknown,
  hostile: string,
  other = 'a'.repeat(hostile.length),
): Promise<object> {
  const timePerCharacter = async (text: string) => {
    const started = performance.now();
    for (let round = 0; round < ROUNDS; round++) await read(text);
    return (performance.now() - started) / text.length;
  };
  await timePerCharacter(other);
  const ratio = (await timePerCharacter(hostile)) / (await timePerCharacter(other));
  return { 'times as long a character (promised: 10)': ratio.toFixed(2) };
}

function send(url: string, options: object = {}, body = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, options, (response) => response.resume().on('close', resolve))
      .on('error', reject)
      .end(body);
  });
}
