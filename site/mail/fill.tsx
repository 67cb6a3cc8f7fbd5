import type { ReactNode } from 'react';

/** Puts values in place of each `{name}`. */
export function fill<Text extends string>(text: Text, values: Values<Text>): string {
  return partsOf(text, values).join('');
}

/** The same for a mail's body. A name in a script from right to left does not turn round what stands beside it. */
export function filled<Text extends string>(text: Text, values: Values<Text>): ReactNode[] {
  return partsOf(text, values).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} dir="auto">
        {part}
      </span>
    ),
  );
}

/** A value for each name that stands in a text. */
type Values<Text extends string> = Record<NamesIn<Text>, string>;

type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** Plain text and values in turn. */
function partsOf(text: string, values: Record<string, string>): string[] {
  return text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : (values[part] ?? '')));
}
