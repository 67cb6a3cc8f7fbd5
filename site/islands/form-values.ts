import type { FormValues } from '#leads/row.ts';

/** What a form holds now, as a plain form post would send it: a list where one name has several values. */
export function formValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const before = values[name];
    values[name] = before === undefined ? value : [before, value].flat();
  }
  return values;
}

/**
 * Puts kept values back into a form.
 * @param isUntouched tells by what a field holds now whether it still is as it was delivered: what was typed
 * before hydration wins
 */
export function restoreForm(
  form: HTMLFormElement,
  kept: FormValues,
  isUntouched: (name: string, value: string | string[] | undefined) => boolean,
): void {
  const now = formValues(form);
  for (const control of form.elements) {
    if (!isFillable(control)) continue;
    const value = kept[control.name];
    if (value === undefined || !isUntouched(control.name, now[control.name])) continue;
    if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
      control.checked = [value].flat().includes(control.value);
    } else {
      control.value = String(value);
    }
  }
}

function isFillable(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input, select, textarea');
}
