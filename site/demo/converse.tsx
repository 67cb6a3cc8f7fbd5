import type { ReactNode } from 'react';
import { CONVERSATION } from '#content/conversation.ts';
import { askModel, type ModelTurn } from './ask-model.ts';
import { toDom } from './to-dom.ts';
import styles from './turns.module.css';
import css from './turns.module.css?inline';
import { Offer, Question, Said, Seam } from './turns.tsx';

interface ConversationOptions {
  /** The subject that the model is asked about, if one is set. If the model fails, `replyTo` answers. */
  about?: 'store' | 'company';
  /** Shown in the bar once the visitor asks. */
  status?: string;
  /** Follows the third answer. */
  offer?: { text: string; link: { label: string; href: string } };
}

const ANSWERS_BEFORE_OFFER = 3;

/** Older turns are removed, so that a long conversation does not weigh on the page. */
const TURNS_KEPT = 60;

/** The space between the window and the keyboard, in pixels. */
const CLEARANCE = 12;

/**
 * Runs the conversation in the page's `<AgentWindow>`. `wakeAgent` passes on what is asked.
 * @param replyTo makes one list item of each question
 */
export function converse(
  replyTo: (question: string) => ReactNode,
  { about, status, offer }: ConversationOptions = {},
): void {
  const demo = find<HTMLElement>(document, '[data-demo]');
  const log = find<HTMLElement>(demo, '[role="log"]');
  const turns = find<HTMLElement>(log, '[data-turns]');
  const waiting = find<HTMLElement>(log, '[data-waiting]');
  const field = find<HTMLInputElement>(demo, '[data-field]');
  let answers = 0;
  const said: ModelTurn[] = [];
  let queue = Promise.resolve();

  waiting.addEventListener('ask', (event) => {
    const question = (event as CustomEvent<string>).detail;
    if (!import.meta.env.AGENT_MODEL) return void ask(question);
    // Sequentially: each question is sent together with the previous answer.
    queue = queue.then(() => ask(question));
  });
  visualViewport?.addEventListener('resize', () => {
    if (document.activeElement === field) bringIntoView();
  });

  async function ask(question: string): Promise<void> {
    if (answers === 0) begin();
    waiting.textContent = '';
    delete waiting.dataset.failed;
    const asked = add(<Question text={question} />);
    if (!(import.meta.env.AGENT_MODEL && about && (await isAnsweredByModel(question, about))))
      add(replyTo(question));
    answers += 1;
    if (offer && answers === ANSWERS_BEFORE_OFFER) add(<Offer {...offer} />);
    while (turns.childElementCount > TURNS_KEPT) turns.firstElementChild?.remove();
    keepFocus();
    const covered = bringIntoView();
    // Down to the end, or to the question if it doesn't fit in with its answer, in the visible part of the log.
    log.scrollTop = Math.min(log.scrollHeight, asked.offsetTop - CLEARANCE - covered);
  }

  /** Streams the model's answer into the log, and removes it if the stream fails. */
  async function isAnsweredByModel(text: string, of: 'store' | 'company'): Promise<boolean> {
    said.push({ role: 'user', text });
    const reply = add(<Said text={CONVERSATION.pending} />);
    const shown = find<HTMLElement>(reply, '[data-text]');
    log.scrollTop = log.scrollHeight;
    // Screen readers announce the whole answer, not each part.
    log.ariaBusy = 'true';
    const answer = await askModel(of, said, (so) => {
      shown.textContent = so;
      log.scrollTop = log.scrollHeight;
    });
    log.ariaBusy = null;
    if (answer) said.push({ role: 'assistant', text: answer });
    else {
      said.pop();
      reply.remove();
    }
    return answer !== undefined;
  }

  function begin(): void {
    addStyles();
    log.classList.add(String(styles.log));
    turns.classList.add(String(styles.turns));
    log.tabIndex = 0;
    if (status) find(demo, '[data-status]').textContent = status;
    const sample = log.querySelector('figure');
    if (!sample) return;
    // The log stays as high as its sample, also when the window changes, so that nothing around it moves.
    const pin = () => {
      log.style.blockSize = `${sample.getBoundingClientRect().height}px`;
    };
    pin();
    new ResizeObserver(pin).observe(sample);
    add(<Seam text={CONVERSATION.begin} />);
  }

  function add(turn: ReactNode): HTMLElement {
    turns.append(...toDom(turn));
    return turns.lastElementChild as HTMLElement;
  }

  /** Back to the field from the button. After a prompt too, but not where that opens a keyboard over the answer. */
  function keepFocus(): void {
    const button = document.activeElement;
    if (!button?.matches('[data-asks] button')) return;
    if (demo.contains(button) || matchMedia('(hover: hover)').matches) field.focus({ preventScroll: true });
  }

  /**
   * Moves the window's lower edge to the keyboard or the edge of the screen, if it is below, or the log is mostly above.
   * @returns the height of the log, in px, that the page's header then covers
   */
  function bringIntoView(): number {
    const bottom = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
    const { top, height } = log.getBoundingClientRect();
    const covered = headerHeight() - top;
    const hidden = demo.getBoundingClientRect().bottom + CLEARANCE - bottom;
    const shift = hidden > 0 || covered > height / 2 ? hidden : 0;
    scrollBy({ top: shift });
    return Math.max(0, covered + shift);
  }
}

function headerHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** As a sheet of its own, since the pages' policy forbids a `<style>` that comes later. */
function addStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

function find<Found extends Element>(parent: ParentNode, selector: string): Found {
  const found = parent.querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
