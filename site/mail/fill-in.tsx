import type { CSSProperties, ReactNode } from 'react';
import { printable } from '#leads/printable.ts';

/**
 * Replaces each `{{name}}` in a mail's copy with its value between Unicode isolates (U+2068, U+2069). `isolated` turns
 * the isolates into HTML, and `printable` removes them everywhere else.
 */
export function fillIn<Copy extends object>(copy: Copy, values: Record<NamesIn<Copy>, string>): Filled<Copy> {
  const byName: Record<string, string> = values;
  return JSON.parse(JSON.stringify(copy), (_key, text: unknown) =>
    typeof text === 'string'
      ? text.replace(/\{\{(\w+)\}\}/g, (_, name) => `\u2068${printable(byName[name] ?? '')}\u2069`)
      : text,
  );
}

/** Isolates the filled-in values, so that a right-to-left value doesn't reorder the text around it. */
export function isolated(children: ReactNode, style?: CSSProperties): ReactNode {
  if (typeof children !== 'string') return children;
  return children.split(/\u2068(.*?)\u2069/s).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} dir="auto" style={style}>
        {part}
      </span>
    ),
  );
}

type NamesIn<Copy> = Copy extends string
  ? Copy extends `${string}{{${infer Name}}}${infer Rest}`
    ? Name | NamesIn<Rest>
    : never
  : Copy extends object
    ? { [Key in keyof Copy]: NamesIn<Copy[Key]> }[keyof Copy]
    : never;

type Filled<Copy> = { [Key in keyof Copy]: Copy[Key] extends string ? string : Filled<Copy[Key]> };
