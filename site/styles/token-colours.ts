/**
 * Returns a token's light and dark colours. Emails need literal colours, since mail clients don't support custom
 * properties.
 * @param css the text of `tokens.css`
 * @param name a token without its dashes ('ink')
 * @throws if the token doesn't exist or isn't a plain hex colour
 */
export function tokenColour(css: string, name: string): { light: string; dark: string } {
  const [, light, dark, both] =
    new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(css) ?? [];
  if (light && dark) return { light, dark };
  if (both) return { light: both, dark: both };
  throw new Error(`tokens.css defines no plain colour --${name}`);
}
