import { describe, expect, test } from 'vitest';
import { mailAddress, mailtoUrl } from './mail-address.ts';

test.each([
  ['ines@studio.example', 'ines@studio.example'],
  ['Ines.Duarte+shop@Studio.Example', 'Ines.Duarte+shop@studio.example'],
  ['ines@studio.example.', 'ines@studio.example'],
  ['ines@mail.the-studio.example2', 'ines@mail.the-studio.example2'],
  ['ines@1st.x', 'ines@1st.x'],
  ['ines@größe.de', 'ines@xn--gre-6ka8i.de'],
  ['イネス@例え.テスト', 'イネス@xn--r8jz45g.xn--zckzah'],
  ['.ines..duarte.@studio.example', '.ines..duarte.@studio.example'],
  ["!#$%&'*+/=?^_`{|}~-@studio.example", "!#$%&'*+/=?^_`{|}~-@studio.example"],
  ['"ines,duarte@home"@studio.example', '"ines,duarte@home"@studio.example'],
  ['"ines\\"\\\\duarte"@studio.example', '"ines\\"\\\\duarte"@studio.example'],
])('mail can be sent to %s', (text, address) => {
  expect(mailAddress(text)).toBe(address);
});

describe('mail is not sent to what SMTP has no form for', () => {
  test.each([
    ['no at sign', 'ines.example'],
    ['nothing before the at sign', '@studio.example'],
    ['nothing behind it', 'ines@'],
    ['a space', 'in es@studio.example'],
    ['a space in quotes', '"in es"@studio.example'],
    ['an invisible character', 'in\u200bes@studio.example'],
    ['an invisible character in the domain', 'ines@stu\u00addio.example'],
    ['a line end', 'ines@studio.example\n'],
    ['two at signs', 'ines@home@studio.example'],
    ['a comma', 'ines,duarte@studio.example'],
    ['angle brackets', '<ines@studio.example>'],
    ['one quote', '"ines@studio.example'],
    ['a quote at the end', 'ines"@studio.example'],
    ['quotes with nothing in them', '""@studio.example'],
    ['text before the quotes', 'x"ines"@studio.example'],
    ['text behind the quotes', '"ines"x@studio.example'],
    ['a bare quote in quotes', '"i"nes"@studio.example'],
    ['a quote that the backslash takes away', '"ines\\"@studio.example'],
    ['letters of other scripts in quotes', '"é"@studio.example'],
    ['a host without a dot', 'ines@studio'],
    ['an IP address', 'ines@127.0.0.1'],
    ['an IP address in brackets', 'ines@[127.0.0.1]'],
    ['a top-level domain that starts with a digit', 'ines@studio.1example'],
    ['a host that starts with a dot', 'ines@.studio.example'],
    ['two dots in the host', 'ines@studio..example'],
    ['two dots at the end', 'ines@studio.example..'],
    ['a port', 'ines@studio.example:25'],
    ['a path', 'ines@studio.example/path'],
    ['an escape', 'ines@%73tudio.example'],
    ['an escape at the end', 'ines@studio.example%2e'],
  ])('%s', (_what, text) => {
    expect(mailAddress(text)).toBeUndefined();
    expect(mailtoUrl(text)).toBeUndefined();
  });
});

test('an address has at most 254 bytes, its domain as it is sent', () => {
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
  ['"a@b"@studio.example', 'mailto:%22a%40b%22@studio.example'],
  ['イ@größe.de.', 'mailto:%E3%82%A4@xn--gre-6ka8i.de'],
])('a link to %s writes to that address and no other', (text, url) => {
  expect(mailtoUrl(text)).toBe(url);
});
