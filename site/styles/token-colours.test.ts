import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenColour } from './token-colours.ts';

const css = readFileSync('site/styles/tokens.css', 'utf8');

test('a token that differs in the dark has both its colours', () => {
  const { light, dark } = tokenColour(css, 'ink');
  expect(light).toMatch(/^#[\da-f]{6}$/);
  expect(dark).toMatch(/^#[\da-f]{6}$/);
  expect(light).not.toBe(dark);
});

test('a token with one colour has it in both', () => {
  const { light, dark } = tokenColour(css, 'on-indigo');
  expect(light).toMatch(/^#[\da-f]{6}$/);
  expect(light).toBe(dark);
});

test.each(['no-such-token', 'shadow', 'font'])('%s is no colour, and stops the build', (name) => {
  expect(() => tokenColour(css, name)).toThrow(`--${name}`);
});
