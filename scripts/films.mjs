import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findOrInstallChromium } from './chromium.mjs';
import { buildIfStale, installIfStale, ROOT } from './setup.mjs';

/** @typedef {{ kind: 'message' | 'source' | 'card', speaker: string, text: string }} Turn */
/** When it comes in, and from when until when it is read or spoken; in seconds. @typedef {Turn & { enter: number, from: number, until: number }} TimedTurn */
/** @typedef {{ name: string, spoken: boolean }} Film */

/** Each is filmed from the transcript at the head of the service's page, as it is written or as it is spoken. */
const FILMS = [
  { name: 'website-chat', spoken: false },
  { name: 'phone-support', spoken: true },
];

const FOLDER = join(ROOT, 'site', 'public', 'films');

const FPS = 15;
const SECONDS = 18;

/** Half the frame, photographed at twice the density: type has the site's own size in a player 640 px wide. */
const STAGE = { width: 640, height: 360 };

const LEAD_IN = 0.3;
const TYPING = 0.9;
const LAST_STILL = 2;

/** Between two who speak, and from when a message is there until its first word is heard. */
const PAUSE = 0.3;
const BREATH = 0.2;

/** What was looked up takes as long to see, however long its text is. */
const GLANCE = { source: 1, card: 1.7 };

/** The log moves in the pause before the message that needs the room, and is all but in place when it comes. */
const SCROLL = { before: 0.35, after: 0.2 };

/** A caption is two lines of a player at most, and the last of what somebody says stays a little longer. */
const CAPTION_LENGTH = 84;
const CAPTION_LINGERS = 1;

if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0) {
  process.stderr.write('ffmpeg was not found: install it to render the films.\n');
  process.exit(1);
}
await installIfStale();
const executablePath = findOrInstallChromium();
await buildIfStale();
mkdirSync(FOLDER, { recursive: true });

const { chromium } = await import('@playwright/test');
const { default: sharp } = await import('sharp');
const { startServer } = await import('../tests/start-server.ts');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const server = await startServer();
try {
  await Promise.all(FILMS.map(render));
} finally {
  await browser.close();
  await server.stop();
}

