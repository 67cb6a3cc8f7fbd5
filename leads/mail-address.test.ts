import { describe, expect, test } from 'vitest';
import { isOneMailbox, mailAddress, mailtoUrl, recipientHash } from './mail-address.ts';

test.each([
  ['ines@studio.example', 'ines@studio.example'],
  ['Ines.Duarte+shop@Studio.Example', 'Ines.Duarte+shop@studio.example'],
  ['ines@mail.the-studio.example2', 'ines@mail.the-studio.example2'],
  ['ines@1st.x', 'ines@1st.x'],
  ['ines@größe.de', 'ines@xn--gre-6ka8i.de'],
  ['イネス@例え.テスト', 'イネス@xn--r8jz45g.xn--zckzah'],
  ['.ines..duarte.@studio.example', '.ines..duarte.@studio.example'],
  ["!#$%&'*+/=?_`{|}~-@studio.example", "!#$%&'*+/=?_`{|}~-@studio.example"],
])('mail can be sent to %s', (text, address) => {
  expect(mailAddress(text)).toBe(address);
});

describe('an address that SMTP does not accept is invalid', () => {
  test.each([
    ['no at sign', 'ines.example'],
    ['a space', 'in es@studio.example'],
    ['an invisible character', 'in\u200bes@studio.example'],
    ['a line end', 'ines@studio.example\n'],
    ['two at signs', 'ines@home@studio.example'],
    ['a comma', 'ines,duarte@studio.example'],
    ['one quote', '"ines@studio.example'],
    ['a host without a dot', 'ines@studio'],
    ['an IP address', 'ines@127.0.0.1'],
    ['an IP address in brackets', 'ines@[127.0.0.1]'],
    ['a top-level domain that starts with a digit', 'ines@studio.1example'],
    ['two dots in the host', 'ines@studio..example'],
    ['a port', 'ines@studio.example:25'],
    ['a path', 'ines@studio.example/path'],
    ['a character that becomes a plus in ASCII', 'ines@a.b⁺c.de'],
    ['an escape', 'ines@%73tudio.example'],
  ])('%s', (_what, text) => {
    expect(mailAddress(text)).toBeUndefined();
    expect(mailtoUrl(text)).toBeUndefined();
  });
});

test('an address has at most 254 bytes, counting its domain in ASCII', () => {
  const domain = '@xn--gre-6ka8i.de';
  expect(mailAddress(`${'a'.repeat(254 - domain.length)}@größe.de`)).toHaveLength(254);
  expect(mailAddress(`${'a'.repeat(255 - domain.length)}@größe.de`)).toBeUndefined();
  expect(mailAddress(`${'é'.repeat(124)}@ab.de`)).toBe(`${'é'.repeat(124)}@ab.de`);
  expect(mailAddress(`${'é'.repeat(124)}@abc.de`)).toBeUndefined();
});

test.each([
  ['ines.duarte+shop@studio.example', 'mailto:ines.duarte+shop@studio.example'],
  ["!$'*+~-_@studio.example", "mailto:!$'*+~-_@studio.example"],
  ['ines?cc=all&bcc=all@studio.example', 'mailto:ines%3Fcc%3Dall%26bcc%3Dall@studio.example'],
  ['イ@größe.de', 'mailto:%E3%82%A4@xn--gre-6ka8i.de'],
])('a link to %s addresses only that mailbox', (text, url) => {
  expect(mailtoUrl(text)).toBe(url);
});

test.each([
  ['ines@c.de', 'INES@C.De'],
  ['ines@c.de', 'ines+shop@c.de'],
  ['ines@c.de', 'Ines+a+b@c.de'],
  ['ines@größe.de', 'ines@xn--gre-6ka8i.de'],
  ['ines@größe.de', 'INES@GRÖSSE.de'.replace('SS', 'ẞ')],
  ['inesduarte@gmail.com', 'I.nes.Duarte+1@googlemail.com'],
  ['ｉnes@c.de', 'ines@c.de'],
])('%s and %s are one mailbox', (one, other) => {
  expect(isOneMailbox(one, other)).toBe(true);
});

test.each([
  ['ines@c.de', 'inez@c.de'],
  ['ines@c.de', 'ines@d.de'],
  ['ines@notgooglemail.com', 'ines@notgmail.com'],
  ['ines@googlemail.com.br', 'ines@gmail.com.br'],
  ['i.nes@c.de', 'ines@c.de'],
  ['+ines@c.de', '+inez@c.de'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(isOneMailbox(one, other)).toBe(false);
});

test('text that is not a mailbox also has a hash', () => {
  expect(recipientHash(`a@${'b'.repeat(60_000)}.de\ud800`)).toMatch(/^[0-9a-f]{32}$/);
});
