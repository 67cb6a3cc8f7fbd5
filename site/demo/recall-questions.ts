/**
 * Brings back earlier questions with the arrow keys, as a shell does. Escape empties the field. Where it is empty,
 * Escape leaves it, or closes the window if that opens and closes.
 * @returns what a question is to be passed to once it is asked
 */
export function recallQuestions(field: HTMLInputElement): (question: string) => void {
  const asked: string[] = [];
  /** Which one is shown; past the last is the one that is being typed. */
  let shown = 0;
  let draft = '';

  field.addEventListener('input', () => {
    shown = asked.length;
  });
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || (event.key === 'Escape' && !field.value && field.closest('[popover]'))) return;
    if (event.key === 'ArrowUp') show(shown - 1);
    else if (event.key === 'ArrowDown') show(shown + 1);
    else if (event.key === 'Escape' && field.value) clear();
    else if (event.key === 'Escape') field.blur();
    else return;
    event.preventDefault();
  });
  return (question) => {
    if (question !== asked.at(-1)) asked.push(question);
    shown = asked.length;
    draft = '';
  };

  function show(index: number): void {
    if (index < 0 || index > asked.length) return;
    if (shown === asked.length) draft = field.value;
    shown = index;
    field.value = asked[index] ?? draft;
    field.setSelectionRange(field.value.length, field.value.length);
  }

  function clear(): void {
    field.value = '';
    shown = asked.length;
  }
}
