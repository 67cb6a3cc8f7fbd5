import sharp from 'sharp';
import { expect, test } from 'vitest';
import { outlineText } from './outline-text.ts';
import { fitTitle, sharingImage } from './sharing-image.tsx';

const ANY_LENGTH = [
  '',
  'Home',
  'Pricing & Service Models',
  'Where is my order? What to say when the tracking page won’t',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'W'.repeat(500),
  'MWMWMWMWMWMWMWMWM '.repeat(30),
  'size chart and care label '.repeat(100),
];
const STYLE = { size: 100, maxWidth: 800, weight: 600, width: 77, letterSpacing: -0.025 };

test('the picture is a PNG of 1200 × 630 and light enough to be fetched for a preview', async () => {
  for (const title of ANY_LENGTH) {
    const picture = await sharingImage({ title, brand: 'Loomline' });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(picture.length, title.slice(0, 60)).toBeLessThan(60_000);
  }
});

test('a title of any length stays in its column and above the brand', async () => {
  for (const title of ANY_LENGTH) {
    const { lines, size } = await fitTitle(title);
    expect(Math.max(0, ...lines.map(({ width }) => width)), title).toBeLessThanOrEqual(800);
    expect(lines.length * size, title).toBeLessThan(320);
    expect(size, title).toBeGreaterThanOrEqual(54);
  }
});

test('nothing of a title is drawn where the tape, the jeans, the brand or the edge are', async () => {
  for (const title of ANY_LENGTH) {
    const picture = await sharingImage({ title, brand: 'Loomline' });
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

test('a short title is set large, a longer one smaller, up to three lines', async () => {
  const short = await fitTitle('Home');
  const long = await fitTitle('Where is my order? What to say when the tracking page won’t');
  expect(short).toMatchObject({ size: 118, lines: { length: 1 } });
  expect(long.lines).toHaveLength(3);
  expect(long.size).toBeLessThan(short.size);
});

test('a title too long for the picture ends with a whole word and an ellipsis', async () => {
  const [line] = (await fitTitle(`Loose ${'W'.repeat(300)}`)).lines;
  const [expected] = (await fitTitle('Loose…')).lines;
  expect(line).toEqual(expected);
});

test('the lines of a title are about equally long', async () => {
  const { lines } = await outlineText('Everything your shoppers ask for after closing', STYLE);
  const widths = lines.map(({ width }) => width);
  expect(widths.length).toBe(3);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.75);
});

test('a line begins with an ampersand rather than end with it', async () => {
  const { lines } = await outlineText('Trousers & outerwear', { ...STYLE, maxWidth: 500 });
  const { lines: expected } = await outlineText('Trousers', STYLE);
  expect(lines[0]).toEqual(expected[0]);
});

test('a word wider than the line is cut, and the outline says so', async () => {
  const { lines, cutsWord } = await outlineText('Unterhaltungselektronik', { ...STYLE, maxWidth: 300 });
  expect(cutsWord).toBe(true);
  expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(300);
});

test('characters that the font lacks are left out', async () => {
  const whole = await outlineText('Loose 漢字 👩🏽‍💻 thread\u0000 \ud83d', STYLE);
  expect(whole).toEqual(await outlineText('Loose thread', STYLE));
  expect((await outlineText('漢字 \t\n', STYLE)).lines).toEqual([]);
  await expect(sharingImage({ title: '漢字 👩🏽‍💻 <b>&amp;', brand: '' })).resolves.toBeInstanceOf(
    Uint8Array,
  );
});

test('letters are set in the cut that was asked for', async () => {
  const narrow = await outlineText('Selvedge', STYLE);
  const regular = await outlineText('Selvedge', { ...STYLE, width: 100 });
  const bold = await outlineText('Selvedge', { ...STYLE, weight: 700 });
  expect(narrow.lines[0]?.width).toBeLessThan((regular.lines[0]?.width ?? 0) * 0.85);
  expect(narrow.lines[0]?.d).not.toBe(bold.lines[0]?.d);
});

test('two titles give two pictures, and the same title the same picture', async () => {
  const home = await sharingImage({ title: 'Home', brand: 'Loomline' });
  expect(await sharingImage({ title: 'Home', brand: 'Loomline' })).toEqual(home);
  expect(await sharingImage({ title: 'About', brand: 'Loomline' })).not.toEqual(home);
  expect(await sharingImage({ title: 'Home', brand: 'Selvedge' })).not.toEqual(home);
});
