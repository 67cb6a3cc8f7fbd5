import { expect, test } from 'vitest';
import { correctedEmail } from './email-typo.ts';

const RIGHT = [
  ...[
    'gmail.com',
    'googlemail.com',
    'hotmail.com',
    'hotmail.it',
    'hotmail.co.uk',
    'outlook.com',
    'outlook.de',
  ],
  ...['live.com', 'live.nl', 'msn.com', 'yahoo.com', 'yahoo.co.uk', 'yahoo.co.jp', 'yahoo.co.in', 'yahoo.ca'],
  ...[
    'ymail.com',
    'mail.com',
    'email.com',
    'tmail.com',
    'icloud.com',
    'me.com',
    'mac.com',
    'aol.com',
    'pm.me',
  ],
  ...[
    'gmx.de',
    'gmx.net',
    'web.de',
    't-online.de',
    'freenet.de',
    'proton.me',
    'protonmail.com',
    'protonmail.ch',
  ],
  ...[
    'fastmail.com',
    'hey.com',
    'zoho.com',
    'yandex.ru',
    'libero.it',
    'orange.fr',
    'naver.com',
    'zalando.com',
  ],
  ...['asos.com', 'hm.com', 'grail.com', 'magil.com', 'outlooks.shop', 'yoho.com', 'studio.example'],
];

test.each(RIGHT)('no hint doubts mia@%s', (domain) => {
  expect(correctedEmail(`mia@${domain}`)).toBeUndefined();
  expect(correctedEmail(`mia@${domain.toUpperCase()}`)).toBeUndefined();
});

const WRONG = {
  'gmail.com': [
    'gmial.com',
    'gmai.com',
    'gmail.co',
    'gmail.con',
    'gmaill.com',
    'gnail.com',
    'gamil.com',
    'gmail.cm',
    'GMAIL.ocm',
  ],
  'googlemail.com': ['googlemial.com'],
  'hotmail.com': ['hotmial.com', 'hotmail.con', 'hotmal.com', 'hotnail.com'],
  'outlook.com': ['outlok.com', 'outlook.con'],
  'yahoo.com': ['yaho.com', 'yhaoo.com'],
  'yahoo.co.uk': ['yahoo.co.ku'],
  'icloud.com': ['iclod.com', 'icloud.cmo'],
  'protonmail.com': ['protonmail.con'],
};

test.each(Object.entries(WRONG).flatMap(([meant, typed]) => typed.map((each) => [each, meant])))(
  'mia@%s is meant to be at %s',
  (typed, meant) => expect(correctedEmail(` Mia.Ek+shop@${typed} `)).toBe(`Mia.Ek+shop@${meant}`),
);

test.each([
  '',
  'mia',
  'mia@',
  '@gmial.com',
  'mia@home@gmial.com',
  'mia@gmial',
  `mia@${'gmial'.repeat(99)}.com`,
])('%s is not a complete address, and gets no hint', (text) => expect(correctedEmail(text)).toBeUndefined());
