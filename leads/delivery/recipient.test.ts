import { expect, test } from 'vitest';
import { recipientHash } from './recipient.ts';

test.each([
  ['ines@c.de', 'INES@C.De'],
  ['ines@c.de', 'ines@c.de.'],
  ['ines@c.de', '"ines"@c.de'],
  ['ines@c.de', '"i\\nes"@c.de'],
  ['ines@c.de', 'ines+shop@c.de'],
  ['ines@c.de', 'Ines+a+b@c.de.'],
  ['ines@größe.de', 'ines@xn--gre-6ka8i.de'],
  ['ines@größe.de', 'INES@GRÖSSE.de'.replace('SS', 'ẞ')],
  ['inesduarte@gmail.com', 'I.nes.Duarte+1@googlemail.com'],
  ['ｉnes@c.de', 'ines@c.de'],
])('%s and %s are one mailbox', (one, other) => {
  expect(recipientHash(other)).toBe(recipientHash(one));
});

test.each([
  ['ines@c.de', 'inez@c.de'],
  ['ines@c.de', 'ines@d.de'],
  ['ines@c.de', 'x"ines"@c.de'],
  ['ines@c.de', '"ines"x@c.de'],
  ['xines@c.de', 'x"ines"@c.de'],
  ['inesx@c.de', '"ines"x@c.de'],
  ['ines@notgooglemail.com', 'ines@notgmail.com'],
  ['ines@googlemail.com.br', 'ines@gmail.com.br'],
  ['i.nes@c.de', 'ines@c.de'],
  ['+ines@c.de', '+inez@c.de'],
])('%s and %s are two', (one, other) => {
  expect(recipientHash(other)).not.toBe(recipientHash(one));
});

test('a text that is not a mailbox has a hash as well', () => {
  expect(recipientHash(`a@${'b'.repeat(60_000)}.de\ud800`)).toMatch(/^[0-9a-f]{32}$/);
});
