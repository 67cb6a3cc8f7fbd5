import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { judgeDkim } from '#leads/mail-records/check-arrival.ts';
import { checkMailRecords } from '#leads/mail-records/check-mail-records.ts';
import { startDns, type Zone } from '../start-dns.ts';
import { stopAfterTest } from '../start-for-test.ts';

const FROM = 'Shop <hello@shop.example>';
const RELAY = 'smtps://user:password@smtp.relay.example';

/** A zone in which nothing is wrong. Each case changes some of its names. */
const RIGHT: Zone = {
  'shop.example': ['TXT v=spf1 include:relay.example -all', 'TXT other=1', 'MX 10 mx.shop.example'],
  '_dmarc.shop.example': ['TXT v=DMARC1; p=reject'],
  'mx.shop.example': ['A 192.0.2.25'],
  'relay.example': ['TXT v=spf1 ip4:198.51.100.0/24 -all'],
  'smtp.relay.example': ['A 198.51.100.7'],
};

interface Case {
  zone?: Zone;
  from?: string;
  team?: string;
  smtpUrl?: string;
  addresses?: string[];
  /** What is found, by check. A check that isn't named must have nothing to do. */
  finds: Record<string, { found: RegExp; todo?: RegExp }>;
}

const CASES: Record<string, Case> = {
  'a right zone': {
    finds: {
      SPF: { found: /^"v=spf1 include:relay\.example -all" covers 198\.51\.100\.7$/ },
      DMARC: { found: /are refused$/ },
      'Mail to shop.example': { found: /^goes to mx\.shop\.example$/ },
      'Reverse name': { found: /^not ours/ },
    },
  },
  'no SPF record': {
    zone: { 'shop.example': ['TXT hello', 'MX 10 mx.shop.example'] },
    finds: {
      SPF: {
        found: /^shop\.example has no SPF record$/,
        todo: /^create shop\.example\. TXT "v=spf1 a:smtp\.relay\.example ~all", or/,
      },
    },
  },
  'no SPF record, with a well-known relay': {
    smtpUrl: 'smtp://smtp.gmail.com:587',
    zone: { 'shop.example': ['MX 10 mx.shop.example'] },
    finds: {
      SPF: { found: /no SPF/, todo: /^create shop\.example\. TXT "v=spf1 include:_spf\.google\.com ~all"$/ },
    },
  },
  'a well-known relay that is included': {
    smtpUrl: 'smtp://smtp.gmail.com:587',
    zone: {
      'shop.example': ['TXT v=spf1 include:_spf.google.com ~all', 'MX 10 mx.shop.example'],
      '_spf.google.com': ['TXT v=spf1 ip4:198.51.100.0/24 ~all'],
    },
    finds: { SPF: { found: /covers smtp\.gmail\.com$/ } },
  },
  'a relay that SPF may or may not cover': {
    zone: { 'shop.example': ['TXT v=spf1 ip4:203.0.113.9 -all', 'MX 10 mx.shop.example'] },
    finds: {
      SPF: { found: /is valid; could not check whether it covers the addresses smtp\.relay\.example/ },
    },
  },
  'two SPF records': {
    zone: {
      'shop.example': ['TXT v=spf1 ip4:203.0.113.9 -all', 'TXT v=spf1 mx ~all', 'MX 10 mx.shop.example'],
    },
    finds: {
      SPF: {
        found: /several SPF records/,
        todo: /^keep only shop\.example\. TXT "v=spf1 ip4:203\.0\.113\.9 mx a:smtp\.relay\.example ~all"/,
      },
    },
  },
  'eleven look-ups': {
    zone: {
      'shop.example': [
        `TXT v=spf1 ${Array.from({ length: 11 }, (_, n) => `include:n${n}.example`).join(' ')} -all`,
        'MX 10 mx.shop.example',
      ],
      ...Object.fromEntries(
        Array.from({ length: 11 }, (_, n) => [`n${n}.example`, ['TXT v=spf1 ip4:203.0.113.9 -all']]),
      ),
    },
    finds: { SPF: { found: /is invalid: too many dns/i, todo: /at most ten look-ups/ } },
  },
  'ten look-ups': {
    zone: {
      'shop.example': [
        `TXT v=spf1 ${Array.from({ length: 10 }, (_, n) => `include:n${n}.example`).join(' ')} -all`,
        'MX 10 mx.shop.example',
      ],
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, n) => [`n${n}.example`, ['TXT v=spf1 ip4:203.0.113.9 -all']]),
      ),
    },
    finds: { SPF: { found: /is valid/ } },
  },
  'an include loop': {
    zone: {
      'relay.example': ['TXT v=spf1 include:shop.example -all'],
    },
    finds: { SPF: { found: /too many dns/i, todo: /ten look-ups/ } },
  },
  'three names that do not exist': {
    zone: {
      'shop.example': ['TXT v=spf1 a:x.example a:y.example a:z.example -all', 'MX 10 mx.shop.example'],
    },
    finds: { SPF: { found: /void/i, todo: /names that don't exist/ } },
  },
  'names that depend on the sending address': {
    zone: {
      'shop.example': [
        'TXT v=spf1 exists:%{i}.a.example exists:%{i}.b.example exists:%{i}.c.example -all',
        'MX 10 mx.shop.example',
      ],
    },
    finds: { SPF: { found: /^could not check: .* depends on the sending address$/ } },
  },
  'an include without a record': {
    zone: { 'relay.example': ['TXT hello'] },
    finds: { SPF: { found: /no SPF records found for relay\.example/, todo: /correct/ } },
  },
  'an include that fails for now': {
    zone: { 'relay.example': ['SERVFAIL'] },
    finds: { SPF: { found: /^could not check/ } },
  },
  '+all': {
    zone: { 'shop.example': ['TXT v=spf1 +all', 'MX 10 mx.shop.example'] },
    finds: { SPF: { found: /allows every server/, todo: /"v=spf1 a:smtp\.relay\.example ~all"/ } },
  },
  'every address as a range': {
    zone: { 'shop.example': ['TXT v=spf1 ip4:0.0.0.0/0 -all', 'MX 10 mx.shop.example'] },
    finds: { SPF: { found: /allows every server/, todo: /replace/ } },
  },
  '?all': {
    zone: { 'shop.example': ['TXT v=spf1 a:smtp.relay.example ?all', 'MX 10 mx.shop.example'] },
    finds: { SPF: { found: /covers 198\.51\.100\.7$/ } },
  },
  'a redirect': {
    zone: { 'shop.example': ['TXT v=spf1 redirect=relay.example', 'MX 10 mx.shop.example'] },
    finds: { SPF: { found: /covers 198\.51\.100\.7$/ } },
  },
  'SPF in several strings, the break within a word': {
    zone: { 'shop.example': ['TXT v=spf1 inclu | de:relay.example -all', 'MX 10 mx.shop.example'] },
    finds: { SPF: { found: /covers 198\.51\.100\.7$/ } },
  },
  'SPF with a term that does not exist': {
    zone: { 'shop.example': ['TXT v=spf1 ipv4:192.0.2.1 -all', 'MX 10 mx.shop.example'] },
    finds: { SPF: { found: /is invalid/, todo: /^correct the TXT record of shop\.example$/ } },
  },
  'SPF with letters beyond ASCII': {
    zone: { 'shop.example': ['TXT v=spf1 include:rélay.example -all', 'MX 10 mx.shop.example'] },
    finds: { SPF: { found: /is invalid/, todo: /correct/ } },
  },
  'v=spf10 is no SPF record': {
    zone: { 'shop.example': ['TXT v=spf10 -all', 'MX 10 mx.shop.example'] },
    finds: { SPF: { found: /no SPF/, todo: /create/ } },
  },
  'no DMARC record': {
    zone: { '_dmarc.shop.example': [] },
    finds: {
      DMARC: {
        found: /^shop\.example has no DMARC record$/,
        todo: /^create _dmarc\.shop\.example\. TXT "v=DMARC1; p=none; rua=mailto:postmaster@shop\.example"$/,
      },
    },
  },
  'p=none': {
    zone: { '_dmarc.shop.example': ['TXT v=DMARC1; p=none'] },
    finds: { DMARC: { found: /only reported$/ } },
  },
  'DMARC with a policy that does not exist': {
    zone: { '_dmarc.shop.example': ['TXT v=DMARC1; p=refuse'] },
    finds: { DMARC: { found: /is invalid$/, todo: /^replace it: _dmarc/ } },
  },
  'DMARC with a policy that does not exist, and reports': {
    zone: { '_dmarc.shop.example': ['TXT v=DMARC1; p=refuse; rua=mailto:a@shop.example'] },
    finds: { DMARC: { found: /is invalid$/, todo: /replace/ } },
  },
  'DMARC without its semicolon': {
    zone: { '_dmarc.shop.example': ['TXT v=DMARC1 p=none'] },
    finds: { DMARC: { found: /is invalid$/, todo: /replace/ } },
  },
  'two DMARC records': {
    zone: { '_dmarc.shop.example': ['TXT v=DMARC1; p=none', 'TXT v=DMARC1; p=reject'] },
    finds: { DMARC: { found: /several/, todo: /keep only one/ } },
  },
  'DMARC in several strings': {
    zone: { '_dmarc.shop.example': ['TXT v=DMARC1; p=quar | antine; adkim=s'] },
    finds: { DMARC: { found: /go to spam$/ } },
  },
  'DMARC behind an alias': {
    zone: {
      '_dmarc.shop.example': ['CNAME policy.relay.example'],
      'policy.relay.example': ['TXT v=DMARC1;p=none'],
    },
    finds: { DMARC: { found: /only reported$/ } },
  },
  'a subdomain inherits the policy for subdomains': {
    from: 'hello@mail.shop.example',
    zone: {
      'mail.shop.example': ['TXT v=spf1 a:smtp.relay.example -all', 'MX 10 mx.shop.example'],
      '_dmarc.shop.example': ['TXT v=DMARC1; p=reject; sp=none'],
    },
    finds: { DMARC: { found: /inherited from shop\.example: unproven emails are only reported$/ } },
  },
  'a subdomain does not inherit SPF': {
    from: 'hello@mail.shop.example',
    zone: { 'mail.shop.example': ['MX 10 mx.shop.example'] },
    finds: {
      SPF: { found: /^mail\.shop\.example has no SPF/, todo: /create mail\.shop\.example\. TXT/ },
      DMARC: { found: /inherited from shop\.example: unproven emails are refused$/ },
    },
  },
  'a deep subdomain of a broken organisational domain': {
    from: 'hello@a.b.shop.example',
    zone: {
      'a.b.shop.example': ['TXT v=spf1 a:smtp.relay.example -all', 'MX 10 mx.shop.example'],
      '_dmarc.shop.example': ['TXT v=DMARC1; p=yes'],
    },
    finds: { DMARC: { found: /is invalid$|has no DMARC record$/, todo: /_dmarc/ } },
  },
  'DMARC that can’t be read': {
    zone: { '_dmarc.shop.example': ['SERVFAIL'] },
    finds: { DMARC: { found: /^could not check/ } },
  },
  'DNS that refuses': {
    zone: {
      'shop.example': ['REFUSED'],
      '_dmarc.shop.example': ['REFUSED'],
    },
    finds: {
      SPF: { found: /^could not check/ },
      DMARC: { found: /^could not check/ },
      'Mail to shop.example': { found: /^could not check/ },
    },
  },
  'DNS that does not answer': {
    zone: {
      'shop.example': ['silent'],
      '_dmarc.shop.example': ['silent'],
    },
    finds: {
      SPF: { found: /^could not check/ },
      DMARC: { found: /^could not check/ },
      'Mail to shop.example': { found: /^could not check/ },
    },
  },
  'null MX': {
    team: 'a@shop.example, Team <b@no.example>',
    zone: { 'no.example': ['MX 0 .'] },
    finds: { 'Mail to no.example': { found: /null MX/, todo: /another address/ } },
  },
  'no MX, but an address': {
    team: 'team@plain.example',
    zone: { 'plain.example': ['AAAA 2001:db8::1'] },
    finds: { 'Mail to plain.example': { found: /goes to its own address$/ } },
  },
  'a domain that does not exist': {
    team: 'team@missing.example',
    finds: {
      'Mail to missing.example': { found: /receives no mail/, todo: /^create missing\.example\. MX 10/ },
    },
  },
  'MX records that lead nowhere': {
    team: 'team@lost.example',
    zone: { 'lost.example': ['MX 10 gone.example', 'MX 20 192.0.2.1'] },
    finds: {
      'Mail to lost.example': { found: /no mail server of lost\.example has an address/, todo: /create/ },
    },
  },
  'an MX whose address can’t be read for now': {
    team: 'team@slow.example',
    zone: { 'slow.example': ['MX 10 mx.slow.example'], 'mx.slow.example': ['SERVFAIL'] },
    finds: { 'Mail to slow.example': { found: /^could not check/ } },
  },
  'a second MX that works': {
    team: 'team@two.example',
    zone: { 'two.example': ['MX 10 gone.example', 'MX 20 mx.shop.example'] },
    finds: { 'Mail to two.example': { found: /^goes to/ } },
  },
  'sending directly, with a reverse name': {
    smtpUrl: 'smtp://127.0.0.1:25',
    addresses: ['127.0.0.1', '10.0.0.3', '93.184.216.34'],
    zone: {
      'shop.example': ['TXT v=spf1 ip4:93.184.216.34 -all', 'MX 10 mx.shop.example'],
      '34.216.184.93.in-addr.arpa': ['PTR mail.shop.example'],
      'mail.shop.example': ['A 93.184.216.34'],
    },
    finds: {
      SPF: { found: /covers 93\.184\.216\.34$/ },
      'Reverse name': { found: /^93\.184\.216\.34 is mail\.shop\.example$/ },
    },
  },
  'sending directly, without a reverse name': {
    smtpUrl: 'smtp://localhost:25',
    addresses: ['2606:2800:220:1::1'],
    zone: { 'shop.example': ['MX 10 mx.shop.example'] },
    finds: {
      SPF: { found: /no SPF/, todo: /"v=spf1 ip6:2606:2800:220:1::1 ~all"/ },
      'Reverse name': { found: /has no reverse name$/, todo: /^unless a relay sends.* AAAA 2606/ },
    },
  },
  'a reverse name that belongs to another address': {
    smtpUrl: 'smtp://mailserver',
    addresses: ['93.184.216.34'],
    zone: {
      '34.216.184.93.in-addr.arpa': ['PTR mail.shop.example'],
      'mail.shop.example': ['A 93.184.216.35'],
    },
    finds: {
      SPF: { found: /could not check whether it covers the addresses this server sends from$/ },
      'Reverse name': { found: /which has another address$/, todo: /PTR/ },
    },
  },
  'sending directly from a private network': {
    smtpUrl: 'smtp://10.0.0.1',
    addresses: ['10.0.0.3'],
    finds: { 'Reverse name': { found: /^could not check/ } },
  },
};

test.for(Object.entries(CASES))('finds in the DNS: %s', async ([, each], context) => {
  const { zone, finds, from = FROM, team, smtpUrl = RELAY, addresses = [] } = each;
  const { resolver } = await stopAfterTest(context, startDns({ ...RIGHT, ...zone }));
  const findings = await checkMailRecords({ from, team, smtpUrl, resolver, addresses });
  for (const { check, found, todo } of findings) {
    const { found: text = /./, todo: toDo } = finds[check] ?? {};
    expect({ check, found, todo }).toEqual({
      check,
      found: expect.stringMatching(text),
      todo: toDo && expect.stringMatching(toDo),
    });
  }
  expect(findings.map(({ check }) => check)).toEqual(expect.arrayContaining(Object.keys(finds)));
});

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = KEYS.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const OTHER = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  type: 'spki',
  format: 'der',
});

