/**
 * A colour of `tokens.css` in light and in dark, for what can't use custom properties: mail programs.
 * `css` is that file's text, `name` a token without its dashes ('ink-base').
 * @throws where there is no such token, or it is not a plain colour
 */
export function tokenColour(css: string, name: string): { light: string; dark: string } {
  const [, light, dark, both] =
    new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css) ?? [];
  if (light && dark) return { light, dark };
  if (both) return { light: both, dark: both };
  throw new Error(`tokens.css has no colour --${name}`);
}
