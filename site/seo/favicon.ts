import { MARK } from '../drawings/Mark.tsx';

const LIGHT = '.w{fill:#131a2e}.g{fill:#f0f2f1}';
const DARK = '.w{fill:#e9edef}.g{fill:#0d1423}';

/** The logo as an SVG file that adapts to light and dark mode. */
export const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">',
  `<style>${LIGHT}@media(prefers-color-scheme:dark){${DARK}}</style>`,
  `<path class="w" d="${MARK.warp}"/><path class="g" d="${MARK.gap}"/><path fill="#d8323c" d="${MARK.weft}"/></svg>`,
].join('');
