import { createFinder } from '#agent/find-passages.ts';
import { SITE_CONVERSATION } from '#content/conversation.ts';
import { SAME_WORDS_US } from '#content/same-words.ts';
import { PASSAGES, type Passage, TOPICS } from '#content/site-knowledge.ts';
import QUESTIONS from '#content/support-questions.json' with { type: 'json' };
import { prefill } from '../forms/draft.ts';
import { converse } from './converse.tsx';
import { Found } from './Found.tsx';

const panel = document.querySelector<HTMLElement>('[popover]:has([data-demo])');

// Register this before `converse` adds its own listener, which measures the window: the window must move first.
visualViewport?.addEventListener('resize', () => {
  const { height, offsetTop } = visualViewport ?? { height: innerHeight, offsetTop: 0 };
  panel?.style.setProperty('--keyboard', `${Math.max(0, innerHeight - height - offsetTop)}px`);
});

panel?.addEventListener('click', ({ target }) => {
  const link = (target as Element).closest(`a[href="${SITE_CONVERSATION.message.href}"]`);
  if (!link) return;
  const message = link.closest<HTMLElement>('[data-typed]')?.dataset.typed;
  if (message) prefill('support_messages', { message });
  panel.hidePopover();
});

let finder: ReturnType<typeof createFinder<Passage>> | undefined;
const find = () => {
  finder ??= createFinder(PASSAGES, SAME_WORDS_US, QUESTIONS.nothing);
  return finder;
};
// Build the search while the visitor reads: on a slow phone, it takes a second. Safari lacks `requestIdleCallback`.
const whenIdle: (callback: () => void) => void = window.requestIdleCallback ?? setTimeout;
whenIdle(find);
converse({
  about: 'company',
  replyTo(asked) {
    const topic = Object.hasOwn(TOPICS, asked) ? TOPICS[asked] : undefined;
    const passages = topic ? PASSAGES.filter(({ id }) => topic.includes(id)) : find()(asked);
    return <Found passages={passages} topics={Object.keys(TOPICS)} typed={topic ? undefined : asked} />;
  },
});
