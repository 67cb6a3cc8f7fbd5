import { domainToUnicode } from 'node:url';
import { fromHtml } from 'hast-util-from-html';
import { toString as textIn } from 'hast-util-to-string';
import { afterAll, expect, test } from 'vitest';
import type { BookingRow } from '#leads/lead-types/booking-form.ts';
import { formatHere } from '#leads/time-zones.ts';
import { startOutbox, TEAM } from '../start-outbox.ts';
import { BOOKING } from '../start-server.ts';
import { type AcceptedMail, startSmtp } from '../start-smtp.ts';

// Run in a time zone other than UTC, as some servers do.
process.env.TZ = 'Asia/Kolkata';

const smtp = await startSmtp();
const outbox = await startOutbox({ smtpUrl: smtp.url });
afterAll(() => Promise.all([outbox.stop(), smtp.stop()]));

/** Books, waits for all deliveries, and returns the booking's emails. */
async function mailsOf(change: Partial<BookingRow>) {
  const id = await outbox.book(change);
  await expect.poll(outbox.pending).toBe(0);
  const deliveries = (await outbox.deliveries()).filter(({ lead_id }) => lead_id === id);
  const of = (kind: string) => {
    const delivery = deliveries.find((candidate) => candidate.kind === kind);
    const mails = smtp.accepted.filter(({ raw }) => delivery && raw.includes(delivery.id));
    const parts = mails.flatMap(({ mail }) => [mail.text, textIn(fromHtml(mail.html ?? ''))]);
    return { delivery, mails, parts };
  };
  return { id, acknowledgement: of('acknowledgement'), notification: of('notification') };
}

test('a booking is acknowledged in the spec’s words and with the chosen values, and the team gets every value', async () => {
  const { id, acknowledgement, notification } = await mailsOf({});
  const [[toVisitor], [toTeam]] = [acknowledgement.mails, notification.mails];
  expect(toVisitor).toMatchObject({
    ...{ from: 'hello@loomline.example', to: [BOOKING.email] },
    mail: { from: { name: 'Loomline', address: 'hello@loomline.example' }, to: [{ address: BOOKING.email }] },
  });
  const promise =
    "We've received your booking request. Our team will review your information and confirm your appointment via email within 24 hours.";
  const time = 'Tuesday, 1 December 2099, 15:30 (CET)';
  const { name, email, company_name, selected_service, additional_info } = BOOKING;
  for (const part of acknowledgement.parts) {
    for (const words of ['Thank You for Booking!', promise, name, selected_service, time])
      expect(part).toContain(words);
    for (const typed of [company_name, 'returns are sizing', additional_info, email])
      expect(part).not.toContain(typed);
  }
  expect(toTeam?.to).toEqual([TEAM]);
  expect(toTeam?.mail.replyTo).toMatchObject([{ name: BOOKING.name, address: BOOKING.email }]);
  expect(toTeam?.mail.subject).toContain(BOOKING.company_name);
  for (const part of notification.parts) {
    const typed = [name, email, company_name, 'Most questions come in after ten at night.', additional_info];
    const ours = formatHere(new Date('2099-12-01T14:30:00Z'));
    for (const words of [...typed, selected_service, time, ours, id]) expect(part).toContain(words);
  }
  for (const { mails, delivery } of [acknowledgement, notification]) {
    expect(mails[0]?.mail.messageId).toBe(`<${delivery?.id}@loomline.example>`);
    const isGenerated = expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' });
    expect(mails[0]?.mail.headers).toContainEqual(isGenerated);
    const isQuiet = expect.objectContaining({ key: 'x-auto-response-suppress', value: 'All' });
    expect(mails[0]?.mail.headers).toContainEqual(isQuiet);
    expect(delivery).toMatchObject({ attempts: 1, error: null, failed_at: null });
  }
});

