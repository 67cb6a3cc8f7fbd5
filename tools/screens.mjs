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

const folder = join(ROOT, 'screens');
mkdirSync(folder, { recursive: true });
const server = await spawnServer({ LOG_LEVEL: 'silent' });
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: CHROMIUM_ARGS });

/** @type {{ input: Buffer, height: number }[][]} */
const rows = [];
for (const path of PAGES) {
  const row = [];
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
      row.push({ input: data, height: info.height });
    }
  }
  rows.push(row);
  process.stdout.write(`${path}\n`);
}
await browser.close();
await server.stop();
await writeContactSheet(join(folder, 'contact-sheet.png'));

/**
 * Combines the screenshots into one image, with a row for each page and a column for each width and theme.
 * @param {string} file
 */
async function writeContactSheet(file) {
  const gap = 16;
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) + gap);
  let top = gap;
  const tiles = rows.flatMap((row, index) => {
    const placed = row.map(({ input }, column) => ({ input, left: gap + column * (THUMB + gap), top }));
    top += heights[index] ?? 0;
    return placed;
  });
  await sharp({
    create: {
      width: gap + WIDTHS.length * THEMES.length * (THUMB + gap),
      height: top,
      channels: 3,
      background: '#8a94a6',
    },
    limitInputPixels: false,
  })
    .composite(tiles)
    .toFile(file);
  process.stdout.write(`${file}\n`);
}
