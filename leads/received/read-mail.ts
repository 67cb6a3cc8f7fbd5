import ICAL from 'ical.js';
import PostalMime, { type Email } from 'postal-mime';
import { tokensIn } from '../mail/message-tokens.ts';
import { onOneLine, printable } from '../printable.ts';

/** An email that may say something about one of our emails. Nothing in it is verified yet. */
export type Heard = {
  messageId: string;
  /** The sender's bare address. */
  from: string;
  text: string;
  /** The token-like parts of the email, at most 50. */
  tokens: string;
} & (
  | { kind: 'bounce' | 'reply' }
  /** An answer to an invitation. */
  | {
      kind: 'accepted' | 'declined' | 'tentative';
      uid: string;
      attendee: string;
      sequence: number | undefined;
    }
);

/** The maximum length of a text that is kept. */
const MAX_TEXT = 10_000;

const MAX_HTML = 256 * 1024;

const MAX_CALENDAR = 64 * 1024;

const OPTIONS = {
  ...{ maxNestingDepth: 30, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true },
  attachmentEncoding: 'utf8',
} as const;

/**
 * Returns what an email says; undefined if it is neither a bounce, an answer to an invitation, nor a person's reply.
 * @param raw at most the first bytes of the email @throws if the email can't be parsed
 */
export async function readMail(raw: Uint8Array): Promise<Heard | undefined> {
  const email = await PostalMime.parse(raw, OPTIONS);
  const headers = new Map(email.headers.map(({ key, value }) => [key, value.slice(0, 2000)]));
  const from = email.from?.address ?? '';
  const messageId = email.messageId?.slice(0, 900) ?? '';
  const written = email.text?.trim() ? email.text : await textOf(email.html ?? '');
  const told = { messageId, from: from.slice(0, 400), text: cleanText(written) };
  const bounce = bounceIn(email, headers);
  if (bounce) return { ...told, ...bounce, kind: 'bounce' };
  const answer = answerIn(email);
  if (answer) return { ...told, ...answer, tokens: '' };
  const tokens = tokensIn(`${headers.get('in-reply-to')} ${headers.get('references')}`);
  if (tokens === '' || isAutomatic(email, headers)) return undefined;
  return { ...told, kind: 'reply', tokens };
}

type Headers = ReadonlyMap<string, string>;

/**
 * Recognizes a report about an email that finally failed (RFC 3464), or else such a report by qmail or Exim in plain
 * text. Reports about a delay aren't bounces.
 */
