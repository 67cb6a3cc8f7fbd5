/** A table row. The keys are the column headings, in order. */
export interface Row {
  [column: string]: string | number;
}

/** Formats rows as a Markdown table. The first row determines the columns. */
export function markdownTable(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns,
    columns.map(() => '---'),
    ...rows.map((row) => columns.map((column) => row[column] ?? '')),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
