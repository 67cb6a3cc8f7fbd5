import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { styleText } from 'node:util';
import { printable, printableJson } from '#leads/printable.ts';

// A lint rule makes all commands print through this module. The module removes control characters that visitors typed,
// so that no other code has to.

export type Style = Parameters<typeof styleText>[0];

/** Prints a line. The style applies to the whole line, since style codes within the text are removed. */
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

/** Returns the output stream for exports. Removes control characters only on a terminal, not in a file or pipe. */
export function standardOutput(): Writable {
  if (!process.stdout.isTTY) return process.stdout;
  return new Writable({
    decodeStrings: false,
    write: (chunk: string, _encoding, done) => process.stdout.write(printable(chunk), done),
  });
}

export function standardInput(): Promise<string> {
  return text(process.stdin);
}

/** Asks a yes-or-no question on the terminal. @throws if standard input or output isn't a terminal */
export async function agrees(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new Error('Nothing was done: there is no terminal to ask for confirmation on, so add --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
