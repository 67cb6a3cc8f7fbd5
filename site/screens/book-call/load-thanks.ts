import type { ThanksPanel } from './ThanksPanel.tsx';

/** Where the build puts `ThanksPanel.tsx`; development serves the file itself. */
export const THANKS_MODULE = '/thanks.js';
const ADDRESS = import.meta.env?.DEV ? '/site/screens/book-call/ThanksPanel.tsx' : THANKS_MODULE;

/** Loads the panel, which only those need who fill the form in. */
export function loadThanks(): Promise<{ ThanksPanel: typeof ThanksPanel }> {
  return import(/* @vite-ignore */ ADDRESS);
}
