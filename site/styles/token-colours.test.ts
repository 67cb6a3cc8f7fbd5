import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenColour } from './token-colours.ts';

const css = readFileSync('site/styles/tokens.css', 'utf8');

test.each([
  ['ink', 'differs in the dark'],
  ['on-indigo', 'is the same in the dark'],
])('the token %s, which %s, has a light and a dark colour', (name) => {
  const { light, dark } = tokenColour(css, name);
  for (const colour of [light, dark]) expect(colour).toMatch(/^#[\da-f]{6}$/);
  expect(light === dark).toBe(name === 'on-indigo');
});

test.each(['no-such-token', 'shadow', 'font'])('throws for %s, which is not a plain colour', (name) => {
  expect(() => tokenColour(css, name)).toThrow(`--${name}`);
});
