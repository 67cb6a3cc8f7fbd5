/**
 * Replaces each `{{name}}` in a text with its value.
 * @param file names the source of the text in the error
 * @throws if there is no value of that name
 */
export function fillPlaceholders(text: string, values: Record<string, string>, file: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    if (Object.hasOwn(values, name)) return values[name] ?? '';
    throw new Error(`${file}: ${placeholder} is none of ${Object.keys(values).join(', ')}`);
  });
}
