import { clearLine } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import { Transform, type Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { styleText } from 'node:util';
import { printable, printableJson } from '../printable.ts';

// All output of the commands goes through here, which a lint rule enforces. Control characters that visitors typed are
// removed here, so no other code has to.

export type Style = Parameters<typeof styleText>[0];

/** Prints a line. The style applies to all of it, since style codes inside the text are removed. */
export function print(text: string, style?: Style): void {
  const plain = printable(text);
  process.stdout.write(`${style ? styleText(style, plain) : plain}\n`);
}

export function printJson(value: unknown, indent?: number): void {
  process.stdout.write(`${printableJson(value, indent)}\n`);
}

export function printError(text: string): void {
  process.stderr.write(`${printable(text)}\n`);
}

interface Listing<Item> {
  /** How many at most; without `all`, and with `limit`. */
  options: { limit: number; all?: true; json?: true };
  head: string;
  /** Printed where there is nothing. */
  none: string;
  lineOf(item: Item): Parameters<typeof print>;
}

/** Prints things as they are read, newest first: a line or a JSON object each. */
export async function printNewest<Item>(
  items: AsyncIterable<Item>,
  { options: { limit, all, json }, head, none, lineOf }: Listing<Item>,
): Promise<void> {
  let listed = 0;
  for await (const item of items) {
    if (listed === limit && !all) {
      if (!json) print(`The newest ${listed}. More with --limit or --all.`, 'dim');
      return;
    }
    if (listed === 0 && !json) print(head, 'bold');
    if (json) printJson(item);
    else print(...lineOf(item));
    listed += 1;
  }
  if (listed === 0 && !json) print(none);
}

/** Returns the stream for exported leads. It removes control characters on a terminal, but not in a file or pipe. */
export function standardOutput(): Writable {
  if (!process.stdout.isTTY) return process.stdout;
  const decoder = new StringDecoder();
  const output = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, printable(decoder.write(chunk))),
  });
  output.pipe(process.stdout);
  return output;
}

export function canAsk(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

export async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Shows a count on the terminal while the work runs, and clears it afterwards. */
export async function withProgress<Result>(
  work: (onProgress: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  if (!process.stderr.isTTY) return await work(() => {});
  let shown = 0;
  try {
    return await work((done) => {
      if (performance.now() - shown < SHOWN_EVERY_MS) return;
      shown = performance.now();
      process.stderr.write(`\r${done} leads`);
    });
  } finally {
    clearLine(process.stderr, 0);
    process.stderr.write('\r');
  }
}

const SHOWN_EVERY_MS = 100;
