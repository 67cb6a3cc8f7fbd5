import type { Intent } from '#agent/types.ts';
import { SITE_KNOWLEDGE } from '#content/site-knowledge.ts';

declare global {
  interface Window {
    /** What the page's agent may be asked: a file of its own, as large as the script and changed without it. */
    agentIntents?: Readonly<Record<string, Intent>>;
  }
}

window.agentIntents = SITE_KNOWLEDGE;
