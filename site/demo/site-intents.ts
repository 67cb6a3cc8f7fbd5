import { SITE_KNOWLEDGE } from '#content/site-knowledge.ts';

window.agentIntents = SITE_KNOWLEDGE;
