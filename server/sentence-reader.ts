const MAX_CHARACTERS = 4000;

/** Tags around text that isn't part of the answer: reasoning, and tool calls that the server didn't recognise. */
const TAG =
  /<\|?(\/?)(?:\w{1,20}:)?(think|thought|reason|reflect|analysis|scratchpad|tool_call|function_call)\w{0,5}(?:\s[^<>]{0,40})?\|?>/i;
const OTHER_TAG = /\[(\/?)THINK\]|◁(\/?)think▷/g;

/** The beginning of a tag whose end may be in the next piece. */
const CUT_TAG = /[<[◁][^<>[\]◁▷]{0,80}$/;

/** Marks at the start of a line: headings, quotes, list items, code fences, rules and the underlines of headings. */
const LINE_MARKS = /^(?:(?:#{1,6}|>|[-*+•–]|\d{1,3}[.)]) ){1,5}|^(?:```|~~~)\w{0,20}$|^[|:=*_\- ]{1,200}$/;

/**
 * Returns a function that takes a model's text piece by piece, and returns the sentences that each piece completes, as
 * plain text without reasoning and Markdown. Each sentence starts with the separator from the previous one. A Markdown
 * parser would need whole paragraphs, and would delay the answer.
 */
export function createSentenceReader(): (piece: string, isLast?: boolean) => string[] {
  let [unread, sentence, gap, separator, hiddenBy, length, isBegun] = ['', '', '', '\n', '', 0, false];

  return (piece, isLast = false) => {
    const found: string[] = [];
    const end = () => {
      const plain = toPlain(sentence, separator === '\n');
      if (plain) found.push(isBegun ? separator + plain : plain);
      isBegun ||= plain !== '';
      [sentence, separator] = ['', gap];
    };
    for (const word of visible(piece, isLast).match(/\s+|\S+/g) ?? []) {
      if (/\s/.test(word)) {
        gap = gap === '\n' || word.includes('\n') ? '\n' : ' ';
        continue;
      }
      // A number and a full stop at the beginning are a list item's mark.
      const isEnd = /[.!?…]["”’)\]*_`]{0,4}$/.test(sentence.slice(-5)) && !/^\d{1,3}\.$/.test(sentence);
      if (gap === '\n' || (gap && isEnd)) end();
      sentence += sentence ? gap + word : word;
      gap = '';
    }
    if (!isLast) return found;
    gap = ' ';
    end();
    [gap, hiddenBy] = ['', ''];
    return found;
  };

  /** Returns the part of the text that may be shown. */
  function visible(piece: string, isLast: boolean): string {
    unread = (unread + piece).replace(OTHER_TAG, '<$1$2think>');
    let shown = '';
    for (let tag = TAG.exec(unread); tag; tag = TAG.exec(unread)) {
      const [text, slash] = tag;
      const name = tag[2]?.toLowerCase() ?? '';
      if (!hiddenBy) shown += unread.slice(0, tag.index);
      unread = unread.slice(tag.index + text.length);
      if (!slash) hiddenBy ||= name;
      else if (hiddenBy === name) hiddenBy = '';
      else if (!hiddenBy) {
        // The reasoning began in the prompt: some chat templates end with the opening tag.
        if (isBegun) throw new ReasoningShown('the model showed its reasoning');
        [shown, sentence, gap] = ['', '', ''];
      }
    }
    const cut = isLast ? -1 : unread.search(CUT_TAG);
    const whole = cut < 0 ? unread.length : cut;
    if (!hiddenBy) shown += unread.slice(0, whole);
    unread = unread.slice(whole);
    length += shown.length;
    if (length > MAX_CHARACTERS) throw new Error('the model said too much');
    return shown;
  }
}

/** Thrown if reasoning was returned before it could be recognised. */
export class ReasoningShown extends Error {}

/** Removes Markdown and HTML. Keeps the words of a link, because a visitor should follow only the site's own links. */
function toPlain(text: string, isNewLine: boolean): string {
  const [marks = ''] = isNewLine ? (LINE_MARKS.exec(text) ?? []) : [];
  const plain = text
    .slice(marks.length)
    .replace(/\\(?=[^\p{L}\p{N}\s])/gu, '')
    .replace(
      /\[\^\w{1,20}\]|!?\[|\]\([^()]{0,300}\)|\]\[[^[\]]{0,99}\]|\]|<[/!|a-z][^<>]{0,300}>|https?:\/\/|~~|`/gi,
      '',
    )
    .replace(/(?<!\s)\*|\*(?!\s|$)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replace(/^ ?\||\| ?$/g, '')
    .replace(/ ?\| ?/g, ', ')
    .trim();
  return plain && /[-*+•–\d.)] $/.test(marks) ? `• ${plain}` : plain;
}
