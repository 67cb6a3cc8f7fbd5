import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_ARGS, findOrInstallChromium } from '../scripts/chromium.mjs';
import { PAGES } from '../scripts/routes.ts';
import { buildIfStale, ROOT } from '../scripts/setup.mjs';
import { spawnServer } from '../scripts/spawn-server.ts';

await buildIfStale();

const WIDTHS = [320, 390, 768, 1280, 1680];
const THEMES = /** @type {const} */ (['light', 'dark']);
const THUMB = 240;
const GAP = 16;

const folder = join(ROOT, 'screens');
mkdirSync(folder, { recursive: true });
const server = await spawnServer({ LOG_LEVEL: 'silent' });
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: CHROMIUM_ARGS });

/** The contact sheet combines the screenshots, with a row for each page and a column for each theme and width. */
const tiles = [];
let top = GAP;
for (const path of PAGES) {
  let left = GAP;
  let rowHeight = 0;
  for (const colorScheme of THEMES) {
    for (const width of WIDTHS) {
      const viewport = { width, height: 900 };
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
      await page.goto(server.url + path, { waitUntil: 'networkidle' });
      // Also load lazy images below the viewport.
      await page.evaluate(async () => {
        for (const picture of document.images) picture.loading = 'eager';
        await Promise.all(Array.from(document.images, (picture) => picture.decode().catch(() => {})));
      });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      const file = join(folder, `${name}-${width}-${colorScheme}.png`);
      const picture = await page.screenshot({ path: file, fullPage: true });
      await page.close();
      const { data, info } = await sharp(picture, { limitInputPixels: false })
        .resize({ width: THUMB })
        .toBuffer({ resolveWithObject: true });
      tiles.push({ input: data, left, top });
      left += THUMB + GAP;
      rowHeight = Math.max(rowHeight, info.height);
    }
  }
  top += rowHeight + GAP;
  process.stdout.write(`${path}\n`);
}
await browser.close();
await server.stop();

const width = GAP + THEMES.length * WIDTHS.length * (THUMB + GAP);
const sheet = join(folder, 'contact-sheet.png');
await sharp({ create: { width, height: top, channels: 3, background: '#8a94a6' }, limitInputPixels: false })
  .composite(tiles)
  .toFile(sheet);
process.stdout.write(`${sheet}\n`);
