/**
 * Fetches the script of the demonstration once somebody turns to its field or its prompts. What is asked meanwhile shows
 * as waiting, and reaches the script as the event `ask`. If the script does not load, the question goes back into the
 * field. A page carries this inline, so it is kept short.
 */
export function wakeAgent(address: string): void {
  const find = (name: string) => document.querySelector(`[data-${name}]`) as HTMLInputElement;
  let loading: Promise<unknown> | undefined;
  for (const sign of ['pointerdown', 'focusin', 'submit'])
    addEventListener(sign, (event) => {
      if (!(event.target as Element).closest('[data-asks]')) return;
      // One promise for all, so that questions arrive in their order.
      loading ??= import(address).catch(() => {
        // A new address, since browsers remember a failure.
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
