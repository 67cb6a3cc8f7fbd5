/** Returns a name for an invitation, as typed; undefined if a greeting would change the name. */
export function wholeName(typed: string): string | undefined {
  const name = safeName(typed);
  return name === typed.normalize('NFKC').trim().replace(/\s+/g, ' ') ? name : undefined;
}

/**
 * Sanitizes a name for an email that may reach a stranger, to at most four words and 40 characters. Returns `there` for
 * text with a link, a number or a sentence, which is a message rather than a name.
 */
export function safeName(typed: string): string {
  const words = typed
    .slice(0, MAX_INPUT)
    .normalize('NFKC')
    .replaceAll('`', "'")
    // Remove format characters and emoji.
    .replace(/[\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/gu, '')
    .split(/[\s\p{C};"“”„«»&]|(?<=[,)])|(?=\()/u)
    .filter((word) => word !== '');
  const isName = words.length > 0 && words.length <= MAX_TYPED_WORDS && words.every(isNameWord);
  return isName ? truncate(words.slice(0, MAX_WORDS)) : NO_NAME;
}

/** For a greeting. */
const NO_NAME = 'there';

/** Limits the time spent on long text. */
const MAX_INPUT = 500;

/** Text with more words is a sentence. */
const MAX_TYPED_WORDS = 8;

const MAX_WORDS = 4;
const MAX_LENGTH = 40;

/** Letters with up to three marks each, in parts joined by an apostrophe, a hyphen or a middle dot. */
const WORD = /^['‘’]?(?:\p{L}[\p{Mn}\p{Mc}]{0,3})+(?:['‘’‐·・-](?:\p{L}[\p{Mn}\p{Mc}]{0,3})+)*['’]?\.?$/u;

/** `J.R.R.`, `Ph.D` or `Dipl.-Ing.`. Only a hyphen or a single letter may follow a dot, so domains never match. */
const INITIALS = /^\p{L}{1,5}\p{M}?\.(?:-\p{L}+\.?|\p{L}\p{M}?(?:\.|$))*$/u;

const SCHEME = /^(?:https?|ftp|www|mailto|tel)$/i;

/** @param typed a word, perhaps in brackets or before a comma */
function isNameWord(typed: string): boolean {
  const word = typed.replace(/^\(|(?<![),])[),]+$/g, '');
  if (SCHEME.test(word.replace('.', '')) || mixesScripts(word)) return false;
  return WORD.test(word) || INITIALS.test(word);
}

/** Whether a word mixes Latin letters with another script, as in a homograph attack. */
function mixesScripts(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /(?!\p{Script=Latin})\p{L}/u.test(word);
}

/** Keeps as many whole words as fit, without an open bracket. Cuts the first word if it alone is too long. */
function truncate([first = '', ...others]: string[]): string {
  let name = [...first].slice(0, MAX_LENGTH).join('');
  for (const word of others) {
    if (name.length + 1 + word.length > MAX_LENGTH) break;
    name += ` ${word}`;
  }
  return name.replace(/ ?\([^()]*$|,$/, '') || NO_NAME;
}
