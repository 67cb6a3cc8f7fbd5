import { STORE_AGENT } from './agent/agents.ts';
let thread: any;
for (const q of process.argv.slice(2)) { if (q === '/') { thread = undefined; continue; } const a = STORE_AGENT.answer(q, thread); thread = a.thread; console.log(q, '=>', a.about.join('+') || 'ASKS', '|', a.text.slice(0, 230), '|', a.suggestions.join(' / '), '|', a.cards.map(c => c.name.split(',')[0]).join(', ')); }
