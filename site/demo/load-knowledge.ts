import type { Intent } from '#agent/types.ts';
import type { Words } from '#agent/understand.ts';
import wordsFile from './words.ts?worker&url';

declare global {
  interface Window {
    /** Files of their own, each as large as the script and changed without it. */
    agentIntents?: Readonly<Record<string, Intent>>;
    agentWords?: Words;
  }
}

/** What may be asked on this page, and what is known of words. */
export async function loadKnowledge(intentsFile: string) {
  // The script's own query again: browsers remember a file that did not load.
  const query = import.meta.url.replace(/[^?]+/, '');
  await Promise.all([intentsFile, wordsFile].map((file) => import(/* @vite-ignore */ file + query)));
  return { intents: window.agentIntents ?? {}, words: window.agentWords ?? { same: '', related: '' } };
}
