import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { chromium } from '@playwright/test';
import { answerLinks, ownTokens } from '#leads/calls/answer-links.ts';
import { findLead } from '#leads/store/find-lead.ts';
import type { LeadStore } from '#leads/store/lead-store.ts';
import { openStore } from '#leads/store/open-store.ts';
import { findOrInstallChromium } from '../../scripts/chromium.mjs';
import { newBooking } from '../new-leads.ts';
import { startServer } from '../start-server.ts';

interface Options {
  databaseUrl: string;
  /** How often a scanner follows valid links. */
  visits: number;
  /** How many of these in Chromium, which runs script. */
  inBrowser: number;
  /** How many altered tokens are tried. */
  altered: number;
  /** How many are timed of each sort. */
  timed: number;
}

const ACTS = { team: ['confirm', 'move', 'decline'], visitor: ['move', 'cancel'] } as const;

/** Follows links as a scanner does, and then tries altered ones: nothing may change, and nothing may be let in. */
export async function tryLinks({ databaseUrl, visits, inBrowser, altered, timed }: Options): Promise<object> {
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    SITE_URL: 'https://shop.example',
    // The limit by address would answer in place of what is tried here.
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'error',
  });
  const store = await openStore(databaseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  try {
    const paths = await newLinks(store);
    const before = await dump(store);
    const visited = await inTurn(visits, (index) => {
      const path = paths[index % paths.length] ?? '';
      return ask(agent, server.url + path, Math.floor(index / paths.length) % 2 === 0 ? 'GET' : 'HEAD');
    });
    await openInChromium(
      Array.from({ length: inBrowser }, (_, index) => server.url + paths[index % paths.length]),
    );
    const afterVisits = await dump(store);
    const tried = await inTurn(altered, (index) =>
      ask(agent, `${server.url}/answer/${alter(tokenOf(paths, index), index)}`, 'GET'),
    );
    return {
      visits: count(visited.map(({ status }) => status)),
      'in Chromium': inBrowser,
      'changed by visits': afterVisits === before ? 0 : 'something',
      'altered tokens': count(tried.map(({ status }) => status)),
      'different pages for them': new Set(tried.map(({ page }) => page)).size,
      'changed by them': (await dump(store)) === before ? 0 : 'something',
      ...(await compareTimes(agent, server.url, paths, timed)),
      'errors in the log': server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{')).length,
    };
  } finally {
    agent.destroy();
    await store.close();
    await server.stop();
  }
}

/** The links of both sides to ten bookings. */
async function newLinks(store: LeadStore): Promise<string[]> {
  const links = answerLinks(store.db, await ownTokens(store.db, undefined), '');
  const paths: string[] = [];
  for (let count = 0; count < 10; count++) {
    const row = newBooking();
    await store.insert('call_bookings', row);
    const booking = await findLead(store.db, 'call_bookings', row.id);
    if (!booking) throw new Error('The booking is gone');
    for (const side of ['team', 'visitor'] as const) {
      const linkTo = await links.linksFor(side, booking, undefined);
      paths.push(...ACTS[side].map(linkTo));
    }
  }
  return paths;
}

function tokenOf(paths: readonly string[], index: number): string {
  return /answer\/([\w-]+)/.exec(paths[index % paths.length] ?? '')?.[1] ?? '';
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Changes one letter; sometimes also cuts it off, makes it longer, or makes it of another token's parts. */
function alter(token: string, seed: number): string {
  const at = seed % token.length;
  const old = LETTERS.indexOf(token[at] ?? '');
  const letter = LETTERS[(old + 1 + (seed % 63)) % 64] ?? '';
  const other = token.slice(0, at) + letter + token.slice(at + 1);
  if (seed % 10 === 0) return other.slice(0, at + 1);
  if (seed % 10 === 1) return `${other}${letter}`;
  return other;
}

interface Answer {
  status: number;
  /** A hash of the body and of what the headers tell. */
  page: string;
}

function ask(agent: Agent, url: string, method: 'GET' | 'HEAD'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { agent, method }, (response) => {
      const { date: _, ...headers } = response.headers;
      const hash = createHash('sha256').update(JSON.stringify(headers));
      response.on('data', (chunk) => hash.update(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, page: hash.digest('hex') }));
      response.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** So many at sixteen connections. */
async function inTurn(amount: number, one: (index: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const lane = async () => {
    while (next < amount) answers.push(await one(next++));
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  return answers;
}

async function openInChromium(urls: readonly string[]): Promise<void> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium() });
  const page = await browser.newPage();
  for (const url of urls) await page.goto(url, { waitUntil: 'load' });
  await browser.close();
}

/** Times tokens with a wrong signature: of a lead that is there and of one that is not, one after the other. */
async function compareTimes(agent: Agent, url: string, paths: readonly string[], amount: number) {
  const times: Record<'of a lead' | 'of none' | 'of a lead again', number[]> = {
    'of a lead': [],
    'of none': [],
    'of a lead again': [],
  };
  for (let index = 0; index < amount; index++) {
    const bytes = Buffer.from(tokenOf(paths, index), 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    const ofLead = bytes.toString('base64url');
    bytes.write(crypto.randomUUID().replaceAll('-', ''), 1, 'hex');
    const ofNone = bytes.toString('base64url');
    for (const [sort, token] of [
      ['of a lead', ofLead],
      ['of none', ofNone],
      ['of a lead again', ofLead],
    ] as const) {
      const start = performance.now();
      await ask(agent, `${url}/answer/${token}`, 'GET');
      times[sort].push((performance.now() - start) * 1000);
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([sort, all]) => [`median µs, ${sort}`, Math.round(quantile(all, 0.5))]),
  );
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

function count(values: readonly number[]): string {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return JSON.stringify(counts);
}

/** All rows of all tables. */
async function dump({ db }: LeadStore): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await db
      .selectFrom(name as 'audit')
      .selectAll()
      .execute();
    rows[name] = found.map((row) => JSON.stringify(row)).sort();
  }
  return JSON.stringify(rows);
}
