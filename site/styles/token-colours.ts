/**
 * Reads a token's light and dark colour from `tokens.css`, for mail programs, which do not support custom
 * properties. `css` is the text of that file, `name` a token without its dashes ('ink').
 * @throws if there is no such token, or it is not a plain colour
 */
export function tokenColour(css: string, name: string): { light: string; dark: string } {
  const [, light, dark, both] =
    new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css) ?? [];
  if (light && dark) return { light, dark };
  if (both) return { light: both, dark: both };
  throw new Error(`tokens.css defines no plain colour --${name}`);
}
