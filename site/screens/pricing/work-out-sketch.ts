import { CASES, ROWS, resultOf, type StoreMonth, sketchMonth, textOf } from './earnings-sketch.ts';

/** Delay before the sentence is updated, in milliseconds (debounce): screen readers announce each update. */
const PAUSE = 400;

const form = document.querySelector<HTMLFormElement>('[data-sketch]');
if (form) workOutSketch(form);

/** Updates the estimate on input. Shows no result if a field is blank or out of range. */
function workOutSketch(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll('input')];
  const cells = form.querySelectorAll('tbody td');
  const results = form.querySelectorAll('output');
  let pause = 0;

  form.addEventListener('input', show);
  // Without this, Enter would submit the form and reload the page.
  form.addEventListener('submit', (event) => event.preventDefault());
  show();

  function show(): void {
    for (const input of inputs) input.setAttribute('aria-invalid', String(!isWithinLimits(input)));
    const store = Object.fromEntries(inputs.map((input) => [input.name, input.valueAsNumber]));
    const sketched = inputs.every(isWithinLimits) && sketchMonth(store as unknown as StoreMonth);
    const texts = ROWS.flatMap((row) => CASES.map((name) => sketched && textOf(row, sketched[name][row])));
    cells.forEach((cell, index) => {
      cell.textContent = texts[index] || '–';
    });
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      for (const result of results) {
        const { sentence = '', incomplete = '' } = result.dataset;
        result.value = sketched ? resultOf(sentence, sketched) : incomplete;
      }
    }, PAUSE);
  }
}

function isWithinLimits({ valueAsNumber, min, max }: HTMLInputElement): boolean {
  return valueAsNumber >= Number(min) && valueAsNumber <= Number(max);
}