function bounceIn(email: Email, headers: Headers): { tokens: string; text: string } | undefined {
  const { attachments: parts, text = '' } = email;
  const report = parts.find(({ mimeType }) => mimeType === 'message/delivery-status')?.content.toString();
  const returned = parts.filter(({ mimeType }) => /^message\/|rfc822/.test(mimeType));
  const tokens = tokensIn([...returned.map(({ content }) => content), text].join('\n'));
  if (tokens === '') return undefined;
  if (report !== undefined) {
    const failed = report.split(/\r?\n\r?\n/).find((block) => /^action:[ \t]*failed/im.test(block));
    if (failed === undefined) return undefined;
    const status = /^status:[ \t]*(\d\.\d{1,3}\.\d{1,3})/im.exec(failed)?.[1] ?? '';
    const reason = /^diagnostic-code:([^\r\n]*(?:\r?\n[ \t][^\r\n]*)*)/im.exec(failed)?.[1] ?? '';
    return { tokens, text: bounceText(status, reason.replace(/^[ \t]*[\w-]{1,20};/, '')) };
  }
  // Below a line of dashes, such reports quote the email.
  const lines = text.slice(0, 4 * MAX_TEXT).split('\n');
  const end = lines.findIndex((line) => line.startsWith('---'));
  const above = lines.slice(0, end < 0 ? undefined : end);
  const head = above.join('\n');
  const isServer = /^(mailer-daemon|postmaster)@/i.test(email.from?.address ?? '') || isReturned(headers);
  const isFinal = headers.has('x-failed-recipients') || /permanent(ly)? (error|failure)|given up/i.test(head);
  const isDelay = /\b(delayed|will (be retried|retry|keep trying)|not yet been delivered)\b/i.test(head);
  if (!isServer || !isFinal || isDelay) return undefined;
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(head)?.[0] ?? '';
  const reason = above.find((line) => /unknown|no such|no mailbox|not exist|55\d|#5\./i.test(line)) ?? '';
  return { tokens, text: bounceText(status, reason) };
}

/** Returns what to tell the team about a bounce. @param status an enhanced status code (RFC 3463) */
function bounceText(status: string, reason: string): string {
  const isMissing =
    /^5\.1\.(0|1|2|3|6|10)$/.test(status) ||
    /(user|recipient|mailbox|address)[^.]{0,40}(unknown|not (exist|found))|no such (user|person|mailbox)|no mailbox here/i.test(
      reason,
    );
  const what = isMissing
    ? 'This address does not exist.'
    : 'An email to this address could not be delivered.';
  return [what, onOneLine(`${status} ${reason}`).trim().slice(0, 500)].filter(Boolean).join('\n');
}

/** Returns a calendar's answer to an invitation (RFC 5546 section 3.2.3). */
function answerIn({ attachments }: Email) {
  const calendar = attachments.find(
    ({ mimeType, method }) => mimeType === 'text/calendar' && method !== 'REQUEST',
  );
  const text = calendar?.content.toString() ?? '';
  if (text.length > MAX_CALENDAR) return undefined;
  try {
    const component = ICAL.Component.fromString(text);
    const event = component.getFirstSubcomponent('vevent');
    const attendee = event?.getFirstProperty('attendee');
    const partstat = String(attendee?.getFirstParameter('partstat')).toLowerCase();
    const isReply = String(component.getFirstPropertyValue('method')).toUpperCase() === 'REPLY';
    const kind = (['accepted', 'declined', 'tentative'] as const).find((each) => each === partstat);
    if (!isReply || !event || !attendee || !kind) return undefined;
    const sequence = event.getFirstPropertyValue('sequence');
    return {
      kind,
      uid: String(event.getFirstPropertyValue('uid')).slice(0, 200),
      attendee: String(attendee.getFirstValue())
        .replace(/^mailto:/i, '')
        .slice(0, 400),
      sequence: typeof sequence === 'number' ? sequence : undefined,
      text: cleanText(String(event.getFirstPropertyValue('comment') ?? '')),
    };
  } catch {
    return undefined;
  }
}

/** Headers that only programs and mailing lists add. */
const AUTOMATIC = [
  'list-id',
  'list-unsubscribe',
  'list-post',
  'x-autoreply',
  'x-autorespond',
  'x-auto-reply-from',
];

/** The beginnings of the subjects of out-of-office answers in English, German, French, Spanish and Italian. */
const AWAY =
  /^\s*(auto(matic|mated)?[ -]?(reply|response|antwort)|out of (the )?office|ooo\b|automatische (antwort|beantwortung)|abwesenheit|ich bin (nicht im büro|abwesend)|réponse automatique|absence (du|de)|absent du bureau|message d.absence|respuesta automática|fuera de (la )?oficina|ausencia|risposta automatica|fuori (sede|ufficio)|assenza)/i;

/** Whether a program sent an email: an auto-responder (RFC 3834), a newsletter, a mail server or ourselves. */
function isAutomatic({ subject = '', headerLines, from }: Email, headers: Headers): boolean {
  const submitted = headers.get('auto-submitted')?.trim() ?? 'no';
  const isReport = headers.get('content-type')?.toLowerCase().startsWith('multipart/report') ?? false;
  return (
    !/^no\b/i.test(submitted) ||
    isReport ||
    isReturned(headers) ||
    AUTOMATIC.some((name) => headers.has(name)) ||
    /^\s*(bulk|junk|list|auto_reply)/i.test(headers.get('precedence') ?? '') ||
    /^(mailer-daemon|postmaster|no-?reply)@/i.test(from?.address ?? '') ||
    AWAY.test(subject.slice(0, 200)) ||
    headerLines.length > 500
  );
}

/** Whether nobody may reply to an email: its envelope had no sender. */
function isReturned(headers: Headers): boolean {
  return /^\s*<\s*>\s*$/.test(headers.get('return-path') ?? '');
}

/** Converts HTML to plain text by the parser, which does so for emails that consist of text and HTML. */
async function textOf(html: string): Promise<string> {
  const boundary = crypto.randomUUID();
  const part = (type: string, body: string) =>
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\n\r\n${body}\r\n`;
  const parts = `${part('plain', '')}${part('html', html.slice(0, MAX_HTML))}--${boundary}--`;
  const email = `Content-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n${parts}`;
  return (await PostalMime.parse(email)).text ?? '';
}

/** Returns plain text without control characters, of limited length. */
function cleanText(text: string): string {
  const lines = printable(
    text
      .slice(0, 4 * MAX_TEXT)
      .toWellFormed()
      .replace(/\r\n?/g, '\n'),
  );
  const trimmed = lines.replace(/\n{3,}/g, '\n\n').trim();
  return trimmed.length <= MAX_TEXT ? trimmed : `${trimmed.slice(0, MAX_TEXT).toWellFormed()}…`;
}
