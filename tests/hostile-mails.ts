// Emails that answer one of ours, and attack whoever reads them.

/** @param thread the headers that name our email @param returned our email's own headers */
export function hostileMails(thread: string, returned: string): Record<string, Buffer> {
  const head = `From: Ines <ines@visitor.example>\r\nSubject: Re: Hello\r\nMessage-ID: <ID@x.example>\r\n${thread}`;
  const text = (body: string | Buffer, headers = 'Content-Type: text/plain; charset=utf-8') =>
    Buffer.concat([Buffer.from(`${head}${headers}\r\n\r\n`), Buffer.from(body)]);
  const parts = (kind: string, bodies: string[], boundary = 'b') =>
    text(
      `${bodies.map((body) => `--${boundary}\r\n${body}\r\n`).join('')}--${boundary}--`,
      `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    );
  const calendar = (lines: string) =>
    text(`BEGIN:VCALENDAR\r\n${lines}\r\nEND:VCALENDAR`, 'Content-Type: text/calendar; method=REPLY');
  const nested = (depth: number) => {
    let part = 'Content-Type: text/plain\r\n\r\nhello';
    for (let level = 0; level < depth; level++)
      part = `Content-Type: multipart/mixed; boundary="n${level}"\r\n\r\n--n${level}\r\n${part}\r\n--n${level}--`;
    return Buffer.from(`${head}${part}`);
  };
  const mails: Record<string, Buffer> = {
    '100 MB': text(Buffer.alloc(100 * 2 ** 20, 'x')),
    '10,000 parts': parts('mixed', Array(10_000).fill('Content-Type: text/plain\r\n\r\na')),
    '10,000 attachments': parts('mixed', Array(10_000).fill('Content-Type: application/x\r\n\r\na')),
    'endless headers': Buffer.concat([Buffer.from(head), Buffer.alloc(2 * 2 ** 20, 'X-Line: x\r\n')]),
    'one endless header': Buffer.concat([Buffer.from(`${head}X-Long: `), Buffer.alloc(2 * 2 ** 20, 'x')]),
    'many references': text('hello', `References:${' <a@b>'.repeat(40_000)}`),
    'parts within parts': nested(2000),
    'a mail within a mail': Buffer.from(`${head}Content-Type: message/rfc822\r\n\r\n`.repeat(3000)),
    'HTML with script': text(
      '<script>alert(1)</script><img src=x onerror=alert(1)><p>Hello</p><iframe src="https://evil.example">',
      'Content-Type: text/html',
    ),
    'text that looks like HTML': text('</p></article><script>alert(1)</script>'),
    'unclosed HTML': text('<a href="'.repeat(50_000), 'Content-Type: text/html'),
    'deep HTML': text(`${'<div>'.repeat(100_000)}Hello`, 'Content-Type: text/html'),
    'HTML entities': text('&#0;&#x202e;&#55296;&amp;'.repeat(10_000), 'Content-Type: text/html'),
    'a charset that does not exist': text(
      Buffer.from([0xff, 0xfe, 0, 0x80]),
      'Content-Type: text/plain; charset=x-none',
    ),
    'the wrong charset': text(
      Buffer.from([0x80, 0xff, 0xc3, 0x28]),
      'Content-Type: text/plain; charset=utf-8',
    ),
    'UTF-7': text('+ADw-script+AD4-alert(1)+ADw-/script+AD4-', 'Content-Type: text/plain; charset=utf-7'),
    'control characters': text('one\0two\x1b[2Jthree\u202efour\u2028five'),
    'broken base64': text(
      '=A=='.repeat(100_000),
      'Content-Type: text/plain\r\nContent-Transfer-Encoding: base64',
    ),
    'broken quoted-printable': text(
      '='.repeat(500_000),
      'Content-Type: text/plain\r\nContent-Transfer-Encoding: quoted-printable',
    ),
    'a boundary of blanks': parts('mixed', ['Content-Type: text/plain\r\n\r\na'], ' '.repeat(5000)),
    'a calendar that never ends': calendar(`METHOD:REPLY\r\n${'BEGIN:VEVENT\r\n'.repeat(4000)}`),
    'a calendar with an endless rule': calendar(
      'METHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:x\r\nRRULE:FREQ=SECONDLY\r\nATTENDEE;PARTSTAT=ACCEPTED:mailto:a@b\r\nEND:VEVENT',
    ),
    'a report with a million recipients': parts('report; report-type=delivery-status', [
      `Content-Type: message/delivery-status\r\n\r\n${'Action: delayed\r\n\r\n'.repeat(20_000)}`,
      `Content-Type: message/rfc822\r\n\r\n${returned}`,
    ]),
    'no sender': Buffer.from(`${thread}From:\r\n\r\nhello`),
    'many senders': Buffer.from(`${thread}From: ${'a@b.example, '.repeat(20_000)}c@d.example\r\n\r\nhello`),
    'a long Message-ID': Buffer.from(
      `${thread}From: a@b.example\r\nMessage-ID: <${'x'.repeat(100_000)}@y>\r\n\r\nhello`,
    ),
    empty: Buffer.alloc(0),
    zeros: Buffer.alloc(100_000),
  };
  // Each needs its own id.
  for (const [name, raw] of Object.entries(mails))
    if (raw.length < 2 ** 20)
      mails[name] = Buffer.from(
        raw.toString('latin1').replace('<ID@', `<${Buffer.from(name).toString('hex')}@`),
        'latin1',
      );
  return mails;
}
