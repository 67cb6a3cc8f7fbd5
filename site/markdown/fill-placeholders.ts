/**
 * Replaces each `{{name}}` in `text` with its value.
 * @param file the path of the file that contains the text, for the error message
 * @throws if a placeholder has no value
 */
export function fillPlaceholders(text: string, values: Record<string, string>, file: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    if (Object.hasOwn(values, name)) return values[name] ?? '';
    throw new Error(
      `${file}: unknown placeholder ${placeholder}, use one of ${Object.keys(values).join(', ')}`,
    );
  });
}
