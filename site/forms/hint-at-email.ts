import { EMAIL_TYPO } from '#content/forms.ts';
import { correctedEmail } from './email-typo.ts';

/**
 * Fills the live region beside an email field that has just lost focus: with the address that was probably meant, or
 * with nothing. React renders the region empty, and never touches what is in it.
 */
export async function hintAt(field: Element): Promise<void> {
  const input = field as HTMLInputElement;
  const { value } = input;
  const meant = correctedEmail(value);
  const region = input.parentElement?.querySelector('[role="status"]');
  if (!region || !meant) return;
  // The hint moves what is below it. If a button is being pressed, wait for its click.
  if (document.querySelector('button:active'))
    await new Promise((resolve) => addEventListener('click', resolve, { once: true }));
  if (input.value !== value) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.dir = 'auto';
  button.textContent = meant;
  // Fill in the address as if it were typed, so that the form saves its draft.
  button.addEventListener('click', () => {
    input.value = meant;
    input.focus();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  input.addEventListener('input', () => region.replaceChildren(), { once: true });
  region.replaceChildren(`${EMAIL_TYPO} `, button, '?');
}
