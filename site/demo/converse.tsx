import type { ReactNode } from 'react';
import { CONVERSATION } from '#content/conversation.ts';
import { askModel, type ModelTurn } from './ask-model.ts';
import { toDom } from './to-dom.ts';
import styles from './turns.module.css';
import css from './turns.module.css?inline';
import { Offer, Question, Said } from './turns.tsx';

interface Conversation {
  /** Returns the answer to a question as one list item. */
  replyTo(question: string): ReactNode;
  /** The conversation's subject, for the language model if one is configured. If the model fails, `replyTo` answers. */
  about: 'store' | 'company';
  /** Replaces the status in the title bar once the visitor asks. */
  status?: string;
  /** Shown after the third answer. */
  offer?: { text: string; link: { label: string; href: string } };
}

const ANSWERS_BEFORE_OFFER = 3;

/** The limit of `/ask`, in code points. */
const MAX_LETTERS = 500;

/** Older list items are removed from the log to keep the page fast. */
const MAX_ITEMS = 60;

/** The space between the window and the on-screen keyboard, and between the end of the log and a visitor who follows. */
const CLEARANCE_PX = 12;

/** Runs the conversation in the page's `<AgentWindow>`. Questions arrive through `wakeAgent`. */
export function converse({ replyTo, about, status, offer }: Conversation): void {
  const demo = find<HTMLElement>(document, '[data-demo]');
  const log = find<HTMLElement>(demo, '[role="log"]');
  const turns = find<HTMLElement>(log, '[data-turns]');
  const waiting = find<HTMLElement>(log, '[data-waiting]');
  const field = find<HTMLInputElement>(demo, '[data-field]');
  let answers = 0;
  /** False while the visitor reads further up. */
  let isFollowing = true;
  const isAtEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight < CLEARANCE_PX;
  const said: ModelTurn[] = [];
  let queue = Promise.resolve();

  field.addEventListener('input', measure);
  measure();
  waiting.addEventListener('ask', (event) => {
    const question = (event as CustomEvent<string>).detail;
    if (excessOf(question) > 0) {
      // Sent before this script had loaded: put the question back.
      waiting.textContent = '';
      field.value ||= question;
      return measure();
    }
    if (!import.meta.env.AGENT_MODEL) return void ask(question);
    // Ask sequentially: each request contains the previous answer.
    queue = queue.then(() => ask(question));
  });
  visualViewport?.addEventListener('resize', () => {
    if (document.activeElement === field) bringIntoView();
  });

  /** Says how many letters are too many. An invalid field keeps the browser from sending the question. */
  function measure(): void {
    const excess = excessOf(field.value.trim());
    const note = excess > 0 ? `${excess.toLocaleString('en')} letter${excess > 1 ? 's' : ''} too many` : '';
    find(demo, '[data-excess]').textContent = note;
    field.setCustomValidity(note);
  }

  async function ask(question: string): Promise<void> {
    if (answers === 0) begin();
    waiting.textContent = '';
    delete waiting.dataset.failed;
    isFollowing = true;
    const asked = add(<Question text={question} />);
    if (!(import.meta.env.AGENT_MODEL && (await isAnsweredByModel(question)))) add(replyTo(question));
    answers += 1;
    if (offer && answers === ANSWERS_BEFORE_OFFER) add(<Offer {...offer} />);
    while (turns.childElementCount > MAX_ITEMS) turns.firstElementChild?.remove();
    keepFocus();
    if (!isFollowing) return;
    const covered = bringIntoView();
    // Scroll to the end, but no further than the question, so its answer is read from the start.
    log.scrollTop = Math.min(log.scrollHeight, asked.offsetTop - CLEARANCE_PX - covered);
  }

  /** Streams the model's answer into the log, and removes it if the stream fails. */
  async function isAnsweredByModel(text: string): Promise<boolean> {
    said.push({ role: 'user', text });
    const reply = add(<Said text={CONVERSATION.pending} />);
    const shown = find<HTMLElement>(reply, '[data-text]');
    log.scrollTop = log.scrollHeight;
    // Make screen readers announce the whole answer, not each part.
    log.ariaBusy = 'true';
    const answer = await askModel(about, said, (textSoFar) => {
      isFollowing = isAtEnd();
      shown.textContent = textSoFar;
      if (isFollowing) log.scrollTop = log.scrollHeight;
    });
    isFollowing = isAtEnd();
    log.ariaBusy = null;
    if (answer) said.push({ role: 'assistant', text: answer });
    else {
      said.pop();
      reply.remove();
    }
    return answer !== undefined;
  }

  function begin(): void {
    // The page's Content-Security-Policy blocks `<style>` elements that are added later.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    log.classList.add(String(styles.log));
    turns.classList.add(String(styles.turns));
    log.tabIndex = 0;
    if (status) find(demo, '[data-status]').textContent = status;
    const sample = log.querySelector('figure');
    if (!sample) return;
    // Keep the log as tall as the sample conversation, even after a resize, so nothing around the log moves.
    const pin = () => {
      log.style.blockSize = `${sample.getBoundingClientRect().height}px`;
    };
    pin();
    new ResizeObserver(pin).observe(sample);
    add(<li className={styles.seam}>{CONVERSATION.begin}</li>);
  }

  function add(turn: ReactNode): HTMLElement {
    turns.append(...toDom(turn));
    return turns.lastElementChild as HTMLElement;
  }

  /**
   * Moves the focus from a pressed suggestion to the field. If the suggestion is outside the window, does so only on
   * devices with a mouse: on touch devices, the on-screen keyboard would cover the answer.
   */
  function keepFocus(): void {
    const button = document.activeElement;
    if (!button?.matches('[data-asks] button')) return;
    if (demo.contains(button) || matchMedia('(hover: hover)').matches) field.focus({ preventScroll: true });
  }

  /**
   * Scrolls the page so that the window ends at the on-screen keyboard or the edge of the screen. Doesn't scroll if the
   * window's end is already in view and the header covers at most half of the log.
   * @returns how much of the log the page's header covers after scrolling, in px
   */
  function bringIntoView(): number {
    const bottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
    const { top, height } = log.getBoundingClientRect();
    const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const covered = headerHeight - top;
    const hidden = demo.getBoundingClientRect().bottom + CLEARANCE_PX - bottom;
    const shift = hidden > 0 || covered > height / 2 ? hidden : 0;
    scrollBy({ top: shift });
    return Math.max(0, covered + shift);
  }
}

function excessOf(question: string): number {
  return [...question].length - MAX_LETTERS;
}

function find<Found extends Element>(parent: ParentNode, selector: string): Found {
  const found = parent.querySelector<Found>(selector);
  if (!found) throw new Error(`No element matches ${selector}`);
  return found;
}