test.for([
  ["o'brien+shop@c.de", "o'brien+shop@c.de"],
  // RFC 5321 requires quotes here, but such addresses exist without them.
  ['a..b@c.de', '"a..b"@c.de'],
  ['ines@GRÖSSE.de', 'ines@grösse.de'],
  ['דנה@דואר.ישראל', 'דנה@דואר.ישראל'],
] as const)('%j is one mailbox: the only recipient and reply-to address', async ([email, mailbox]) => {
  const { acknowledgement, notification } = await mailsOf({ email });
  expect(acknowledgement.mails.map(({ to }) => to)).toEqual([[mailbox]]);
  expect(addressesIn(acknowledgement.mails, 'to')).toEqual([mailbox]);
  expect(notification.mails.map(({ to }) => to)).toEqual([[TEAM]]);
  expect(addressesIn(notification.mails, 'replyTo')).toEqual([mailbox]);
});

test.for([
  ['inês@größe.de', 'mailto:in%C3%AAs@xn--gre-6ka8i.de'],
  ['x?bcc=evil%40a.example@b.example', 'mailto:x%3Fbcc%3Devil%2540a.example@b.example'],
] as const)('the team’s mail links to a mail to %j, and to no other address', async ([email, link]) => {
  const { notification } = await mailsOf({ email });
  const page = notification.mails[0]?.mail.html ?? '';
  expect([...page.matchAll(/href="(mailto:[^"]*)"/g)].map(([, href]) => href)).toEqual([link]);
});

const NASTY: [what: string, text: string][] = [
  ['line ends', 'Ines\r\nBcc: victim@other.example\r\n\r\nBody'],
  ['an encoded word', '=?utf-8?q?Ines=0D=0ABcc:_victim@other.example?='],
  ['marks of a template', '{{#summary}}{{{name}}}{{/summary}}<%= 1 %>'],
  ['a boundary', '----_NmP-1234-Part_1\r\nContent-Type: text/html\r\n\r\n<b>'],
  ['bidirectional controls', 'דנה \u202eevil.exe\u202c \u2066a\u2069 \u061c\u200e\u200f'],
  ['a name of the maximum length in multi-byte characters', 'ß'.repeat(200)],
  ['a lone surrogate', 'Ines \ud83d'],
];

test.for(NASTY)('%s can’t add a header, recipient, line or invisible character', async ([_what, text]) => {
  const plain = await mailsOf({});
  const fields = { name: text, company_name: text, problems_to_solve: text, additional_info: text };
  const nasty = await mailsOf(fields);
  for (const kind of ['acknowledgement', 'notification'] as const) {
    const [[expected], [sent, ...others]] = [plain[kind].mails, nasty[kind].mails];
    if (!expected || !sent) throw new Error('no mail');
    expect(others).toEqual([]);
    expect(sent.to).toEqual(expected.to);
    expect(sent.mail.headers.map(({ key }) => key)).toEqual(expected.mail.headers.map(({ key }) => key));
    for (const header of ['from', 'to'] as const) expect(sent.mail[header]).toEqual(expected.mail[header]);
    expect(addressesIn([sent], 'replyTo')).toEqual(addressesIn([expected], 'replyTo'));
    expect(sent.mail.subject).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(sent.mail.subject?.length).toBeLessThan(400);
    expect(sent.mail.attachments).toEqual([]);
    for (const part of ['text', 'html'] as const)
      expect(hiddenIn(sent.mail[part])).toEqual(hiddenIn(expected.mail[part]));
    expect(sent.mail.text).toContain(expected.mail.text?.split('\n').at(-1) ?? '');
    expect(sent.mail.html).toMatch(/<\/html>\s*$/);
    // RFC 5322, section 2.1.1: mail servers may break longer lines anywhere.
    const lengths = sent.raw.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(998);
    expect(sent.raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  }
});

/** Returns the invisible characters in `text`, except line ends and joiners. */
function hiddenIn(text = ''): string[] {
  return text.match(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu) ?? [];
}

/** Returns the addresses in a header as a mail client parses them, with Unicode domains. */
function addressesIn(mails: AcceptedMail[], header: 'to' | 'replyTo'): string[] {
  const found = mails.flatMap(({ mail }) => mail[header] ?? []);
  return found.map(({ address = '' }) => address.replace(/[^@]*$/, domainToUnicode));
}
