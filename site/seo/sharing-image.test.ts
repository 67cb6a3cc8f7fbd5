import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HERO } from '#content/home.ts';
import { setText } from './set-text.ts';
import { sharingImage } from './sharing-image.tsx';

const STYLE = { size: 100, maxWidth: 800 };

const AROUND_THE_TITLE = {
  above: { left: 40, top: 0, width: 1160, height: 56 },
  left: { left: 40, top: 0, width: 60, height: 630 },
  right: { left: 906, top: 0, width: 294, height: 630 },
  below: { left: 40, top: 420, width: 1160, height: 80 },
};

test.each([
  HERO.title.join('\n'),
  'Home',
  'Everything that your shoppers ask for after closing time, answered from your own data',
])('the picture is light, and %j stays clear of tape, jeans, brand and edge', async (title) => {
  const picture = await sharingImage({ title, brand: 'Loomline' });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(60_000);
  for (const [side, area] of Object.entries(AROUND_THE_TITLE)) {
    const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats();
    // The jeans' lines reach 110 or so, letters 240.
    expect(channels[0]?.max, side).toBeLessThan(200);
  }
});

test('characters that the font lacks are left out, and drawn in no other font', async () => {
  expect(await setText('Loose 漢字 👩🏽‍💻 thread\u0000 \ud83d', STYLE)).toEqual(
    await setText('Loose thread', STYLE),
  );
  expect(await setText('漢字 \t\u00a0', STYLE)).toBeUndefined();
});

test('what looks like markup is set as it stands', async () => {
  const hostile = await setText('<b>A</b> &amp; <span size="1">', { ...STYLE, maxWidth: 2000 });
  expect(hostile?.width).toBeGreaterThan((await setText('A &', STYLE))?.width ?? Infinity);
});

test('letters are set in the narrow, bold cut of headings', async () => {
  // HarfBuzz measures 313 px for this cut, 294 for weight 400, 323 for 700, 414 for the full width.
  const { width = 0 } = (await setText('Selvedge', STYLE)) ?? {};
  expect(width).toBeGreaterThan(309);
  expect(width).toBeLessThan(317);
});
