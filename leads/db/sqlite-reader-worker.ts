// Runs queries in a worker thread: see `sqliteReader`. Imports no packages, so that the thread needs little memory.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { errorMessage } from '../error-message.ts';
import { foldText, soundsOf } from '../fold-text.ts';
import type { ReadAnswer } from './sqlite-reader.ts';

/** Here, waiting for another process's lock blocks nobody. */
const database = new DatabaseSync(workerData, { readOnly: true, timeout: 10_000 });
database.function('fold_text', { deterministic: true }, (text) => foldText(String(text)));
database.function('sounds_of', { deterministic: true }, (text) => soundsOf(String(text)));

// Post text: the other thread takes more than twice as long to receive objects.
parentPort?.on('message', (query) => parentPort?.postMessage(JSON.stringify(answerTo(query))));

function answerTo({ sql, parameters }: { sql: string; parameters: string[] }): ReadAnswer {
  try {
    return { rows: database.prepare(sql).all(...parameters) };
  } catch (error) {
    return { problem: errorMessage(error) };
  }
}
