/** @import { TimedTurn } from './timeline.mjs' */

/**
 * Runs in the page: adds everything that moves as paused animations, which `showMoment` seeks.
 * @param {{ timeline: TimedTurn[], spoken: boolean, seconds: number, typing: number, scroll: { before: number, after: number } }} score
 */
export function addAnimations({ timeline, spoken, seconds, typing, scroll }) {
  const log = document.querySelector('.view > ol');
  if (!(log instanceof HTMLElement)) throw new Error('The page has no log');
  const items = /** @type {HTMLElement[]} */ ([...log.children]);
  const padding = Number.parseFloat(getComputedStyle(log).paddingTop);
  const room = (log.parentElement?.clientHeight ?? 0) - 2 * padding;

  /** @type {[number, string][]} */
  const places = [[0, '0 0']];
  /** When each item leaves the view, for those that do. @type {number[]} */
  const leaves = [];
  let first = 0;
  for (const [index, { enter }] of timeline.entries()) {
    const before = first;
    if (bottomOf(index) - topOf(first) > room) first = firstThatLeavesRoomFor(index, first);
    if (first === before) continue;
    leaves.push(...Array.from({ length: first - before }, () => enter - scroll.before));
    places.push(
      [enter - scroll.before, places.at(-1)?.[1] ?? ''],
      [enter + scroll.after, `0 ${padding - topOf(first)}px`],
    );
  }
  play(log, 'translate', places, 'cubic-bezier(.45, 0, .2, 1)');

  for (const [index, { kind, speaker, text, enter, from, until }] of timeline.entries()) {
    const item = items[index];
    if (!item) continue;
    const leave = leaves[index];
    play(item, 'opacity', [
      [enter, '0'],
      [enter + 0.45, '1'],
      ...(leave === undefined ? [] : stops([leave, '1'], [leave + scroll.before, '0'])),
    ]);
    play(item, 'translate', stops([enter, '0 10px'], [enter + 0.45, '0 0']));
    if (kind !== 'message') continue;
    if (spoken) {
      let said = 0;
      for (const word of item.querySelectorAll('.word')) {
        const start = from + ((until - from) * said) / text.length;
        play(word, 'opacity', stops([start, '0'], [start + 0.2, '1']));
        said += (word.textContent?.length ?? 0) + 1;
      }
    }
    if (!spoken && speaker === 'Agent') {
      for (const [stitch, line] of [...item.querySelectorAll('.typing i')].entries()) {
        const start = enter + 0.1 + stitch * 0.2;
        play(line, 'scale', stops([start, '0 1'], [start + 0.2, '1 1']));
      }
      for (const cover of item.querySelectorAll('.typing'))
        play(cover, 'opacity', stops([enter + typing, '1'], [enter + typing + 0.25, '0']));
    }
  }

  /**
   * Returns the first item to keep in view. A look-up does not stay at the top without the answer above it.
   * @param {number} last
   * @param {number} first
   */
  function firstThatLeavesRoomFor(last, first) {
    while (first < last && (bottomOf(last) - topOf(first) > room || timeline[first]?.kind === 'source'))
      first++;
    return first;
  }

  /** @param {number} index */
  function topOf(index) {
    return items[index]?.offsetTop ?? 0;
  }

  /** @param {number} index */
  function bottomOf(index) {
    return topOf(index) + (items[index]?.offsetHeight ?? 0);
  }

  /** @param {[number, string][]} points */
  function stops(...points) {
    return points;
  }

  /** @param {Element} element @param {string} property @param {[number, string][]} points */
  function play(element, property, points, easing = 'cubic-bezier(.2, .7, .2, 1)') {
    const [start, end] = [points[0]?.[1] ?? '', points.at(-1)?.[1] ?? ''];
    const frames = [[0, start], ...points, [seconds, end]].map(([time, value]) => ({
      offset: Math.min(1, Number(time) / seconds),
      [property]: value,
      easing,
    }));
    element.animate(/** @type {Keyframe[]} */ (frames), { duration: seconds * 1000, fill: 'both' }).pause();
  }
}

/**
 * Runs in the page: shows one moment of the film.
 * @param {{ seconds: number, clock: string | undefined, level: number }} moment
 */
export function showMoment({ seconds, clock, level }) {
  for (const animation of document.getAnimations()) animation.currentTime = seconds * 1000;
  const status = document.querySelector('.stage figure > div:first-child > :last-child');
  if (status && clock !== undefined) status.textContent = clock;

  const stitches = [...document.querySelectorAll('.meter line')];
  const pitch = 13;
  const width = pitch * stitches.length;
  for (const [index, stitch] of stitches.entries()) {
    const start = index * pitch + 2;
    for (const [end, x] of Object.entries({ 1: start, 2: start + 8 })) {
      stitch.setAttribute(`x${end}`, String(x));
      stitch.setAttribute(`y${end}`, heightAt(x).toFixed(2));
    }
  }

  /** A wave along the seam, fixed at both ends. @param {number} x */
  function heightAt(x) {
    const wave = 0.65 * Math.sin(x / 14 - seconds * 6) + 0.35 * Math.sin(x / 6.5 + seconds * 4.1);
    return 11 + 8.5 * level * wave * Math.sin((Math.PI * x) / width);
  }
}
