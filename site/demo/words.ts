import { WORDS } from '#content/same-words.ts';

window.agentWords = WORDS;