test.for<[string, string | undefined, Zone, { found: RegExp; todo?: RegExp }]>([
  [
    'a right key',
    'shop.example',
    { 's1._domainkey.shop.example': [`TXT v=DKIM1; k=rsa; p=${KEY}`] },
    { found: /is valid$/ },
  ],
  [
    'a key behind an alias',
    'shop.example',
    {
      's1._domainkey.shop.example': ['CNAME key.relay.example'],
      'key.relay.example': [`TXT v=DKIM1; p=${KEY}`],
    },
    { found: /is valid$/ },
  ],
  [
    'a key in two strings',
    'shop.example',
    { 's1._domainkey.shop.example': [`TXT v=DKIM1; p=${KEY.slice(0, 200)} | ${KEY.slice(200)}`] },
    { found: /is valid$/ },
  ],
  [
    'no key',
    'shop.example',
    {},
    {
      found: /s1\._domainkey\.shop\.example: the signature is not valid/,
      todo: /^create s1\._domainkey\.shop\.example\. TXT "v=DKIM1/,
    },
  ],
  [
    'a broken key',
    'shop.example',
    { 's1._domainkey.shop.example': ['TXT v=DKIM1; p=MIIB'] },
    { found: /not valid/, todo: /create/ },
  ],
  [
    'a revoked key',
    'shop.example',
    { 's1._domainkey.shop.example': ['TXT v=DKIM1; p='] },
    { found: /not valid/, todo: /create/ },
  ],
  [
    'another key',
    'shop.example',
    { 's1._domainkey.shop.example': [`TXT v=DKIM1; p=${OTHER.toString('base64')}`] },
    { found: /not valid/, todo: /create/ },
  ],
  [
    'the DNS fails',
    'shop.example',
    { 's1._domainkey.shop.example': ['SERVFAIL'] },
    { found: /^could not check/ },
  ],
  [
    'the DNS is silent',
    'shop.example',
    { 's1._domainkey.shop.example': ['silent'] },
    { found: /^could not check/ },
  ],
  [
    'the relay’s own domain',
    'relay.example',
    { 's1._domainkey.relay.example': [`TXT v=DKIM1; p=${KEY}`] },
    { found: /^signed only by relay\.example/, todo: /sign for shop\.example/ },
  ],
  [
    'a subdomain',
    'mail.shop.example',
    { 's1._domainkey.mail.shop.example': [`TXT v=DKIM1; p=${KEY}`] },
    { found: /is valid$/ },
  ],
  [
    'no signature',
    undefined,
    {},
    { found: /without a DKIM signature/, todo: /SELECTOR\._domainkey\.shop\.example/ },
  ],
])('judges a signature: %s', async ([, signer, zone, expected], context) => {
  const { resolver } = await stopAfterTest(context, startDns({ ...RIGHT, ...zone }));
  const privateKey = KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const dkim = signer && { domainName: signer, keySelector: 's1', privateKey };
  const transport = createTransport({ streamTransport: true, buffer: true, ...(dkim && { dkim }) });
  const { message } = await transport.sendMail({ from: FROM, to: FROM, subject: 'Test', text: 'Hello' });
  const { found, todo } = await judgeDkim(message as Buffer, 'shop.example', resolver);
  expect(found).toMatch(expected.found);
  if (expected.todo) expect(todo).toMatch(expected.todo);
  else expect(todo).toBeUndefined();
});
