import type { LeadTable } from '#leads/lead-types/lead-types.ts';
import { type SpawnedServer, type SpawnOptions, spawnServer } from '../scripts/spawn-server.ts';
import { read } from './read-sqlite.ts';

export interface RunningServer extends SpawnedServer {
  /** Returns the stored rows, read without the server, oldest first. */
  rows(table: LeadTable): Record<string, unknown>[];
  /** Why a lead is taken for a bot's. */
  suspicions(leadId: string): unknown[];
}

/** Starts the real server, with access to its database. */
export async function startServer(
  env: Record<string, string> = {},
  options: SpawnOptions = {},
): Promise<RunningServer> {
  const server = await spawnServer(env, options);
  const select = (text: string) => read(server.databaseFile, text);
  return {
    ...server,
    rows: (table) => select(`select * from ${table} order by created_at, rowid`),
    suspicions: (leadId) =>
      select(`select suspicion from leads where id = '${leadId}' and suspicion is not null`).map(
        ({ suspicion }) => suspicion,
      ),
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

/** A message that every rule lets through. */
export const MESSAGE = {
  name: 'Ines Duarte',
  email: 'ines@studionorte.example',
  message: 'The agent offered a size that we no longer carry.\nIt was on Tuesday, at about nine.',
};

/** A row of each kind of lead. */
export const ROWS: Record<LeadTable, Record<string, unknown>> = {
  call_bookings: BOOKING,
  quiz_submissions: ANSWERS,
  support_messages: MESSAGE,
};