/** @param {Film} film */
async function render({ name, spoken }) {
  const page = await browser.newPage({
    viewport: STAGE,
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(`${server.url}/services/${name}`);
  const turns = await page.evaluate(setStage, spoken);
  const timeline = schedule(turns, spoken);
  await page.evaluate(setScore, { timeline, spoken, seconds: SECONDS, typing: TYPING, scroll: SCROLL });

  /** @param {number} seconds */
  const showMoment = (seconds) =>
    page.evaluate(show, {
      seconds,
      clock: spoken ? clockAt(Math.min(seconds, SECONDS - LAST_STILL)) : undefined,
      level: levelAt(timeline, seconds),
    });

  const file = join(FOLDER, `${name}.mp4`);
  const encoder = startEncoder(file);
  for (let frame = 0; frame < SECONDS * FPS; frame++) {
    await showMoment(frame / FPS);
    await encoder.write(await page.screenshot());
  }
  await encoder.end();

  await showMoment(tellingMoment(timeline));
  await sharp(await page.screenshot())
    .avif({ quality: 50 })
    .toFile(join(FOLDER, `${name}.avif`));
  writeFileSync(join(FOLDER, `${name}.vtt`), captions(timeline));
  await page.close();
  process.stdout.write(`${name}: ${SECONDS} seconds, ${statSync(file).size} bytes\n`);
}

/**
 * Every turn's times, in proportion to the length of its text, so that the film lasts as long as it should.
 * @param {Turn[]} turns
 * @param {boolean} spoken
 * @returns {TimedTurn[]}
 */
function schedule(turns, spoken) {
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

/** The film's poster: the answer with all that was looked up, before the log moves on. @param {TimedTurn[]} timeline */
function tellingMoment(timeline) {
  const next = timeline[timeline.findLastIndex(({ kind }) => kind !== 'message') + 1];
  return next ? next.enter - SCROLL.before : SECONDS;
}

/** How loud it is, from 0 to 1. @param {TimedTurn[]} timeline @param {number} seconds */
function levelAt(timeline, seconds) {
  const ramp = 0.3;
  const voices = timeline
    .filter(({ kind }) => kind === 'message')
    .map(({ from, until }) => Math.min(seconds - from, until - seconds) / ramp);
  const voice = Math.min(1, Math.max(0, ...voices));
  return voice * (0.72 + 0.28 * Math.sin(seconds * 5.3) * Math.sin(seconds * 1.7));
}

/** @param {number} seconds */
function clockAt(seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return [minutes, rest].map((part) => String(part).padStart(2, '0')).join(':');
}

/** What is said, as WebVTT. @param {TimedTurn[]} timeline */
function captions(timeline) {
  const cues = timeline
    .filter(({ kind }) => kind === 'message')
    .flatMap(({ speaker, text, from, until }, index, messages) => {
      const gone = Math.min(until + CAPTION_LINGERS, messages[index + 1]?.from ?? SECONDS);
      const lines = captionLines(text);
      let now = from;
      return lines.map((line) => {
        const start = now;
        now = line === lines.at(-1) ? gone : now + ((until - from) * line.length) / text.length;
        // At the top, over the bar: the newest message stands further down.
        return `${stamp(start)} --> ${stamp(now)} line:0\n<v ${speaker}>${escapeCue(line)}\n`;
      });
    });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Cuts a text after its commas and stops, into lines that are as long as fits. @param {string} text */
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

/** @param {number} seconds */
function stamp(seconds) {
  return `${clockAt(seconds)}.${String(Math.floor((seconds % 1) * 1000)).padStart(3, '0')}`;
}

/** Takes frames as PNG, one after the other. @param {string} file */
function startEncoder(file) {
  const encoder = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error'],
      ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FPS), '-i', '-'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '20'],
      // One key frame: another one in a still would show as a flicker.
      ...['-g', String(SECONDS * FPS), '-sc_threshold', '0'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
      ...['-movflags', '+faststart', file],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const ended = once(encoder, 'close');
  return {
    /** @param {Buffer} frame */
    async write(frame) {
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
    },
    async end() {
      encoder.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    },
  };
}

/**
 * Runs in the page: leaves nothing of it but the transcript, on denim, and reads the transcript.
 * @param {boolean} spoken
 * @returns {Promise<Turn[]>}
 */
async function setStage(spoken) {
  const figure = one(document, 'figure[aria-label="Sample conversation"]');
  const denim = figure.closest('.denim');
  const foot = denim && one(denim, ':scope > [aria-hidden="true"]:last-child');
  if (!foot) throw new Error('The transcript does not lie on denim with a tape.');

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
  // The tape without the class that lays it along the foot: it runs down the left edge.
  tape.className = foot.classList[0] ?? '';
  const log = one(figure, ':scope > ol');
  figure.querySelector(':scope > ol ~ div')?.remove();
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

  /** Makes a message no wider than its longest line. @param {HTMLElement} item */
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
    throw new Error(`Not on the page: ${selector}`);
  }
}

/**
 * Runs in the page: writes all that moves as animations that stand still until they are told the time.
 * @param {{ timeline: TimedTurn[], spoken: boolean, seconds: number, typing: number, scroll: { before: number, after: number } }} score
 */
function setScore({ timeline, spoken, seconds, typing, scroll }) {
  const log = document.querySelector('.view > ol');
  if (!(log instanceof HTMLElement)) throw new Error('There is no log.');
  const items = /** @type {HTMLElement[]} */ ([...log.children]);
  const padding = Number.parseFloat(getComputedStyle(log).paddingTop);
  const room = (log.parentElement?.clientHeight ?? 0) - 2 * padding;

  /** @type {[number, string][]} */
  const places = [[0, '0 0']];
  /** When each item leaves the view, as far as they do. @type {number[]} */
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
   * A line that says what was looked up is not left at the top without its answer.
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
function show({ seconds, clock, level }) {
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

  /** A wave that runs along the seam, and is held at both ends. @param {number} x */
  function heightAt(x) {
    const wave = 0.65 * Math.sin(x / 14 - seconds * 6) + 0.35 * Math.sin(x / 6.5 + seconds * 4.1);
    return 11 + 8.5 * level * wave * Math.sin((Math.PI * x) / width);
  }
}
