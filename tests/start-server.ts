import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface RunningServer {
  url: string;
  databaseFile: string;
  process: ChildProcessByStdio<null, Readable, Readable>;
  /** All that it has written so far. */
  output(): string;
  /** What is stored, read past the server, oldest first. */
  rows(table: 'call_bookings' | 'quiz_submissions'): Record<string, unknown>[];
  /** Why a lead is taken for a bot's. */
  suspicions(leadId: string): unknown[];
  /** Ends it as an operator would, and returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/**
 * Starts the real server on a free port over a database file of its own.
 * @param options.program what to start in the project: its source, or what it is bundled into
 */
export async function startServer(
  env: Record<string, string> = {},
  { project = ROOT, program = 'server/main.ts' }: { project?: string; program?: string } = {},
): Promise<RunningServer> {
  const databaseFile = join(mkdtempSync(join(tmpdir(), 'loomline-')), 'leads.db');
  const child = spawn(process.execPath, [program], {
    cwd: project,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      RATE_LIMIT: '100000',
      DATABASE_URL: `sqlite:${databaseFile}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const ready = /ready at (\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('close', () => reject(new Error(output)));
  });
  const select = (text: string, ...values: string[]) => {
    const database = new DatabaseSync(databaseFile, { readOnly: true });
    try {
      return database.prepare(text).all(...values);
    } finally {
      database.close();
    }
  };
  return {
    url,
    databaseFile,
    process: child,
    output: () => output,
    rows: (table) => select(`select * from ${table} order by created_at, rowid`),
    suspicions: (leadId) =>
      select('select reason from suspicions where lead_id = ?', leadId).map(({ reason }) => reason),
    stop(signal = 'SIGTERM') {
      child.kill(signal);
      return closed;
    },
  };
}

/** A booking that every rule lets through; it is asked for far enough ahead that no test ages it. */
export const BOOKING = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  company_name: 'Studio Norte',
  selected_service: 'Chat Agents',
  preferred_date: '2099-12-01',
  preferred_time: '15:30',
  timezone: 'CET',
  problems_to_solve: 'Half of our returns are sizing.\nMost questions come in after ten at night.',
  additional_info: 'We ship from Porto.',
};

/** Answers to the quiz that every rule lets through. */
export const ANSWERS = {
  business_type: 'E-commerce',
  business_size: '2-10 employees',
  automation_goals: ['Improve customer service', 'Reduce operational costs'],
  ai_knowledge: 'Some basic knowledge',
  solution_priority: 4,
  integration_needs: 'Not sure',
  contact_name: 'Ines Duarte',
  contact_email: 'ines@studionorte.example',
  contact_phone: null,
  business_website: 'studionorte.example',
  additional_comments: null,
};
