import type { SketchedCase, sketchMonth } from './earnings-sketch.ts';
import { euros } from './euros.ts';

/** A cell of the table. */
export function textOf(row: keyof SketchedCase, figure: number): string {
  return row === 'extra' ? figure.toLocaleString('en') : euros(figure);
}

/** Fills in `{invoice}`, `{low}`, `{middle}` and `{high}` in a sentence. Screen readers skip a minus, so a loss is said in words. */
export function resultOf(sentence: string, sketched: ReturnType<typeof sketchMonth>): string {
  const invoiced = sentence.replace('{invoice}', euros(-sketched.middle.commission));
  return invoiced.replace(/\{(low|middle|high)\}/g, (_, name: keyof typeof sketched) =>
    sketched[name].left < 0 ? `a loss of ${euros(-sketched[name].left)}` : euros(sketched[name].left),
  );
}
