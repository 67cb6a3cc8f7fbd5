import type { FormValues } from '#leads/validation.ts';

/** Reads a form as the browser itself would post it. Controls that share a name become a list of values. */
export function formValues(form: HTMLFormElement | null | undefined): FormValues {
  const values: FormValues = {};
  for (const control of controlsOf(form)) {
    if (isChoice(control) && !control.checked) continue;
    const before = values[control.name];
    values[control.name] = before === undefined ? control.value : [before, control.value].flat();
  }
  return values;
}

/** Returns the names of the fields that the visitor changed before hydration, compared with the rendered HTML. */
export function touchedFields(form: HTMLFormElement): string[] {
  const touched = controlsOf(form).filter(isTouched);
  return touched.map(({ name }) => name);
}

/** Fills in a form, except for the named fields. */
export function fillForm(form: HTMLFormElement | null, values: FormValues, except: string[] = []): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (value === undefined || except.includes(control.name)) continue;
    if (isChoice(control)) control.checked = [value].flat().includes(control.value);
    else control.value = String(value);
  }
}

function controlsOf(form: HTMLFormElement | null | undefined): HTMLInputElement[] {
  return (Array.from(form?.elements ?? []) as HTMLInputElement[]).filter(({ name }) => name);
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

function isTouched(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
  return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
}
