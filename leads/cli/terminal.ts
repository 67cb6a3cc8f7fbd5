import { clearLine } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import { Transform, type Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { styleText } from 'node:util';
import { printable, printableJson } from '../printable.ts';

// The commands' only way to the terminal; a lint rule keeps `process` out of their other files. What visitors typed
// goes through here with everything else, so that nothing has to be cleaned where it is put into a sentence.

export type Style = Parameters<typeof styleText>[0];

/** Prints a text and a line end; the style is for all of it, since a text can't bring its own. */
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

/** Where exported leads go: to a terminal without what could steer it, to a file or a program as they are. */
export function standardOutput(): Writable {
  if (!process.stdout.isTTY) return process.stdout;
  const decoder = new StringDecoder();
  const output = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, printable(decoder.write(chunk))),
  });
  output.pipe(process.stdout);
  return output;
}

/** Whether somebody sits at a terminal who can be asked. */
export function canAsk(): boolean {
  return process.stdin.isTTY && process.stdout.isTTY;
}

/** Whether the person at the terminal says yes. */
export async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Counts on a terminal's line how far a long work is, and clears the line after it. */
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
