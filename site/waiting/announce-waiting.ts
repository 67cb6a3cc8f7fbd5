import { WAITING_NOTICE } from '#content/waiting.ts';
import { WAITING_NOTE } from '#content/waiting-note.ts';
import { sendWaiting, type WaitingResult, watchWaiting, withdraw } from '../islands/send-waiting.ts';
import type { WaitingLead } from '../islands/waiting-leads.ts';
import css from './announce-waiting.css?inline';

/** Sends what waits, and says on the page what became of it. A page loads this only while something waits. */
void sendWaiting(announce);
watchWaiting(announce);

function announce(lead: WaitingLead, { outcome, callTime }: WaitingResult): void {
  const { table, id } = lead;
  // The form that it came from stands on this page, and says so itself.
  if (document.querySelector(`form[data-waiting="${id}"]`)) return;
  const words = WAITING_NOTICE[table];
  const again = outcome === 'refused' || outcome === 'conflict' || outcome === 'overdue';
  const text =
    callTime && callTime !== 'requested'
      ? WAITING_NOTICE.call_times[callTime]
      : words[outcome === 'conflict' ? 'refused' : outcome];
  const notice = noticeElement();
  if (notice.dataset.waitingNotice === id && notice.firstChild?.textContent === text) return;
  notice.dataset.waitingNotice = id;
  const close = button(WAITING_NOTICE.close, () => notice.replaceChildren());
  const dontSend = button(WAITING_NOTE.dontSend, () => {
    withdraw(lead);
    announce(lead, { outcome: 'withdrawn' });
    notice.querySelector('button')?.focus();
  });
  notice.replaceChildren(
    element('p', { textContent: text }),
    ...(outcome === 'unavailable' ? [dontSend] : []),
    ...(again ? [element('a', { href: words.again.href, textContent: words.again.label })] : []),
    close,
  );
}

/** The region comes before its words, so that screen readers announce them. */
function noticeElement(): HTMLElement {
  const there = document.querySelector<HTMLElement>('[data-waiting-notice]');
  if (there) return there;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  const notice = element('aside', { role: 'status', ariaLabel: 'What you sent' });
  notice.dataset.waitingNotice = '';
  document.body.append(notice);
  return notice;
}

function button(textContent: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', textContent });
  made.addEventListener('click', onClick);
  return made;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
