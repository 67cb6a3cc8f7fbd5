/**
 * What a mail calls a visitor by whose address is not proved to be theirs: a name as names are written. What has a
 * link, a number or a whole sentence in it is a message to somebody else, and is left out altogether.
 * @param typed whatever stands in the form's field
 * @returns at most four words and 40 characters; `there` for what is no name
 */
export function safeName(typed: string): string {
  const words = typed
    .slice(0, MOST_READ)
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u02bb\u02bc`´]/g, "'")
    // Without width or turning what follows round; pictures, and what colours them.
    .replace(/[\p{Cf}\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/gu, '')
    .split(/[\s\p{C},;()"“”„«»&]+/u)
    .filter((word) => word !== '');
  const isName = words.length > 0 && words.length <= LONGEST_NAME && words.every(isNameLike);
  return isName ? shortened(words.slice(0, MOST_WORDS)) : 'there';
}

/** Far more than is kept: the rest can't matter, and costs time. */
const MOST_READ = 500;

/** In words: more than that is a sentence. */
const LONGEST_NAME = 8;

const MOST_WORDS = 4;
const LONGEST = 40;

/** Letters, each with at most three marks, in parts that an apostrophe, a hyphen or a middle dot joins. */
const WORD = /^'?(?:\p{L}[\p{Mn}\p{Mc}]{0,3})+(?:['‐·・-](?:\p{L}[\p{Mn}\p{Mc}]{0,3})+)*'?$/u;

/** `J.` and `J.R.R.`, and a title such as `Dr.`. No letter follows a dot but as an initial itself. */
const INITIALS = /^(?:\p{L}\p{M}?\.-?)+$/u;
const TITLE = /^\p{Lu}\p{L}{1,2}\.$/u;

/** What begins an address of the web. */
const SCHEME = /^(?:https?|ftp|www|mailto|tel)$/i;

function isNameLike(word: string): boolean {
  if (SCHEME.test(word) || isMixed(word)) return false;
  return WORD.test(word) || INITIALS.test(word) || TITLE.test(word);
}

/** Latin letters among others: nobody's name, but how an address is made to look like another. */
function isMixed(word: string): boolean {
  return /\p{Script=Latin}/u.test(word) && /(?!\p{Script=Latin})\p{L}/u.test(word);
}

/** As many whole words as fit; of a first one that is too long, its beginning. */
function shortened([first = '', ...others]: string[]): string {
  let name = [...first].slice(0, LONGEST).join('');
  for (const word of others) {
    if (name.length + 1 + word.length > LONGEST) break;
    name += ` ${word}`;
  }
  return name;
}
