import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
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

/** Returns the stream for exported leads. It removes control characters on a terminal, but not in a file or pipe. */
export function standardOutput(): Writable {
  if (!process.stdout.isTTY) return process.stdout;
  return new Writable({
    decodeStrings: false,
    write: (chunk: string, _encoding, done) => process.stdout.write(printable(chunk), done),
  });
}

/** Reads all of standard input, as UTF-8. */
export function standardInput(): Promise<string> {
  return text(process.stdin);
}

/**
 * Asks a question on a terminal.
 * @throws where there is none, and so nobody to answer
 */
export async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Error('Nothing was done: nobody can be asked here, so add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
