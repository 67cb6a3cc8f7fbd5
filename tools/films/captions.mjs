import { clockAt, SECONDS } from './timeline.mjs';

/** @import { TimedTurn } from './timeline.mjs' */

/** Two lines of a player at most. */
const CAPTION_LENGTH = 84;

/** How long the last caption of a message stays, in seconds, unless the next message starts. */
const CAPTION_LINGERS = 1;

/** The messages as WebVTT captions. @param {TimedTurn[]} timeline */
export function captions(timeline) {
  const cues = timeline
    .filter(({ kind }) => kind === 'message')
    .flatMap(({ speaker, text, from, until }, index, messages) => {
      const gone = Math.min(until + CAPTION_LINGERS, messages[index + 1]?.from ?? SECONDS);
      const lines = captionLines(text);
      let now = from;
      return lines.map((line) => {
        const start = now;
        now = line === lines.at(-1) ? gone : now + ((until - from) * line.length) / text.length;
        // At the top, over the bar, because the newest message is further down.
        return `${stamp(start)} --> ${stamp(now)} line:0\n<v ${speaker}>${escapeCue(line)}\n`;
      });
    });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Breaks a text after commas and stops, into lines as long as fits. @param {string} text */
function captionLines(text) {
  /** @type {string[]} */
  const lines = [];
  for (const clause of text.split(/(?<=[.,;?!])\s+/)) {
    const longer = [lines.at(-1), clause].filter(Boolean).join(' ');
    if (lines.length > 0 && longer.length <= CAPTION_LENGTH) lines[lines.length - 1] = longer;
    else lines.push(clause);
  }
  return lines;
}

/** @param {string} text */
function escapeCue(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Formats seconds as a WebVTT timestamp. @param {number} seconds */
function stamp(seconds) {
  return `${clockAt(seconds)}.${String(Math.floor((seconds % 1) * 1000)).padStart(3, '0')}`;
}
