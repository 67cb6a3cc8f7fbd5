/** The figures in a text, as they are written: '13.5', '14:00', '28'. */
export function figuresIn(text: string): Set<string> {
  return new Set(text.match(/\d+(?:[.:]\d+)*/g) ?? []);
}
