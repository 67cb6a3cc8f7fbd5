import type { FormValues } from '#leads/validation.ts';

/** Reads a form as a plain post would send it. A name with several values gives a list. */
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
 * Fills a form with kept values.
 * @param isUntouched whether a field, given its current value, is still as rendered; other fields are left
 * alone, since the visitor typed in them before hydration
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
