import { LEAVE_MESSAGE } from './conversation.ts';
import { SITE } from './site.ts';

/** Text around an agent window. */
export interface AgentWords {
  /** Accessible name of the window. */
  name: string;
  /** Shown next to the title. Defaults to the notice that an AI agent answers. */
  disclosure?: string;
  field: string;
  label: { what: string; how: string };
  /** Shown if the agent's script fails to load. */
  failure: { text: string; link: { label: string; href: string } };
}

/** Returns the text that replaces `label.how` if a language model answers. `model` is the model's name. */
export function byModel(model: string): string {
  return `Your question goes to the model that we use, ${model}, and isn’t kept by us.`;
}

/** Returns the privacy policy's paragraph on the language model, or '' if no model is configured. */
export function modelTold(model?: string): string {
  if (!model) return '';
  return `\n\n**When you ask in the chat window:** your question, and what was said before it, go to our server and from there to the language model ${model}, which writes the answer. We store neither and keep no log of them. So that one place can’t use up the day’s answers, we keep a hash of your network until the following night. ${SITE.modelProcessor || 'Whoever runs the model'} is our processor.`;
}

/** The demo in the hero and on the chat agents' page. The demo store is in `demo-store/store.ts`. */
export const DEMO = {
  name: 'Demonstration',
  field: 'Ask about fit, fabric or an order',
  label: {
    what: 'A demonstration with a made-up store.',
    how: 'It runs in your browser; nothing you type leaves it. No language model: it looks up the store’s data. The agent that we build speaks in your voice.',
  },
  /** Said before an answer, or before suggestions, if the agent isn't sure. */
  hedges: {
    hope: 'I hope I understood you right.',
    guess: 'I’m not sure that I understood. Perhaps this helps.',
    unsure: 'I may have got that wrong. Did you mean one of these? If not, I’d pass it to a colleague.',
    unknown:
      'I don’t know these words. This demonstration reads English; the agent that we build can write six languages. Perhaps you wanted to ask one of these?',
  },
  prompts: {
    heading: 'Ask it something hard',
    questions: [
      'My waist is 72 cm. Which Harrow Straight?',
      'Will the Mara reach Oslo by Friday?',
      '20% off if I take both?',
    ],
    /** The page that opens if the visitor picks a question without JavaScript. */
    action: '/services/website-chat',
  },
  /** In the hero, replaces the field if scripts are disabled. */
  elsewhere: { label: 'Ask about fit, fabric or an order', href: '/services/website-chat' },
  onCall: { label: 'Book a Call', href: '/book-call' },
  failure: {
    text: 'The agent didn’t load. Your question is still in the field: ask again, or see it on a call.',
    link: { label: 'Book a Call', href: '/book-call' },
  },
};

/** The agent window on Support, used if no chat widget is configured. It searches `site-knowledge.ts`. */
export const SITE_DEMO = {
  name: 'Find an answer',
  disclosure: '',
  title: SITE.brand,
  field: `Ask about ${SITE.brand}`,
  close: 'Close',
  label: {
    what: 'It finds what our pages say.',
    how: 'It runs in your browser; nothing you type leaves it.',
  },
  greeting: 'Tap a topic, or ask in your own words. You see what our pages say about it.',
  failure: {
    text: 'The search didn’t load. Your question is still in the field: ask again, or leave it for a person.',
    link: LEAVE_MESSAGE,
  },
};
