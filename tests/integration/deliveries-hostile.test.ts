import { domainToUnicode } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BookingRow } from '#leads/types/booking-form.ts';
import { EMAIL } from '#leads/validation.ts';
import { type RunningOutbox, startOutbox, TEAM } from '../start-outbox.ts';
import { BOOKING } from '../start-server.ts';
import { type AcceptedMail, type RunningSmtp, startSmtp } from '../start-smtp.ts';

let smtp: RunningSmtp;
let outbox: RunningOutbox;
let plain: Awaited<ReturnType<typeof mailsOf>>;

beforeAll(async () => {
  smtp = await startSmtp();
  outbox = await startOutbox({ smtpUrl: smtp.url });
  plain = await mailsOf({});
});
afterAll(async () => {
  await outbox.stop();
  await smtp.stop();
});

/** What a booking has sent once all of it has come to an end. */
async function mailsOf(change: Partial<BookingRow>) {
  const id = await outbox.book(change);
  const ours = async () => (await outbox.deliveries()).filter(({ lead_id }) => lead_id === id);
  const open = async () =>
    (await ours()).filter(({ delivered_at, failed_at }) => !delivered_at && !failed_at);
  await vi.waitFor(async () => expect(await open()).toEqual([]), 10_000);
  const deliveries = await ours();
  const of = (kind: string) => {
    const delivery = deliveries.find((candidate) => candidate.kind === kind);
    const mails = smtp.accepted.filter(({ raw }) => delivery && raw.includes(delivery.id));
    return { delivery, mails };
  };
  return { acknowledgement: of('acknowledgement'), notification: of('notification') };
}

test.concurrent.for([
  ["o'brien+shop@c.de", "o'brien+shop@c.de"],
  ['A.B@C.De', 'A.B@c.de'],
  ['"x"@y.z', '"x"@y.z'],
  ['a%b.com@c.de', 'a%b.com@c.de'],
  // Such addresses are none by the standard, and exist all the same.
  ['a..b@c.de', '"a..b"@c.de'],
  ['a.@c.de', '"a."@c.de'],
  ['ines@c.de.', 'ines@c.de'],
  ['inês@c.de', 'inês@c.de'],
  ['ines@größe.de', 'ines@größe.de'],
  ['ines@GRÖSSE.de', 'ines@grösse.de'],
  ['דנה@דואר.ישראל', 'דנה@דואר.ישראל'],
  ['👩@b.de', '👩@b.de'],
] as const)(
  '%j is one mailbox, which alone is mailed and answered to',
  async ([email, mailbox], { expect }) => {
    const { acknowledgement, notification } = await mailsOf({ email });
    expect(acknowledgement.mails.map(({ to }) => to)).toEqual([[mailbox]]);
    expect(addressesIn(acknowledgement.mails, 'to')).toEqual([mailbox]);
    expect(notification.mails.map(({ to }) => to)).toEqual([[TEAM]]);
    expect(addressesIn(notification.mails, 'replyTo')).toEqual([mailbox]);
  },
);

