// Emails as mail programs and mail servers write them, as answers to one of our emails.
import type { Heard } from '#leads/received/read-mail.ts';

export interface Sample {
  /** The program that writes such emails, and the language. */
  name: string;
  raw: Buffer;
  /** What the email is; undefined if it says nothing about a lead. */
  kind: Heard['kind'] | undefined;
  /** Words that must be in the text that is kept. */
  says: string;
}

export interface Original {
  /** The Message-ID of our email, without its angle brackets. */
  messageId: string;
  /** The `UID` of the invitation. */
  uid: string;
  visitor: string;
  us: string;
}

type Part = readonly [headers: string, body: string | Buffer];

/** Each language: its words, and how programs introduce a quotation, a sender and an absence. */
const LANGUAGES = {
  en: {
    reply: 'Re',
    texts: [
      'Thursday works. Could we make it 15:00?',
      'I am out of the office next week, so Monday please.',
      'Our old server said 550 5.1.1 user unknown, so write to this address.',
      'This is a permanent failure of our returns process: it is what I want to talk about.',
    ],
    wrote: (who: string) => `On Sat, 28 Nov 2026 at 10:00, ${who} wrote:`,
    header: ['From', 'Sent', 'To', 'Subject'],
    away: 'Automatic reply: Your call is confirmed',
    gone: 'I am away until Monday and will answer then.',
  },
  de: {
    reply: 'AW',
    texts: [
      'Donnerstag passt. Ginge auch 15 Uhr? Schöne Grüße',
      'Nächste Woche bin ich nicht im Büro, also lieber Montag.',
      'Mein früheres Postfach ist abgelaufen, die Mail kam als unzustellbar zurück.',
    ],
    wrote: (who: string) => `Am 28.11.26 um 10:00 schrieb ${who}:`,
    header: ['Von', 'Gesendet', 'An', 'Betreff'],
    away: 'Automatische Antwort: Ihr Gespräch steht',
    gone: 'Ich bin bis Montag nicht im Büro.',
  },
  fr: {
    reply: 'RE',
    texts: [
      'Jeudi me convient, plutôt vers 15 h ?',
      'Je serai absente lundi, mardi c’est parfait.',
      'Votre message à notre ancienne adresse est revenu, écrivez ici.',
    ],
    wrote: (who: string) => `Le sam. 28 nov. 2026 à 10:00, ${who} a écrit :`,
    header: ['De', 'Envoyé', 'À', 'Objet'],
    away: 'Réponse automatique : votre appel',
    gone: 'Je suis absente jusqu’à lundi.',
  },
  es: {
    reply: 'RV',
    texts: [
      'El jueves me va bien. ¿Puede ser a las 15:00?',
      'La semana que viene estoy fuera de la oficina.',
    ],
    wrote: (who: string) => `El sáb, 28 nov 2026 a las 10:00, ${who} escribió:`,
    header: ['De', 'Enviado', 'Para', 'Asunto'],
    away: 'Respuesta automática: su llamada',
    gone: 'Estoy fuera de la oficina hasta el lunes.',
  },
};

type Language = (typeof LANGUAGES)[keyof typeof LANGUAGES];

const OURS = 'Your call is confirmed.\nSee you on Tuesday at 15:00.';

/** Writes about 500 emails. */
export function ordinaryMails(original: Original): Sample[] {
  return [
    ...replies(original),
    ...absences(original),
    ...calendarAnswers(original),
    ...bounces(original),
    ...others(original),
  ];
}

function replies(original: Original): Sample[] {
  const { us } = original;
  const who = `Loomline <${us}>`;
  return Object.entries(LANGUAGES).flatMap(([language, words]) =>
    words.texts.flatMap((text) =>
      Object.entries(PROGRAMS).flatMap(([program, write]) =>
        [0, 1, 2].map((round): Sample => {
          const { extra, part } = write({ text, words, who });
          const thread = THREADS[round]?.(original) ?? '';
          const subject = `${words.reply}: Your call is confirmed`;
          const raw = mail(original, {
            subject,
            extra: `${thread}${extra}`,
            part,
            serial: `${program}${round}${text}`,
          });
          return {
            name: `${program}, ${language}, ${round}`,
            raw,
            kind: 'reply',
            says: text.split(/[.?,]/)[0] ?? '',
          };
        }),
      ),
    ),
  );
}

