import sharp from 'sharp';
import { expect, test } from 'vitest';
import { setText } from './set-text.ts';
import { fitTitle, sharingImage } from './sharing-image.tsx';

const LONG_TITLE = 'Where is my order? What to say when the tracking page won’t';
const ANY_LENGTH = [
  '',
  'Home',
  'Pricing & Service Models',
  LONG_TITLE,
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'W'.repeat(500),
  'MWMWMWMWMWMWMWMWM '.repeat(30),
  'size chart and care label '.repeat(100),
];
/** Their pictures: each takes a while. */
const PICTURES = await Promise.all(
  ANY_LENGTH.map(async (title) => ({ title, picture: await sharingImage({ title, brand: 'Loomline' }) })),
);

const STYLE = { size: 100, maxWidth: 800 };

test('the picture is a PNG of 1200 × 630 and light enough to be fetched for a preview', async () => {
  for (const { title, picture } of PICTURES) {
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.length, title.slice(0, 60)).toBeLessThan(60_000);
  }
});

test('a title of any length stays in its column and above the brand', async () => {
  for (const title of ANY_LENGTH) {
    const { width = 0, height = 0 } = (await fitTitle(title)) ?? {};
    expect(width, title).toBeLessThanOrEqual(800);
    expect(height, title).toBeLessThanOrEqual(300);
  }
});

test('nothing of a title is drawn where the tape, the jeans, the brand or the edge are', async () => {
  for (const { title, picture } of PICTURES) {
    for (const [side, area] of Object.entries(AROUND_THE_TITLE)) {
      const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats();
      // The jeans' lines reach 110 or so, letters 240.
      expect(channels[0]?.max, `${title.slice(0, 60)} ${side}`).toBeLessThan(200);
    }
  }
});

const AROUND_THE_TITLE = {
  above: { left: 40, top: 0, width: 1160, height: 56 },
  left: { left: 40, top: 0, width: 60, height: 630 },
  right: { left: 906, top: 0, width: 294, height: 630 },
  below: { left: 40, top: 420, width: 1160, height: 80 },
};

test('a short title is set large, a longer one smaller, the longest no smaller than 54 px', async () => {
  expect(await fitTitle('Home')).toEqual(await setText('Home', { size: 118, maxWidth: 800 }));
  const [short] = await linesOf('Where is my order?');
  const [long] = await linesOf(LONG_TITLE);
  const [longest] = await linesOf('Where is my order? '.repeat(10));
  const smallest = await setText('Where is my order?', { size: 54, maxWidth: 800 });
  expect(long?.height).toBeLessThan((short?.height ?? 0) * 0.95);
  expect(longest?.height).toBeLessThan((long?.height ?? 0) * 0.95);
  expect(longest?.height).toBeGreaterThanOrEqual(smallest?.height ?? Infinity);
});

test('a title too long for the picture ends with a whole word and an ellipsis', async () => {
  expect(await fitTitle(`Loose ${'W'.repeat(300)}`)).toEqual(await fitTitle('Loose…'));
});

test('the lines of a title are about equally long', async () => {
  const widths = (await linesOf('Everything your shoppers ask for after closing')).map(({ width }) => width);
  expect(widths.length).toBe(3);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.75);
});

test('a line begins with an ampersand or an article rather than end with it', async () => {
  const [trousers, outerwear] = await linesOf('Trousers & outerwear');
  expect(trousers?.width).toBeLessThan((outerwear?.width ?? 0) * 0.8);
  const [, what, tracking] = await linesOf(LONG_TITLE);
  expect(what?.width).toBeLessThan((tracking?.width ?? 0) * 0.8);
});

test('characters that the font lacks are left out, and drawn in no other font', async () => {
  expect(await setText('Loose 漢字 👩🏽‍💻 thread\u0000 \ud83d', STYLE)).toEqual(
    await setText('Loose thread', STYLE),
  );
  expect(await setText('漢字 \t\n\u00a0', STYLE)).toBeUndefined();
  await expect(sharingImage({ title: '漢字 👩🏽‍💻', brand: '' })).resolves.toBeInstanceOf(Uint8Array);
});

test('an accent of its own is set as part of its letter', async () => {
  expect(await setText('Cre\u0300me', STYLE)).toEqual(await setText('Crème', STYLE));
});

test('what looks like markup is set as it stands', async () => {
  const hostile = await setText('<b>A</b> &amp; <span size="1">', { ...STYLE, maxWidth: 2000 });
  expect(hostile?.width).toBeGreaterThan((await setText('A &', STYLE))?.width ?? Infinity);
  await expect(sharingImage({ title: '</span>&&<', brand: '<i>' })).resolves.toBeInstanceOf(Uint8Array);
});

test('letters are set in the narrow, bold cut of headings', async () => {
  // HarfBuzz measures 313 px for this cut, 294 for weight 400, 323 for 700, 414 for the full width.
  const { width = 0 } = (await setText('Selvedge', STYLE)) ?? {};
  expect(width).toBeGreaterThan(309);
  expect(width).toBeLessThan(317);
});

test('two titles give two pictures, and the same title the same picture', async () => {
  const home = await sharingImage({ title: 'Home', brand: 'Loomline' });
  expect(await sharingImage({ title: 'Home', brand: 'Loomline' })).toEqual(home);
  expect(await sharingImage({ title: 'About', brand: 'Loomline' })).not.toEqual(home);
  expect(await sharingImage({ title: 'Home', brand: 'Selvedge' })).not.toEqual(home);
});

/** Size of each line of a title in px; a row without ink stands between two of them. */
async function linesOf(title: string): Promise<{ width: number; height: number }[]> {
  const set = await fitTitle(title);
  if (!set) return [];
  const ink = sharp(set.picture).extractChannel('alpha').raw();
  const { data, info } = await ink.toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).findLastIndex((alpha) => alpha > 0),
  );
  const lines: { width: number; height: number }[] = [];
  for (const [index, right] of rows.entries()) {
    if (right < 0) continue;
    if (index === 0 || rows[index - 1] === -1) lines.push({ width: 0, height: 0 });
    const line = lines.at(-1);
    if (line) Object.assign(line, { width: Math.max(line.width, right + 1), height: line.height + 1 });
  }
  return lines;
}
