import { existsSync, globSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';

test('each text file has compressed variants with the same content', () => {
  const texts = globSync('dist/**/*.{css,html,js,json,svg,txt,xml}').map((path) => ({
    path,
    text: readFileSync(path),
  }));
  expect(texts.length).toBeGreaterThan(50);
  for (const { path, text } of texts) {
    const isLarge = text.length >= 512;
    expect([existsSync(`${path}.br`), existsSync(`${path}.gz`)], path).toEqual([isLarge, isLarge]);
    if (!isLarge) continue;
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).equals(text), path).toBe(true);
    expect(gunzipSync(readFileSync(`${path}.gz`)).equals(text), path).toBe(true);
  }
});

test('each page states the size of its sharing image, unless that is a study’s photo', async () => {
  const pages = globSync('dist/**/*.html', { exclude: ['dist/templates/**'] });
  expect(pages.length).toBeGreaterThan(20);
  for (const path of pages) {
    const html = readFileSync(path, 'utf8');
    const [image = '', width, height] = ['', ':width', ':height'].map(
      (part) => new RegExp(`<meta property="og:image${part}" content="([^"]+)"`).exec(html)?.[1],
    );
    if (image.includes('/photos/')) continue;
    const picture = await sharp(`dist${new URL(image).pathname}`).metadata();
    expect([width, height], path).toEqual([String(picture.width), String(picture.height)]);
  }
});

test('every page has exactly one Content-Security-Policy', () => {
  for (const path of globSync('dist/**/*.html')) {
    const policies = readFileSync(path, 'utf8').match(/<meta http-equiv="content-security-policy"/g);
    expect(policies, path).toHaveLength(1);
  }
});

test('every option, radio and checkbox has a value, which translators don’t change', () => {
  const controls = globSync('dist/**/*.html').flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(/<option[^>]*>|<input[^>]* type="(?:radio|checkbox)"[^>]*>/g),
  ]);
  expect(controls.length).toBeGreaterThan(40);
  expect(controls.map(([control]) => control).filter((control) => !control.includes(' value='))).toEqual([]);
});
