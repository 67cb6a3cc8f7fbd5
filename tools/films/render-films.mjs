// Renders the demo films from their transcripts in `content/services/`: `npm --prefix tools run films`. Needs ffmpeg.
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findOrInstallChromium } from '../../scripts/chromium.mjs';
import { buildIfStale, ROOT } from '../../scripts/setup.mjs';
import { spawnServer } from '../../scripts/spawn-server.ts';
import { addAnimations, showMoment } from './animations.mjs';
import { captions } from './captions.mjs';
import { encodeFilm } from './encoder.mjs';
import { setStage } from './stage.mjs';
import { callClockAt, levelAt, posterMoment, SCROLL, SECONDS, schedule, TYPING } from './timeline.mjs';

/** Each service's transcript, written as a chat or spoken as a call. @typedef {{ name: string, spoken: boolean }} Film */

/** @type {Film[]} */
const FILMS = [
  { name: 'website-chat', spoken: false },
  { name: 'phone-support', spoken: true },
];

const FOLDER = join(ROOT, 'site', 'public', 'films');

const FPS = 15;

/** Half the size of the film, captured at double density: type has the site's size in a player 640 px wide. */
const STAGE = { width: 640, height: 360 };

if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0) {
  process.stderr.write('ffmpeg was not found: install it to render the films.\n');
  process.exit(1);
}
const executablePath = findOrInstallChromium();
await buildIfStale();
mkdirSync(FOLDER, { recursive: true });

const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const server = await spawnServer();
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
  await page.evaluate(addAnimations, { timeline, spoken, seconds: SECONDS, typing: TYPING, scroll: SCROLL });

  /** @param {number} seconds */
  const showAt = (seconds) =>
    page.evaluate(showMoment, {
      seconds,
      clock: spoken ? callClockAt(seconds) : undefined,
      level: levelAt(timeline, seconds),
    });

  const file = join(FOLDER, `${name}.mp4`);
  const frames = SECONDS * FPS;
  await encodeFilm(file, { fps: FPS, frames }, async function* pictures() {
    for (let frame = 0; frame < frames; frame++) {
      await showAt(frame / FPS);
      yield await page.screenshot();
    }
  });

  await showAt(posterMoment(timeline));
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    await sharp(await page.screenshot())
      .avif({ quality: 50 })
      .toFile(join(FOLDER, `${name}${colorScheme === 'dark' ? '-dark' : ''}.avif`));
  }
  writeFileSync(join(FOLDER, `${name}.vtt`), captions(timeline));
  await page.close();
  process.stdout.write(`${name}: ${SECONDS} seconds, ${statSync(file).size} bytes\n`);
}
