import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HERO } from '#content/home.ts';
import { sharingImage } from './sharing-image.tsx';

const AROUND_THE_TITLE = {
  above: { left: 40, top: 0, width: 1160, height: 56 },
  left: { left: 40, top: 0, width: 60, height: 630 },
  right: { left: 906, top: 0, width: 294, height: 630 },
  below: { left: 40, top: 420, width: 1160, height: 80 },
};

test.each([
  HERO.title.join('\n'),
  'Home',
  '<b>A</b> &amp; <span size="1">',
  'Everything that your shoppers ask for after closing time, answered from your own data',
])('the image file is small, and %j stays clear of tape, jeans, brand and edge', async (title) => {
  const picture = await sharingImage(title, 'Loomline');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(60_000);
  for (const [side, area] of Object.entries(AROUND_THE_TITLE)) {
    const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats();
    // Red reaches about 110 in the drawing of the jeans and 240 in letters, so a value above 200 means a letter.
    expect(channels[0]?.max, side).toBeLessThan(200);
  }
});
