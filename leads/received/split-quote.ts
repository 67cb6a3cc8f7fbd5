/** A line that introduces a quotation: `On …, … wrote:` in five languages, perhaps after `>`. */
const INTRODUCTION =
  /^>? ?(?:on|am|le|el|il) .{5,300}(?:wrote|schrieb|a écrit|escribió|ha scritto) ?:$|^>? ?am .{5,100} schrieb .{1,200}:$/i;

/** The line above the email that Outlook quotes, which ends the reply. */
const ORIGINAL =
  /^-{3,} ?(?:original message|ursprüngliche nachricht|message d.origine|mensaje original|messaggio originale) ?-{3,}$|^_{20,}$/i;
const SENDER = /^\*?(?:from|von|de|da) ?:\*? .{1,300}$/i;
const SENT = /^\*?(?:sent|date|gesendet|datum|envoyé|enviado|fecha|inviato|data) ?:/i;

/**
 * Splits a reply into what was written and what it quotes. If text follows the quotation, it may answer it line by line:
 * then nothing counts as quoted.
 */
export function splitQuote(text: string): { fresh: string; quoted: string } {
  const lines = text.split('\n');
  const isBlankOrQuoted = (line: string) => line.trim() === '' || line.startsWith('>');
  const start = lines.findIndex((line, index) => {
    const trimmed = line.trim().slice(0, 500);
    if (ORIGINAL.test(trimmed)) return true;
    if (SENDER.test(trimmed) && SENT.test(lines[index + 1]?.trim() ?? '')) return true;
    if (!line.startsWith('>') && !INTRODUCTION.test(trimmed)) return false;
    return lines.slice(index + 1).every(isBlankOrQuoted);
  });
  const fresh = lines
    .slice(0, start < 0 ? undefined : start)
    .join('\n')
    .trim();
  if (start < 0 || fresh === '') return { fresh: text, quoted: '' };
  return { fresh, quoted: lines.slice(start).join('\n').trim() };
}
