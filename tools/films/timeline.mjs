/** @typedef {{ kind: 'message' | 'source' | 'card', speaker: string, text: string }} Turn */
/** A turn with its times in seconds: it appears at `enter`, and is read or spoken from `from` until `until`. @typedef {Turn & { enter: number, from: number, until: number }} TimedTurn */

/** Length of a film, in seconds. */
export const SECONDS = 18;

/** How long the typing mark of the agent shows. */
export const TYPING = 0.9;

/** The log scrolls in the pause before the message that needs the room, and nearly stops as it appears. */
export const SCROLL = { before: 0.35, after: 0.2 };

const LEAD_IN = 0.3;
const LAST_STILL = 2;

/** The pause between two speakers, and the one between a message and its first word. */
const PAUSE = 0.3;
const BREATH = 0.2;

/** The time to read a look-up, whatever the length of its text. */
const GLANCE = { source: 1, card: 1.7 };

/**
 * Gives each turn its times, in proportion to the length of its text, so that the film lasts `SECONDS`.
 * @param {Turn[]} turns
 * @param {boolean} spoken
 * @returns {TimedTurn[]}
 */
export function schedule(turns, spoken) {
  const times = turns.map(({ kind, speaker, text }) => {
    if (kind !== 'message') return { pause: 0, before: 0, glance: GLANCE[kind], length: 0 };
    if (spoken) return { pause: PAUSE, before: BREATH, glance: 0, length: text.length };
    return { pause: 0, before: speaker === 'Agent' ? TYPING : 0, glance: 0, length: text.length };
  });
  const fixed = times.reduce(
    (sum, { pause, before, glance }) => sum + pause + before + glance,
    LEAD_IN + (spoken ? LAST_STILL : 0),
  );
  const pace = (SECONDS - fixed) / times.reduce((sum, { length }) => sum + length, 0);
  let now = LEAD_IN;
  return turns.map((turn, index) => {
    const { pause, before, glance, length } = /** @type {typeof times[number]} */ (times[index]);
    const enter = now + pause;
    const from = enter + before;
    now = from + glance + length * pace;
    return { ...turn, enter, from, until: now };
  });
}

/** The moment for the poster: the answer with all its look-ups, before the log scrolls on. @param {TimedTurn[]} timeline */
export function posterMoment(timeline) {
  const next = timeline[timeline.findLastIndex(({ kind }) => kind !== 'message') + 1];
  return next ? next.enter - SCROLL.before : SECONDS;
}

/** The volume of the voice, 0 to 1. @param {TimedTurn[]} timeline @param {number} seconds */
export function levelAt(timeline, seconds) {
  const ramp = 0.3;
  const voices = timeline
    .filter(({ kind }) => kind === 'message')
    .map(({ from, until }) => Math.min(seconds - from, until - seconds) / ramp);
  const voice = Math.min(1, Math.max(0, ...voices));
  return voice * (0.72 + 0.28 * Math.sin(seconds * 5.3) * Math.sin(seconds * 1.7));
}

/** The clock on the call, which stops before the film does. @param {number} seconds */
export function callClockAt(seconds) {
  return clockAt(Math.min(seconds, SECONDS - LAST_STILL));
}

/** Formats seconds as `mm:ss`. @param {number} seconds */
export function clockAt(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':');
}
