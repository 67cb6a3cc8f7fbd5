/** @import { Turn } from './timeline.mjs' */

/**
 * Runs in the page: removes everything but the film's transcript, puts it on denim, and returns its turns.
 * @param {boolean} spoken
 * @returns {Promise<Turn[]>}
 */
export async function setStage(spoken) {
  const figure = one(document, '#film figure');
  const foot = one(document, '.denim > [aria-hidden="true"]:last-child');

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .stage { position: fixed; inset: 0; overflow: clip; }
    .stage figure {
      --t-0: 14px; --t-1: 15px;
      position: absolute; inset: 13px 32px 13px 49px;
      display: grid; grid-template-rows: auto minmax(0, 1fr);
      max-width: none; padding: 0;
    }
    .stage figure > div:first-child { padding-block: 8px; }
    .view { overflow: clip; mask: linear-gradient(#0000, #000 12px); }
    .stage .view > ol { position: relative; padding-block: 12px; }
    .stage .view > ol > li { max-width: 90%; text-wrap: balance; }
    .stage .view ol ol { max-width: 320px; padding-block: 7px 4px; }
    .typing {
      position: absolute; inset: 0; display: flex; align-items: center; gap: 5px; padding-inline: 14px;
      border-radius: inherit; background: var(--bubble);
    }
    .typing i { width: 9px; height: 3px; background: currentColor; transform-origin: left; }
    .meter { flex: 1; height: 22px; margin-inline: 14px; color: var(--thread-line); }
    .meter line { stroke: currentColor; stroke-width: 3; stroke-linecap: round; }
  `);
  document.adoptedStyleSheets = [sheet];

  const stage = document.createElement('div');
  stage.className = 'denim stage';
  const tape = document.createElement('span');
  // Without its second class, which puts it at the foot, the tape runs down the left edge.
  tape.className = foot.classList[0] ?? '';
  const log = one(figure, ':scope > ol');
  const view = document.createElement('div');
  view.className = 'view';
  log.replaceWith(view);
  view.append(log);
  stage.append(tape, figure);
  document.body.replaceChildren(stage);

  if (spoken) one(figure, ':scope > div:first-child').lastElementChild?.before(meter());
  await document.fonts.ready;
  const turns = Array.from(log.children, readTurn);
  for (const [index, item] of [...log.children].entries()) {
    const turn = turns[index];
    if (turn?.kind !== 'message' || !(item instanceof HTMLElement)) continue;
    if (spoken) splitWords(item);
    takeIn(item);
    if (!spoken && turn.speaker === 'Agent') item.append(stitches());
  }
  return turns;

  /** @param {Element} item @returns {Turn} */
  function readTurn(item) {
    const speaker = item.querySelector('.visually-hidden')?.textContent.replace(/:\s*$/, '') ?? '';
    const text = item.textContent.slice(speaker ? speaker.length + 2 : 0);
    if (speaker) return { kind: 'message', speaker, text };
    return { kind: item.firstElementChild ? 'card' : 'source', speaker, text };
  }

  /** @param {Element} item */
  function splitWords(item) {
    const words = (item.lastChild?.textContent ?? '').split(' ').map((word) => {
      const span = document.createElement('span');
      span.className = 'word';
      span.textContent = word;
      return span;
    });
    item.lastChild?.replaceWith(...words.flatMap((word, index) => (index === 0 ? [word] : [' ', word])));
  }

  /** Shrinks a message to its longest line. @param {HTMLElement} item */
  function takeIn(item) {
    const range = document.createRange();
    range.selectNodeContents(item);
    const edge = Math.max(...Array.from(range.getClientRects(), ({ right }) => right));
    const { right, width } = item.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(item).paddingRight);
    item.style.width = `${Math.ceil(width - (right - padding - edge))}px`;
  }

  function stitches() {
    const typing = document.createElement('span');
    typing.className = 'typing';
    typing.append(...Array.from({ length: 3 }, () => document.createElement('i')));
    return typing;
  }

  function meter() {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.classList.add('meter');
    svg.setAttribute('viewBox', '0 0 352 22');
    svg.append(
      ...Array.from({ length: 27 }, () => document.createElementNS('http://www.w3.org/2000/svg', 'line')),
    );
    return svg;
  }

  /** @param {ParentNode} parent @param {string} selector @returns {HTMLElement} */
  function one(parent, selector) {
    const found = parent.querySelector(selector);
    if (found instanceof HTMLElement) return found;
    throw new Error(`The page has no ${selector}`);
  }
}
