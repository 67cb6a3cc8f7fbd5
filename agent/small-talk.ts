import { answered, type Part } from './part.ts';

const ABOUT = ['how this demonstration works'];

const ABILITIES = 'Ask me about fit, size, fabric, stock, delivery, returns or an order.';

const REPLIES: Record<string, Part> = {
  bot: answered(
    'I’m a demonstration without a language model: I read your words by rules and answer from one store’s data, in your browser. A real agent of ours also says that it is an AI.',
    ABOUT,
  ),
  told: answered(
    'A person gets one line: what is asked, the piece and the size, and that nothing was promised. Discounts, exceptions, complaints and days that have to hold go there.',
    ABOUT,
  ),
  demo: answered(
    'The store is made up, so nothing can be bought here. The answers are real: each is worked out from the store’s data.',
    ABOUT,
  ),
  privacy: answered('It runs in your browser; nothing you type leaves it. Close the page and it is gone.', [
    'what this is',
  ]),
  abilities: answered(`${ABILITIES} Measures in cm or inches both do.`, ABOUT),
  howAreYou: answered(`Well, thank you. ${ABILITIES}`, ABOUT),
  bye: answered('Goodbye, and thanks for asking hard things.', ABOUT),
  thanks: answered('You’re welcome. Ask on if there is more.', ABOUT),
  greeting: answered(`Hello. ${ABILITIES}`, ABOUT),
};

/** Whether these words hold more than a greeting or a thank you is said by `hasMore`: then they are passed over. */
export function smallTalk(ids: string[], hasMore: boolean): Part | undefined {
  const id = Object.keys(REPLIES).find((one) => ids.includes(one));
  if (id === undefined) return;
  const isMere = ['howAreYou', 'bye', 'thanks', 'greeting', 'abilities'].includes(id);
  return isMere && hasMore ? undefined : REPLIES[id];
}