test.concurrent.for([
  ['ines+shop@c.de', 'mailto:ines+shop@c.de'],
  ['inês@größe.de', 'mailto:in%C3%AAs@xn--gre-6ka8i.de'],
  ['x?bcc=evil%40a.example@b.example', 'mailto:x%3Fbcc%3Devil%2540a.example@b.example'],
  ['x&cc=evil@b.example', 'mailto:x%26cc%3Devil@b.example'],
  ['x#y@b.example', 'mailto:x%23y@b.example'],
  // The rule of the form lets these through, and mail goes to none of them.
  ['x?bcc=evil,more@b.example', undefined],
  ['x?subject=<b>&body="@b.example', undefined],
  ['x@b.example?bcc=evil%40a.example', undefined],
] as const)('the team’s mail opens a mail to %j alone, or none at all', async ([email, link], { expect }) => {
  expect(email).toMatch(EMAIL);
  const { notification } = await mailsOf({ email });
  const page = notification.mails[0]?.mail.html ?? '';
  expect([...page.matchAll(/href="(mailto:[^"]*)"/g)].map(([, href]) => href)).toEqual(link ? [link] : []);
  for (const { mail } of notification.mails) expect(mail.text).toContain(email);
});

test.concurrent.for([
  'a,b@c.de',
  'a;b@c.de',
  'a:b@c.de',
  'a(b)c@d.e',
  'a"b@c.de',
  '"a@b.de',
  'a\\@b.de',
  'a[b]@c.de',
  'a@b.c>',
  '<a@b.c',
  'a>b@c.de',
  'a@b.c,d.e',
  'a@b.c;d.e',
  'a@b.c:d',
  'a@b.c(d',
  'a@b."c',
  'a@b.c\\d.de',
  'a@b.c/d.e',
  'a@[1.2.3.4]',
  'a@1.2.3.4',
  'a@=?utf-8?q?evil.com?=.de',
  'a@b.%41',
  'a@b＠c.de',
  'a@b..de',
  'a\u0001b@c.de',
  'a@b\u007f.de',
  'a\u200b@b.de',
  '\u202ea@b.de',
  'a@b.\ud800',
  `${'x'.repeat(250)}@c.de`,
  `a@${'b'.repeat(60_000)}.de`,
])(
  '%j is no mailbox: nobody is mailed in its stead, the delivery ends and says why, and the team is told',
  async (email) => {
    expect(email).toMatch(EMAIL);
    const { acknowledgement, notification } = await mailsOf({ email });
    expect(acknowledgement.mails).toEqual([]);
    expect(acknowledgement.delivery).toMatchObject({
      attempts: 1,
      delivered_at: null,
      failed_at: expect.any(String),
      error: 'The visitor’s address can’t receive mail',
    });
    expect(notification.mails.map(({ to }) => to)).toEqual([[TEAM]]);
    expect(addressesIn(notification.mails, 'replyTo')).toEqual([]);
    if (email.length < 1000 && email.isWellFormed()) {
      expect(notification.mails[0]?.mail.text).toContain(`Email: ${email}`);
    }
  },
);

const NASTY: [what: string, text: string][] = [
  ['line ends', 'Ines\r\nBcc: victim@other.example\r\n\r\nBody'],
  ['bare line ends', 'Ines\rCc: a@b.c\nTo: d@e.f'],
  ['other line ends', 'Ines\u2028Bcc: a@b.c\u0085X: y\u000bZ: w'],
  ['an address of its own', 'Ines" <victim@other.example>, "'],
  ['a comment and a group', 'Ines (x), Team: a@b.c;'],
  ['an encoded word', '=?utf-8?q?Ines=0D=0ABcc:_victim@other.example?='],
  ['marks of a template', '{{#summary}}{{{name}}}{{/summary}}<%= 1 %>'],
  ['a boundary', '----_NmP-1234-Part_1\r\nContent-Type: text/html\r\n\r\n<b>'],
  ['a dot on a line', 'Ines\r\n.\r\nQUIT\r\n'],
  ['emoji', '👩🏽‍💻'.repeat(40)],
  ['right-to-left', 'דנה ישראלי ‮evil.exe‬ مرحبا'],
  ['control characters', 'Ines\u0001\u001b[31m\u007f'],
  ['sixty thousand letters in one word', 'x'.repeat(60_000)],
  ['sixty thousand letters of many bytes', 'ß'.repeat(30_000)],
  ['half a letter', 'Ines \ud83d'],
];

test.concurrent.for(NASTY)(
  '%s in every field adds no header, no recipient and no second line to the subject',
  async ([_what, text], { expect }) => {
    const nasty = await mailsOf({
      name: text,
      company_name: text,
      problems_to_solve: text,
      additional_info: text,
    });
    for (const kind of ['acknowledgement', 'notification'] as const) {
      const [expected] = plain[kind].mails;
      const [sent, ...others] = nasty[kind].mails;
      if (!expected || !sent) throw new Error('no mail');
      expect(others).toEqual([]);
      expect(sent.to).toEqual(expected.to);
      expect(sent.mail.headers.map(({ key }) => key)).toEqual(expected.mail.headers.map(({ key }) => key));
      expect(sent.mail.from).toEqual(expected.mail.from);
      expect(sent.mail.to).toEqual(expected.mail.to);
      expect(sent.mail.replyTo?.map(({ address }) => address)).toEqual(
        expected.mail.replyTo?.map(({ address }) => address),
      );
      expect(sent.mail.subject).not.toMatch(/[\r\n\u2028\u0085\u202e]/);
      expect(sent.mail.subject?.length).toBeLessThan(400);
      expect(sent.mail.attachments).toEqual([]);
      expect(sent.mail.text).toContain(expected.mail.text?.split('\n').at(-1) ?? '');
      expect(sent.mail.html).toMatch(/<\/html>\s*$/);
      // RFC 5322, section 2.1.1: a line has no more, or mail servers break it where they like.
      expect(Math.max(...sent.raw.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(
        998,
      );
      expect(sent.raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  },
);

test.concurrent('what was typed is read back from the mail as it was typed', async ({ expect }) => {
  const name = 'Zoë “Z” Ñandú, Ltd. 👩🏽‍💻';
  const { notification } = await mailsOf({ name, company_name: 'דנה ושות׳' });
  const [sent] = notification.mails;
  expect(sent?.mail.replyTo).toMatchObject([{ name, address: BOOKING.email }]);
  expect(sent?.mail.subject).toContain('דנה ושות׳');
  expect(sent?.mail.text).toContain(name);
});

/** Every address in a header as a mail program reads it, with the letters of its domain. */
function addressesIn(mails: AcceptedMail[], header: 'to' | 'replyTo'): string[] {
  return mails
    .flatMap(({ mail }) => mail[header] ?? [])
    .map(({ address = '' }) => {
      const at = address.lastIndexOf('@') + 1;
      return address.slice(0, at) + domainToUnicode(address.slice(at));
    });
}
