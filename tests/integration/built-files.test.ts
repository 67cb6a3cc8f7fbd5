import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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

test('no class is named undefined, null or false', () => {
  for (const path of globSync('dist/**/*.html')) {
    const classes = readFileSync(path, 'utf8').match(/class="[^"]*"/g) ?? [];
    expect(
      classes.filter((value) => /\b(undefined|null|false)\b/.test(value)),
      path,
    ).toEqual([]);
  }
});

test('each class that a component uses exists in its CSS module', () => {
  const missing = globSync('site/**/*.{ts,tsx,astro}').flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    const [, binding, sheet] = /import (\w+) from '(\.[^']+\.module\.css)'/.exec(source) ?? [];
    if (!binding || !sheet) return [];
    const css = readFileSync(join(dirname(path), sheet), 'utf8');
    return [...source.matchAll(new RegExp(`(?<![/-])\\b${binding}\\.(\\w+)`, 'g'))]
      .map(([, name]) => name ?? '')
      .filter((name) => !new RegExp(`\\.${name}\\b`).test(css))
      .map((name) => `${path}: ${name}`);
  });
  expect(missing).toEqual([]);
});
