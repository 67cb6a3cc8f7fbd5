import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { spawnServer } from '../scripts/spawn-server.ts';
import { read } from './read-sqlite.ts';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the real server as a process, with access to its SQLite file. */
export async function startServer(env: Record<string, string> = {}, options: { project?: string } = {}) {
  const server = await spawnServer(env, options);
  const select = (text: string) => read(server.databaseFile, text);
  return {
    ...server,
    /** Reads the stored rows from the file, oldest first. */
    rows: (table: LeadTable) => select(`select * from ${table} order by created_at, rowid`),
    /** Returns the reasons for suspecting that a bot sent a lead; empty if there are none. */
    suspicions: (leadId: string): unknown[] =>
      select(`select suspicion from leads where id = '${leadId}' and suspicion is not null`).map(
        ({ suspicion }) => suspicion,
      ),
  };
}

/** A valid booking. Its day is so far in the future that it never becomes invalid. */
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

export const MESSAGE = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  message: 'The agent offered a size that we no longer carry.\nIt was on Tuesday, at about nine.',
};

export const ROWS: Record<LeadTable, Record<string, unknown>> = {
  call_bookings: BOOKING,
  quiz_submissions: ANSWERS,
  support_messages: MESSAGE,
};
