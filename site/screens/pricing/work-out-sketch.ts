import { CASES, ROWS, resultOf, type StoreMonth, sketchMonth, textOf } from './earnings-sketch.ts';

/** How long the typing has to rest before the sentence is read aloud, in milliseconds. */
const PAUSE = 400;

const form = document.querySelector<HTMLFormElement>('[data-sketch]');
if (form) workOutSketch(form);

/** Works the sketch out anew with each change of its fields. What is out of a field's limits counts as the limit. */
function workOutSketch(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll('input')];
  const cells = form.querySelectorAll('tbody td');
  const results = form.querySelectorAll('output');
  let pause = 0;

  form.addEventListener('input', show);
  form.addEventListener('change', settle);
  // Enter would send the form to this page.
  form.addEventListener('submit', (event) => event.preventDefault());
  settle();
  show();

  /** Writes into each field the figure that counts, but for one in which somebody is still typing. */
  function settle(event?: Event): void {
    for (const input of inputs) {
      if (event?.target === input || input !== document.activeElement) input.value = String(figureIn(input));
    }
  }

  function show(): void {
    const store = Object.fromEntries(inputs.map((input) => [input.name, figureIn(input)]));
    const sketched = sketchMonth(store as unknown as StoreMonth);
    const texts = ROWS.flatMap((row) => CASES.map((name) => textOf(row, sketched[name][row])));
    cells.forEach((cell, index) => {
      cell.textContent = texts[index] ?? '';
    });
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      for (const result of results) result.value = resultOf(result.dataset.sentence ?? '', sketched);
    }, PAUSE);
  }
}

function figureIn({ valueAsNumber, defaultValue, min, max }: HTMLInputElement): number {
  const figure = Number.isNaN(valueAsNumber) ? Number(defaultValue) : valueAsNumber;
  return Math.min(Number(max), Math.max(Number(min), figure));
}
