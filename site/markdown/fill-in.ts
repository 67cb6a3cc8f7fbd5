/**
 * Puts words in place of `{{name}}`.
 * @param file names the text in the error
 * @throws if there is no such name
 */
export function fillIn(text: string, words: Record<string, string>, file: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    if (Object.hasOwn(words, name)) return words[name] ?? '';
    throw new Error(`${file}: ${placeholder} is none of ${Object.keys(words).join(', ')}`);
  });
}
