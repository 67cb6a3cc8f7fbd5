import type { FormValues } from '#leads/validation.ts';

/** Reads a form as a plain post would send it. A name with several values gives a list. */
export function formValues(form: HTMLFormElement | null): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value !== 'string') continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

/** Returns the names of the fields that hold something else than was rendered: the visitor typed before hydration. */
export function touchedFields(form: HTMLFormElement): Set<string> {
  return new Set([...controlsOf(form)].filter(isTouched).map(({ name }) => name));
}

/** Fills a form with kept values, but for the fields that were touched. */
export function restoreForm(form: HTMLFormElement, kept: FormValues): void {
  const touched = touchedFields(form);
  for (const control of controlsOf(form)) {
    const value = kept[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (isChoice(control)) control.checked = [value].flat().includes(control.value);
    else control.value = String(value);
  }
}

/**
 * Copies what was typed in a form, and the focus, to another rendering of it. It uses the DOM alone, since the form may have
 * failed for a lack of `FormData`.
 */
export function copyTyped(from: HTMLFormElement, to: HTMLFormElement, focused: Element | null): void {
  for (const typed of controlsOf(from))
    for (const control of controlsOf(to)) {
      if (typed.name !== control.name || (isChoice(typed) && typed.value !== control.value)) continue;
      if (isChoice(typed)) control.checked = typed.checked;
      else control.value = typed.value;
      if (typed === focused) control.focus();
    }
}

/** The named controls, and the button. */
function controlsOf(form: HTMLFormElement) {
  return form.querySelectorAll<HTMLInputElement>('[name], [type="submit"]');
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

function isTouched(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
  return isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}
