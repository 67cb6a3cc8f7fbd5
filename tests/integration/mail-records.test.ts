import { generateKeyPairSync } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import type { Finding } from '#leads/health/health.ts';
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

/** What is found, and what to do; without the latter, there must be nothing to do. */
type Expected = [found: RegExp, todo?: RegExp];

interface Case {
  /** The domain's SPF records, and its DMARC records. */
  spf?: string[];
  dmarc?: string[];
  zone?: Zone;
  from?: string;
  team?: string;
  smtpUrl?: string;
  addresses?: string[];
  /** What is found, by check. A check that isn't named must have nothing to do. */
  finds: Record<string, Expected>;
}

const CASES: Record<string, Case> = {
  'a right zone': {
    finds: {
      SPF: [/^"v=spf1 include:relay\.example -all" covers 198\.51\.100\.7$/],
      DMARC: [/are refused$/],
      'Mail to shop.example': [/^goes to mx\.shop\.example$/],
      'Reverse name': [/^not ours/],
    },
  },
  'no SPF record': {
    spf: ['hello'],
    finds: {
      SPF: [
        /^shop\.example has no SPF record$/,
        /^create shop\.example\. TXT "v=spf1 a:smtp\.relay\.example ~all", or/,
      ],
    },
  },
  'no SPF record, with a well-known relay': {
    smtpUrl: 'smtp://smtp.gmail.com:587',
    spf: [],
    finds: {
      SPF: [/no SPF/, /^create shop\.example\. TXT "v=spf1 include:_spf\.google\.com ~all"$/],
    },
  },
  'a well-known relay that is included': {
    smtpUrl: 'smtp://smtp.gmail.com:587',
    spf: ['v=spf1 include:_spf.google.com ~all'],
    zone: { '_spf.google.com': ['TXT v=spf1 ip4:198.51.100.0/24 ~all'] },
    finds: { SPF: [/covers smtp\.gmail\.com$/] },
  },
  'a relay that SPF may or may not cover': {
    spf: ['v=spf1 ip4:203.0.113.9 -all'],
    finds: {
      SPF: [/is valid; could not check whether it covers the addresses smtp\.relay\.example/],
    },
  },
  'two SPF records': {
    spf: ['v=spf1 ip4:203.0.113.9 -all', 'v=spf1 mx ~all'],
    finds: {
      SPF: [
        /several SPF records/,
        /^keep only shop\.example\. TXT "v=spf1 ip4:203\.0\.113\.9 mx a:smtp\.relay\.example ~all"/,
      ],
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
    finds: { SPF: [/is invalid: too many dns/i, /at most ten look-ups/] },
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
    finds: { SPF: [/is valid/] },
  },
  'an include loop': {
    zone: {
      'relay.example': ['TXT v=spf1 include:shop.example -all'],
    },
    finds: { SPF: [/too many dns/i, /ten look-ups/] },
  },
  'three names that do not exist': {
    spf: ['v=spf1 a:x.example a:y.example a:z.example -all'],
    finds: { SPF: [/void/i, /names that don't exist/] },
  },
  'names that depend on the sending address': {
    spf: ['v=spf1 exists:%{i}.a.example exists:%{i}.b.example exists:%{i}.c.example -all'],
    finds: { SPF: [/^could not check: .* depends on the sending address$/] },
  },
  'an include without a record': {
    zone: { 'relay.example': ['TXT hello'] },
    finds: { SPF: [/no SPF records found for relay\.example/, /correct/] },
  },
  'an include that fails for now': {
    zone: { 'relay.example': ['SERVFAIL'] },
    finds: { SPF: [/^could not check/] },
  },
  '+all': {
    spf: ['v=spf1 +all'],
    finds: { SPF: [/allows every server/, /"v=spf1 a:smtp\.relay\.example ~all"/] },
  },
  'every address as a range': {
    spf: ['v=spf1 ip4:0.0.0.0/0 -all'],
    finds: { SPF: [/allows every server/, /replace/] },
  },
  '?all': {
    spf: ['v=spf1 a:smtp.relay.example ?all'],
    finds: { SPF: [/covers 198\.51\.100\.7$/] },
  },
  'a redirect': {
    spf: ['v=spf1 redirect=relay.example'],
    finds: { SPF: [/covers 198\.51\.100\.7$/] },
  },
  'SPF in several strings, the break within a word': {
    spf: ['v=spf1 inclu | de:relay.example -all'],
    finds: { SPF: [/covers 198\.51\.100\.7$/] },
  },
  'SPF with a term that does not exist': {
    spf: ['v=spf1 ipv4:192.0.2.1 -all'],
    finds: { SPF: [/is invalid/, /^correct the TXT record of shop\.example$/] },
  },
  'SPF with letters beyond ASCII': {
    spf: ['v=spf1 include:rélay.example -all'],
    finds: { SPF: [/is invalid/, /correct/] },
  },
  'v=spf10 is no SPF record': {
    spf: ['v=spf10 -all'],
    finds: { SPF: [/no SPF/, /create/] },
  },
  'no DMARC record': {
    zone: { '_dmarc.shop.example': [] },
    finds: {
      DMARC: [
        /^shop\.example has no DMARC record$/,
        /^create _dmarc\.shop\.example\. TXT "v=DMARC1; p=none; rua=mailto:postmaster@shop\.example"$/,
      ],
    },
  },
  'p=none': {
    dmarc: ['v=DMARC1; p=none'],
    finds: { DMARC: [/only reported$/] },
  },
  'DMARC with a policy that does not exist': {
    dmarc: ['v=DMARC1; p=refuse'],
    finds: { DMARC: [/is invalid$/, /^replace it: _dmarc/] },
  },
  'DMARC with a policy that does not exist, and reports': {
    dmarc: ['v=DMARC1; p=refuse; rua=mailto:a@shop.example'],
    finds: { DMARC: [/is invalid$/, /replace/] },
  },
  'DMARC without its semicolon': {
    dmarc: ['v=DMARC1 p=none'],
    finds: { DMARC: [/is invalid$/, /replace/] },
  },
  'two DMARC records': {
    dmarc: ['v=DMARC1; p=none', 'v=DMARC1; p=reject'],
    finds: { DMARC: [/several/, /keep only one/] },
  },
  'DMARC in several strings': {
    dmarc: ['v=DMARC1; p=quar | antine; adkim=s'],
    finds: { DMARC: [/go to spam$/] },
  },
  'DMARC behind an alias': {
    zone: {
      '_dmarc.shop.example': ['CNAME policy.relay.example'],
      'policy.relay.example': ['TXT v=DMARC1;p=none'],
    },
    finds: { DMARC: [/only reported$/] },
  },
  'a subdomain inherits the policy for subdomains': {
    from: 'hello@mail.shop.example',
    zone: {
      'mail.shop.example': ['TXT v=spf1 a:smtp.relay.example -all', 'MX 10 mx.shop.example'],
      '_dmarc.shop.example': ['TXT v=DMARC1; p=reject; sp=none'],
    },
    finds: { DMARC: [/inherited from shop\.example: unproven emails are only reported$/] },
  },
  'a subdomain does not inherit SPF': {
    from: 'hello@mail.shop.example',
    zone: { 'mail.shop.example': ['MX 10 mx.shop.example'] },
    finds: {
      SPF: [/^mail\.shop\.example has no SPF/, /create mail\.shop\.example\. TXT/],
      DMARC: [/inherited from shop\.example: unproven emails are refused$/],
    },
  },
  'a deep subdomain of a broken organisational domain': {
    from: 'hello@a.b.shop.example',
    zone: {
      'a.b.shop.example': ['TXT v=spf1 a:smtp.relay.example -all', 'MX 10 mx.shop.example'],
      '_dmarc.shop.example': ['TXT v=DMARC1; p=yes'],
    },
    finds: { DMARC: [/is invalid$|has no DMARC record$/, /_dmarc/] },
  },
  'DMARC that can’t be read': {
    zone: { '_dmarc.shop.example': ['SERVFAIL'] },
    finds: { DMARC: [/^could not check/] },
  },
  'DNS that refuses': {
    zone: {
      'shop.example': ['REFUSED'],
      '_dmarc.shop.example': ['REFUSED'],
    },
    finds: {
      SPF: [/^could not check/],
      DMARC: [/^could not check/],
      'Mail to shop.example': [/^could not check/],
    },
  },
  'DNS that does not answer': {
    zone: {
      'shop.example': ['silent'],
      '_dmarc.shop.example': ['silent'],
    },
    finds: {
      SPF: [/^could not check/],
      DMARC: [/^could not check/],
      'Mail to shop.example': [/^could not check/],
    },
  },
  'null MX': {
    team: 'a@shop.example, Team <b@no.example>',
    zone: { 'no.example': ['MX 0 .'] },
    finds: { 'Mail to no.example': [/null MX/, /another address/] },
  },
  'no MX, but an address': {
    team: 'team@plain.example',
    zone: { 'plain.example': ['AAAA 2001:db8::1'] },
    finds: { 'Mail to plain.example': [/goes to its own address$/] },
  },
  'a domain that does not exist': {
    team: 'team@missing.example',
    finds: {
      'Mail to missing.example': [/receives no mail/, /^create missing\.example\. MX 10/],
    },
  },
  'MX records that lead nowhere': {
    team: 'team@lost.example',
    zone: { 'lost.example': ['MX 10 gone.example', 'MX 20 192.0.2.1'] },
    finds: {
      'Mail to lost.example': [/no mail server of lost\.example has an address/, /create/],
    },
  },
  'an MX whose address can’t be read for now': {
    team: 'team@slow.example',
    zone: { 'slow.example': ['MX 10 mx.slow.example'], 'mx.slow.example': ['SERVFAIL'] },
    finds: { 'Mail to slow.example': [/^could not check/] },
  },
  'a second MX that works': {
    team: 'team@two.example',
    zone: { 'two.example': ['MX 10 gone.example', 'MX 20 mx.shop.example'] },
    finds: { 'Mail to two.example': [/^goes to/] },
  },
  'sending directly, with a reverse name': {
    smtpUrl: 'smtp://127.0.0.1:25',
    addresses: ['127.0.0.1', '10.0.0.3', '93.184.216.34'],
    spf: ['v=spf1 ip4:93.184.216.34 -all'],
    zone: {
      '34.216.184.93.in-addr.arpa': ['PTR mail.shop.example'],
      'mail.shop.example': ['A 93.184.216.34'],
    },
    finds: {
      SPF: [/covers 93\.184\.216\.34$/],
      'Reverse name': [/^93\.184\.216\.34 is mail\.shop\.example$/],
    },
  },
  'sending directly, without a reverse name': {
    smtpUrl: 'smtp://localhost:25',
    addresses: ['2606:2800:220:1::1'],
    spf: [],
    finds: {
      SPF: [/no SPF/, /"v=spf1 ip6:2606:2800:220:1::1 ~all"/],
      'Reverse name': [/has no reverse name$/, /^unless a relay sends.* AAAA 2606/],
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
      SPF: [/could not check whether it covers the addresses this server sends from$/],
      'Reverse name': [/which has another address$/, /PTR/],
    },
  },
  'sending directly from a private network': {
    smtpUrl: 'smtp://10.0.0.1',
    addresses: ['10.0.0.3'],
    finds: { 'Reverse name': [/^could not check/] },
  },
};

/** Checks a finding. One without something to do must have nothing to do. */
function expectFinding({ found, todo }: Pick<Finding, 'found' | 'todo'>, [text, toDo]: Expected): void {
  expect({ found, todo }).toEqual({
    found: expect.stringMatching(text),
    todo: toDo && expect.stringMatching(toDo),
  });
}

test.for(Object.entries(CASES))('finds in the DNS: %s', async ([, each], context) => {
  const { spf, dmarc, zone, finds, from = FROM, team, smtpUrl = RELAY, addresses = [] } = each;
  const texts = (records: string[]) => records.map((record) => `TXT ${record}`);
  const { resolver } = await stopAfterTest(
    context,
    startDns({
      ...RIGHT,
      ...(spf && { 'shop.example': [...texts(spf), 'MX 10 mx.shop.example'] }),
      ...(dmarc && { '_dmarc.shop.example': texts(dmarc) }),
      ...zone,
    }),
  );
  const findings = await checkMailRecords({ from, team, smtpUrl, resolver, addresses });
  for (const finding of findings) expectFinding(finding, finds[finding.check] ?? [/./]);
  expect(findings.map(({ check }) => check)).toEqual(expect.arrayContaining(Object.keys(finds)));
});

const KEYS = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = KEYS.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const OTHER = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
  type: 'spki',
  format: 'der',
});

interface Signature {
  /** The signer's domain; null for no signature. */
  signer?: string | null;
  /** The records at the signer's selector. */
  key?: string[];
  zone?: Zone;
  finds: Expected;
}

const SIGNATURES: Record<string, Signature> = {
  'a right key': { key: [`TXT v=DKIM1; k=rsa; p=${KEY}`], finds: [/is valid$/] },
  'a key behind an alias': {
    key: ['CNAME key.relay.example'],
    zone: { 'key.relay.example': [`TXT v=DKIM1; p=${KEY}`] },
    finds: [/is valid$/],
  },
  'a key in two strings': {
    key: [`TXT v=DKIM1; p=${KEY.slice(0, 200)} | ${KEY.slice(200)}`],
    finds: [/is valid$/],
  },
  'no key': {
    finds: [
      /s1\._domainkey\.shop\.example: the signature is not valid/,
      /^create s1\._domainkey\.shop\.example\. TXT "v=DKIM1/,
    ],
  },
  'a broken key': { key: ['TXT v=DKIM1; p=MIIB'], finds: [/not valid/, /create/] },
  'a revoked key': { key: ['TXT v=DKIM1; p='], finds: [/not valid/, /create/] },
  'another key': { key: [`TXT v=DKIM1; p=${OTHER.toString('base64')}`], finds: [/not valid/, /create/] },
  'the DNS fails': { key: ['SERVFAIL'], finds: [/^could not check/] },
  'the DNS is silent': { key: ['silent'], finds: [/^could not check/] },
  'the relay’s own domain': {
    signer: 'relay.example',
    key: [`TXT v=DKIM1; p=${KEY}`],
    finds: [/^signed only by relay\.example/, /sign for shop\.example/],
  },
  'a subdomain': {
    signer: 'mail.shop.example',
    key: [`TXT v=DKIM1; p=${KEY}`],
    finds: [/is valid$/],
  },
  'no signature': {
    signer: null,
    finds: [/without a DKIM signature/, /SELECTOR\._domainkey\.shop\.example/],
  },
};

test.for(Object.entries(SIGNATURES))('judges a signature: %s', async ([, each], context) => {
  const { signer = 'shop.example', key, zone, finds } = each;
  const keys = key && { [`s1._domainkey.${signer}`]: key };
  const { resolver } = await stopAfterTest(context, startDns({ ...RIGHT, ...keys, ...zone }));
  const privateKey = KEYS.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const dkim = signer && { domainName: signer, keySelector: 's1', privateKey };
  const transport = createTransport({ streamTransport: true, buffer: true, ...(dkim && { dkim }) });
  const { message } = await transport.sendMail({ from: FROM, to: FROM, subject: 'Test', text: 'Hello' });
  expectFinding(await judgeDkim(message as Buffer, 'shop.example', resolver), finds);
});
