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

/** Whether each field holds what was rendered: nothing, unless `rendered` says otherwise. */
export function isUntouched(values: FormValues, rendered: Record<string, string>): boolean {
  return Object.entries(values).every(([name, value]) => value === (rendered[name] ?? ''));
}

/** Fills a form with kept values, but for fields that hold something else: the visitor typed in them before hydration. */
export function restoreForm(form: HTMLFormElement, kept: FormValues, rendered: Record<string, string>): void {
  const now = formValues(form);
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const { name, type } = control;
    const value = kept[name];
    if (value === undefined || !isUntouched({ [name]: now[name] ?? '' }, rendered)) continue;
    if (type === 'radio' || type === 'checkbox') control.checked = [value].flat().includes(control.value);
    else control.value = String(value);
  }
}