/** How programs name the email that they answer. */
const THREADS = [
  ({ messageId }: Original) => `In-Reply-To: <${messageId}>\r\nReferences: <${messageId}>\r\n`,
  ({ messageId }: Original) =>
    `References: <about.${messageId}>\r\n <${messageId}>\r\n <CAF+later@mail.gmail.com>\r\nIn-Reply-To:\r\n <CAF+later@mail.gmail.com>\r\n`,
  ({ messageId }: Original) => `In-reply-to: Your message <${messageId.toUpperCase()}>\r\n`,
];

interface Writing {
  text: string;
  words: Language;
  who: string;
}

const quoted = OURS.replace(/^/gm, '> ');

/** How each program writes a reply. */
const PROGRAMS: Record<string, (writing: Writing) => { extra: string; part: Part }> = {
  Gmail: ({ text, words, who }) => ({
    extra: '',
    part: alternative(
      `${text}\n\n${words.wrote(who)}\n\n${quoted}\n`,
      `<div dir="ltr">${html(text)}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${html(words.wrote(who))}<br></div><blockquote class="gmail_quote">${html(OURS)}</blockquote></div>`,
    ),
  }),
  'Apple Mail': ({ text, words, who }) => ({
    extra: 'X-Mailer: Apple Mail (2.3826.400.131)\r\nMime-Version: 1.0 (Mac OS X Mail 16.0)\r\n',
    part: quotedPrintable('text/plain', 'utf-8', `${text}\n\n> ${words.wrote(who)}\n>\n${quoted}\n`),
  }),
  'iPhone Mail': ({ text, words, who }) => ({
    extra: 'X-Mailer: iPhone Mail (24A335)\r\n',
    part: alternative(
      `${text}\n\nSent from my iPhone\n\n> ${words.wrote(who)}\n>\n${quoted}`,
      `<html><body>${html(text)}<br><div id="AppleMailSignature">Sent from my iPhone</div><blockquote type="cite">${html(OURS)}</blockquote></body></html>`,
    ),
  }),
  'Outlook for Windows': ({ text, words, who }) => ({
    extra:
      'X-Mailer: Microsoft Outlook 16.0\r\nThread-Index: AQHZ2u0yq1mYvVd5dEWZ3Q==\r\nImportance: Normal\r\n',
    part: alternative(
      `${text}\r\n\r\n${outlookQuote(words, who)}`,
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><p class="MsoNormal">${html(text)}<o:p></o:p></p><div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>${words.header[0]}:</b> ${html(who)}</p></div><p>${html(OURS)}</p></body></html>`,
      'windows-1252',
    ),
  }),
  'Outlook on the web': ({ text, words, who }) => ({
    extra: 'X-MS-Exchange-MessageSentRepresentingType: 1\r\nx-ms-has-attach:\r\nAccept-Language: en-US\r\n',
    part: base64(
      'text/html',
      'utf-8',
      `<div class="elementToProof">${html(text)}</div><hr tabindex="-1"><div id="divRplyFwdMsg"><b>${words.header[0]}:</b> ${html(who)}</div><div>${html(OURS)}</div>`,
    ),
  }),
  Thunderbird: ({ text, words, who }) => ({
    extra: 'User-Agent: Mozilla Thunderbird\r\nContent-Language: de-DE\r\n',
    part: [
      'Content-Type: text/plain; charset=UTF-8; format=flowed\r\nContent-Transfer-Encoding: 8bit',
      `${text}\r\n\r\n${words.wrote(who)}\r\n${quoted}\r\n`,
    ],
  }),
  Yahoo: ({ text, words, who }) => ({
    extra: 'X-Mailer: WebService/1.1.24866 YMailNovation\r\n',
    part: alternative(
      `  ${text}\n\n    ${words.wrote(who)}  \n\n ${OURS}`,
      `<div>${html(text)}</div><div class="yahoo_quoted">${html(OURS)}</div>`,
    ),
  }),
  'Web.de': ({ text }) => ({
    extra: 'Sensitivity: Normal\r\nX-Priority: 3\r\n',
    part: quotedPrintable(
      'text/html',
      'UTF-8',
      `<html><body><div>${html(text)}<div name="quote"><b>Gesendet:</b> Samstag<br>${html(OURS)}</div></div></body></html>`,
    ),
  }),
  mutt: ({ text, words, who }) => ({
    extra: 'User-Agent: Mutt/2.2.13\r\nContent-Disposition: inline\r\n',
    part: [
      'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: 8bit',
      `${words.wrote(who)}\n${quoted}\n\n${text}\n`,
    ],
  }),
  Proton: ({ text, words, who }) => ({
    extra: 'X-Pm-Message-ID: 0123456789abcdef\r\n',
    part: mixed(alternative(`${text}\n\n${words.wrote(who)}\n\n${quoted}`, `<div>${html(text)}</div>`), [
      'Content-Type: application/pgp-keys; name="publickey.asc"\r\nContent-Disposition: attachment',
      '-----BEGIN PGP PUBLIC KEY BLOCK-----',
    ]),
  }),
  'signed with S/MIME': ({ text }) => ({
    extra: '',
    part: multipart('signed; protocol="application/pkcs7-signature"; micalg=sha-256', [
      quotedPrintable('text/plain', 'iso-8859-1', text),
      [
        'Content-Type: application/pkcs7-signature; name="smime.p7s"\r\nContent-Transfer-Encoding: base64',
        'MIIGJQYJKoZIhvcNAQcC',
      ],
    ]),
  }),
  'Samsung, with a picture': ({ text }) => ({
    extra: '',
    part: mixed(base64('text/plain', 'utf-8', text), [
      'Content-Type: image/jpeg; name="jacket.jpg"\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment',
      Buffer.alloc(30_000, 7).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ]),
  }),
};

function absences(original: Original): Sample[] {
  const { messageId } = original;
  const thread = THREADS[0]?.(original) ?? '';
  const responders: Record<string, string> = {
    Exchange:
      'Auto-Submitted: auto-generated\r\nX-Auto-Response-Suppress: All\r\nX-MS-Exchange-Inbox-Rules-Loop: a@b.example\r\n',
    Gmail: 'Auto-Submitted: auto-replied\r\nPrecedence: bulk\r\nX-Autoreply: yes\r\n',
    Sieve: 'Auto-Submitted: auto-replied (vacation)\r\nX-Sieve: Pigeonhole Sieve 0.5.19\r\n',
    'vacation(1)': 'Precedence: junk\r\nReturn-Path: <>\r\n',
    'a subject alone': '',
  };
  return Object.entries(LANGUAGES).flatMap(([language, { away, gone }]) =>
    Object.entries(responders).map(([name, extra]): Sample => {
      const subject = away;
      const part = quotedPrintable('text/plain', 'utf-8', `${gone}\n\n> Message-ID: <${messageId}>\n`);
      const raw = mail(original, { subject, extra: `${thread}${extra}`, part, serial: `${name}${language}` });
      return { name: `absence, ${name}, ${language}`, raw, kind: undefined, says: '' };
    }),
  );
}

function calendarAnswers(original: Original): Sample[] {
  const { uid, visitor, us } = original;
  const programs = {
    Google: {
      prodid: '-//Google Inc//Google Calendar 70.9054//EN',
      extra:
        'Auto-Submitted: auto-generated\r\nSender: Google Calendar <calendar-notification@google.com>\r\n',
    },
    Outlook: { prodid: 'Microsoft Exchange Server 2010', extra: 'Thread-Topic: Call\r\n' },
    Apple: { prodid: '-//Apple Inc.//macOS 26.0//EN', extra: 'X-Mailer: iCloud\r\n' },
  };
  return Object.entries(programs).flatMap(([name, { prodid, extra }]) =>
    (['accepted', 'declined', 'tentative'] as const).map((kind): Sample => {
      const calendar = [
        'BEGIN:VCALENDAR',
        `PRODID:${prodid}`,
        'VERSION:2.0',
        'METHOD:REPLY',
        'BEGIN:VEVENT',
        `UID:${uid}`,
        `ATTENDEE;CN=Ines;PARTSTAT=${kind.toUpperCase()};X-NUM-GUESTS=0:mailto:${visitor}`,
        `ORGANIZER:mailto:${us}`,
        'DTSTAMP:20261128T100000Z',
        'DTSTART:20261201T150000Z',
        'SEQUENCE:0',
        'COMMENT:Better by phone\\, please',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n');
      const part = mixed(
        multipart('alternative', [
          quotedPrintable('text/plain', 'utf-8', `Ines has ${kind} this invitation.`),
          quotedPrintable('text/calendar; method=REPLY', 'UTF-8', calendar),
        ]),
        [
          'Content-Type: application/ics; name="invite.ics"\r\nContent-Transfer-Encoding: base64',
          Buffer.from(calendar).toString('base64'),
        ],
      );
      const subject = `${kind}: Call with Loomline`;
      return {
        name: `${name}, ${kind}`,
        raw: mail(original, { subject, extra, part, serial: name + kind }),
        kind,
        says: 'Better by phone, please',
      };
    }),
  );
}

/** Reports of mail servers: final ones, and those about a delay or a success. */
function bounces(original: Original): Sample[] {
  const { messageId, visitor, us } = original;
  const headers = `Return-Path: <${us}>\r\nFrom: Loomline <${us}>\r\nTo: ${visitor}\r\nSubject: Your call is confirmed\r\nMessage-ID:\r\n <${messageId}>\r\n`;
  const report = (
    name: string,
    {
      action = 'failed',
      status = '5.1.1',
      reason = 'smtp; 550 5.1.1 User unknown',
      returned = 'message/rfc822',
      says = 'This address does not exist',
      from = 'MAILER-DAEMON@mx.example',
    },
  ): Sample => {
    const isFinal = action === 'failed';
    const part = multipart('report; report-type=delivery-status', [
      [
        'Content-Type: text/plain; charset=us-ascii',
        `This is the mail system at host mx.example.\n\nYour message is enclosed.\n`,
      ],
      [
        'Content-Type: message/delivery-status',
        `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${visitor}\r\nOriginal-Recipient: rfc822;${visitor}\r\nAction: ${action}\r\nStatus: ${status}\r\nRemote-MTA: dns; mx.example\r\nDiagnostic-Code: ${reason}\r\n`,
      ],
      [
        `Content-Type: ${returned}`,
        returned === 'text/rfc822-headers' ? headers : `${headers}\r\n${OURS}\r\n`,
      ],
    ]);
    const extra = 'Auto-Submitted: auto-replied\r\nReturn-Path: <>\r\n';
    const raw = mail(original, {
      from,
      subject: 'Undelivered Mail Returned to Sender',
      extra,
      part,
      serial: name,
    });
    return { name, raw, kind: isFinal ? 'bounce' : undefined, says: isFinal ? says : '' };
  };
  const plain = (
    name: string,
    kind: Sample['kind'],
    text: string,
    extra = '',
    says = 'This address does not exist',
  ): Sample => {
    const part: Part = ['Content-Type: text/plain; charset=us-ascii', text];
    const raw = mail(original, {
      from: 'MAILER-DAEMON@mx.example',
      subject: 'failure notice',
      extra: `Return-Path: <>\r\n${extra}`,
      part,
      serial: name,
    });
    return { name, raw, kind, says };
  };
  return [
    report('Postfix', {}),
    report('Postfix, headers alone', { returned: 'text/rfc822-headers' }),
    report('Exchange', {
      status: '5.1.10',
      reason: 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
      from: 'postmaster@shop.onmicrosoft.com',
    }),
    report('Gmail', {
      reason:
        "smtp; 550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n 550-5.1.1 double-checking the recipient's email address",
      from: 'mailer-daemon@googlemail.com',
    }),
    report('a domain that does not exist', {
      status: '5.1.2',
      reason: 'X-Postfix; Host or domain name not found',
    }),
    report('a full mailbox', {
      status: '5.2.2',
      reason: 'smtp; 552 5.2.2 Mailbox full',
      says: 'could not be delivered',
    }),
    report('given up after days', {
      status: '4.4.1',
      reason: 'X-Postfix; connect to mx.example: timed out',
      says: 'could not be delivered',
    }),
    report('a delay', { action: 'delayed', status: '4.4.1' }),
    report('a success', { action: 'delivered', status: '2.0.0' }),
    report('relayed', { action: 'relayed', status: '2.0.0' }),
    report('expanded', { action: 'expanded', status: '2.0.0' }),
    plain(
      'qmail',
      'bounce',
      `Hi. This is the qmail-send program at mx.example.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't work out.\n\n<${visitor}>:\nSorry, no mailbox here by that name. (#5.1.1)\n\n--- Below this line is a copy of the message.\n\n${headers}\n${OURS}`,
    ),
    plain(
      'Exim',
      'bounce',
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${visitor}\n    550 5.1.1 no such user here\n\n------ This is a copy of the message, including all the headers. ------\n\n${headers}\n${OURS}`,
      `X-Failed-Recipients: ${visitor}\r\nAuto-Submitted: auto-replied\r\n`,
    ),
    plain(
      'Exim, a delay',
      undefined,
      `This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its recipients after more than 24 hours on the queue.\nNo action is required on your part. Delivery attempts will continue for some time, and this warning may be repeated. The message will be retried. If it fails: This is a permanent error.\n\n${headers}`,
      'Auto-Submitted: auto-replied\r\n',
      '',
    ),
  ];
}

function others(original: Original): Sample[] {
  const { messageId, visitor, us } = original;
  const thread = THREADS[0]?.(original) ?? '';
  const none = (name: string, subject: string, extra: string, part: Part, from = visitor): Sample => ({
    name,
    raw: mail(original, { from, subject, extra, part, serial: name }),
    kind: undefined,
    says: '',
  });
  const plain = (text: string): Part => quotedPrintable('text/plain', 'utf-8', text);
  const request = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nBEGIN:VEVENT\r\nUID:lunch@shop.example\r\nDTSTAMP:20261128T100000Z\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:${us}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`;
  return [
    none(
      'our own email',
      'New booking',
      `Auto-Submitted: auto-generated\r\nReferences: <about.${messageId}>\r\n`,
      plain(OURS),
      us,
    ),
    none(
      'a read receipt',
      'Read: Your call is confirmed',
      thread,
      multipart('report; report-type=disposition-notification', [
        ['Content-Type: text/plain', 'Your message was read.'],
        [
          'Content-Type: message/disposition-notification',
          `Original-Message-ID: <${messageId}>\r\nDisposition: manual-action/MDN-sent-manually; displayed\r\n`,
        ],
      ]),
    ),
    none(
      'an invitation to us',
      'Lunch',
      '',
      multipart('alternative', [
        plain('Lunch?'),
        quotedPrintable('text/calendar; method=REQUEST', 'utf-8', request),
      ]),
    ),
    none('an email out of the blue', 'Hello', '', plain('Do you also sell shoes?')),
    none('an answer to somebody else', 'Re: Order', 'In-Reply-To: <0123@shop.example>\r\n', plain('Thanks')),
    none(
      'a mailing list',
      'Re: Your call',
      `${thread}List-Id: Tailors <tailors.lists.example>\r\n`,
      plain('What do you all think?'),
    ),
    none(
      'a ticket system',
      '[#123] Your call',
      `${thread}Auto-Submitted: auto-replied\r\nX-Autorespond: helpdesk\r\n`,
      plain('We have received your request.'),
    ),
    none('no-reply', 'Re: Your call', thread, plain('This mailbox is not read.'), 'no-reply@shop.example'),
    none(
      'a spam filter',
      'Re: Your call',
      `${thread}Precedence: auto_reply\r\n`,
      plain('Please confirm that you are human.'),
    ),
    ...Array.from({ length: 20 }, (_, index) =>
      none(
        `newsletter ${index}`,
        `Sale ${index}`,
        `List-Unsubscribe: <https://news.example/${index}>\r\nPrecedence: bulk\r\n${index % 2 ? thread : ''}`,
        alternative(`Sale ${index}`, `<h1>Sale ${index}</h1>`),
        `news${index}@shop.example`,
      ),
    ),
  ];
}

interface Envelope {
  from?: string;
  subject: string;
  extra: string;
  part: Part;
  serial: string;
}

function mail({ visitor, us }: Original, { from = visitor, subject, extra, part, serial }: Envelope): Buffer {
  const [headers, body] = part;
  const id = Buffer.from(serial).toString('hex').slice(0, 150);
  const encoded = `=?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`;
  const head = `Received: from mx.example (mx.example [192.0.2.1]) by mail.loomline.example; Sat, 28 Nov 2026 10:00:00 +0000\r\nFrom: =?iso-8859-1?Q?In=E9s?= <${from}>\r\nTo: <${us}>\r\nSubject: ${encoded}\r\nDate: Sat, 28 Nov 2026 10:00:00 +0000\r\nMessage-ID: <${id}@mx.example>\r\n${extra}MIME-Version: 1.0\r\n${headers}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
}

let boundaries = 0;

function multipart(kind: string, parts: readonly Part[]): Part {
  const boundary = `----=_Part_${boundaries++}`;
  const bodies = parts.map(([headers, body]) => `--${boundary}\r\n${headers}\r\n\r\n${body}\r\n`);
  return [
    `Content-Type: multipart/${kind};\r\n boundary="${boundary}"`,
    `${bodies.join('')}--${boundary}--\r\n`,
  ];
}

function mixed(...parts: Part[]): Part {
  return multipart('mixed', parts);
}

function alternative(text: string, page: string, charset = 'UTF-8'): Part {
  return multipart('alternative', [
    quotedPrintable('text/plain', charset, text),
    quotedPrintable('text/html', charset, page),
  ]);
}

function quotedPrintable(type: string, charset: string, text: string): Part {
  const bytes = /utf-8/i.test(charset) ? Buffer.from(text) : latin1(text);
  const lines = bytes
    .toString('latin1')
    .replace(
      /[^\t\n\r\x20-\x3c\x3e-\x7e]/g,
      (byte) => `=${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .replaceAll(/\r?\n/g, '\r\n')
    .replace(/[^\r\n]{70}(?=[^\r\n])(?<!=.?)/g, '$&=\r\n');
  return [`Content-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: quoted-printable`, lines];
}

function latin1(text: string): Buffer {
  return Buffer.from(text.replaceAll('’', "'"), 'latin1');
}

function base64(type: string, charset: string, text: string): Part {
  const lines = Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n');
  return [`Content-Type: ${type}; charset="${charset}"\r\nContent-Transfer-Encoding: base64`, lines];
}

function html(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}

function outlookQuote({ header: [from, sent, to, subject] }: Language, who: string): string {
  return `-----Original Message-----\r\n${from}: ${who}\r\n${sent}: Saturday, 28 November 2026 10:00\r\n${to}: Ines\r\n${subject}: Your call is confirmed\r\n\r\n${OURS}\r\n`;
}
