import { expect, test } from 'vitest';
import { knownZone } from './device-zone.ts';

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['europe/berlin', 'Europe/Berlin'],
  ['America/Argentina/Buenos_Aires', knownZone('America/Buenos_Aires')],
  ['UTC', 'UTC'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
])('recognizes %s as %s', (sent, zone) => {
  expect(knownZone(sent)).toBe(zone);
});

test('recognizes every time zone that a device may be set to', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(knownZone(zone)).toBe(zone);
});

test.each([
  undefined,
  '',
  'Europe/Nowhere',
  '+05:30',
  'Europe/Berlin, Europe/Paris',
  'Europe/Berlin\n',
  ' Europe/Berlin',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  `Europe/${'x'.repeat(100)}`,
  ['Europe/Berlin'],
  7,
])('rejects %j', (sent) => {
  expect(knownZone(sent)).toBeUndefined();
});
