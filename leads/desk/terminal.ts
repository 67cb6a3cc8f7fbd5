import { createInterface } from 'node:readline/promises';
import { SingleBar } from 'cli-progress';

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Whether the person at the terminal says yes. */
export async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Shows on a terminal how far it is. */
export async function withProgress<Result>(
  work: (onProgress: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  if (!process.stderr.isTTY) return await work(() => {});
  const bar = new SingleBar({
    format: '{value} leads, {duration_formatted}',
    clearOnComplete: true,
    hideCursor: true,
  });
  bar.start(Number.MAX_SAFE_INTEGER, 0);
  try {
    return await work((done) => bar.update(done));
  } finally {
    bar.stop();
  }
}
