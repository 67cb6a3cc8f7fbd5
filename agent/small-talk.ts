import { answered, type Part } from './part.ts';

const ABILITIES = 'Ask me about fit, size, fabric, stock, delivery, returns or an order.';

const REPLIES: Record<string, Part> = {
  bot: answered(
    'I’m a demonstration without a language model: I read your words by rules and answer from one store’s data, in your browser. A real agent of ours also says that it is an AI.',
    ['what this is'],
  ),
  demo: answered(
    'The store is made up, so nothing can be bought here. The answers are real: each is worked out from the store’s data.',
    ['what this is'],
  ),
  privacy: answered('It runs in your browser; nothing you type leaves it. Close the page and it is gone.', [
    'what this is',
  ]),
  abilities: answered(`${ABILITIES} Measures in cm or inches both do.`, ['what this is']),
  howAreYou: answered(`Well, thank you. ${ABILITIES}`, ['what this is']),
  bye: answered('Goodbye, and thanks for asking hard things.', ['what this is']),
  thanks: answered('You’re welcome. Ask on if there is more.', ['what this is']),
  greeting: answered(`Hello. ${ABILITIES}`, ['what this is']),
};

/** Whether these words hold more than a greeting or a thank you is said by `hasMore`: then they are passed over. */
export function smallTalk(ids: string[], hasMore: boolean): Part | undefined {
  const id = Object.keys(REPLIES).find((one) => ids.includes(one));
  if (id === undefined) return;
  const isMere = ['howAreYou', 'bye', 'thanks', 'greeting', 'abilities'].includes(id);
  return isMere && hasMore ? undefined : REPLIES[id];
}
