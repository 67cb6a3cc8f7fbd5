/**
 * Loads an agent's script on the first interaction with its field or suggestions. Questions asked during loading are
 * shown as pending, and reach the script as `ask` events. If loading fails, the question is put back in the field.
 * Pages inline this function, so keep it short.
 */
export function wakeAgent(address: string): void {
  const find = (name: string) => document.querySelector(`[data-${name}]`) as HTMLInputElement;
  let loading: Promise<unknown> | undefined;
  for (const sign of ['pointerdown', 'focusin', 'submit'])
    addEventListener(sign, (event) => {
      if (!(event.target as Element).closest('[data-asks]')) return;
      // Share one promise, so questions arrive in order.
      loading ??= import(address).catch(() => {
        // Change the URL, because browsers don't retry a failed import.
        address += '?';
        loading = undefined;
      });
      if (sign !== 'submit') return;
      event.preventDefault();
      const field = find('field');
      const waiting = find('waiting');
      const prompt = ((event as SubmitEvent).submitter as HTMLButtonElement | null)?.value;
      const detail = prompt || field.value.trim();
      if (!detail) return;
      if (!prompt) field.value = '';
      waiting.textContent = detail;
      loading.then((module) => {
        if (module) waiting.dispatchEvent(new CustomEvent('ask', { detail }));
        else {
          field.value ||= detail;
          waiting.textContent = '';
          waiting.dataset.failed = '';
        }
      });
    });
}
