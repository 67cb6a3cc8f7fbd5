import { WAITING_NOTICE } from '#content/waiting.ts';
import { sendWaiting, type WaitingOutcome, watchWaiting } from '../islands/send-waiting.ts';
import type { WaitingLead } from '../islands/waiting-leads.ts';
import css from './announce-waiting.css?inline';

/** Sends what waits, and says on the page what became of it. A page loads this only while something waits. */
void sendWaiting(announce);
watchWaiting(announce);

function announce({ table, id }: WaitingLead, outcome: WaitingOutcome): void {
  // The form that it came from stands on this page, and says so itself.
  if (document.querySelector(`form[data-waiting="${id}"]`)) return;
  const words = WAITING_NOTICE[table];
  const again = outcome === 'refused' || outcome === 'conflict' || outcome === 'overdue';
  const text = words[outcome === 'conflict' ? 'refused' : outcome];
  const notice = noticeElement();
  if (notice.firstChild?.textContent === text) return;
  const close = element('button', { type: 'button', textContent: WAITING_NOTICE.close });
  close.addEventListener('click', () => notice.replaceChildren());
  notice.replaceChildren(
    element('p', { textContent: text }),
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

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
