/**
 * Loads an agent's script on the first interaction with its field or suggestions. Questions asked during loading are
 * shown as pending, and reach the script as `ask` events. If loading fails, the question is put back in the field. A
 * question of more than 500 letters, the limit of `/ask`, stays in the field and isn't asked. Pages inline this
 * function, so keep it short.
 */
export function wakeAgent(address: string): void {
  const find = (name: string) => document.querySelector(`[data-${name}]`) as HTMLInputElement;
  let loading: Promise<unknown> | undefined;
  for (const sign of ['pointerdown', 'focusin', 'input', 'submit'])
    addEventListener(sign, (event) => {
      if (!(event.target as Element).closest('[data-asks]')) return;
      // Share one promise, so questions arrive in order.
      loading ??= import(address).catch(() => {
        // Change the URL, because browsers don't retry a failed import.
        address += '?';
        loading = undefined;
      });
      const field = find('field');
      const excess = [...field.value.trim()].length - 500;
      find('excess').textContent =
        excess > 0 ? `${excess.toLocaleString('en')} letter${excess > 1 ? 's' : ''} too many` : '';
      if (sign !== 'submit') return;
      event.preventDefault();
      const waiting = find('waiting');
      const prompt = ((event as SubmitEvent).submitter as HTMLButtonElement | null)?.value;
      const detail = prompt || field.value.trim();
      if (!detail || (!prompt && excess > 0)) return;
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
