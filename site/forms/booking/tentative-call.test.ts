import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { BOOKING } from '../../../tests/start-server.ts';
import { tentativeCall } from './tentative-call.ts';

const ID = '0190b1c2-0000-7000-8000-00000000000a';
const TIME = { preferred_date: '2026-12-01', preferred_time: '16:30' };
const ROW = { ...BOOKING, ...TIME, id: ID } as Parameters<typeof tentativeCall>[0];

test('the entry is tentative and in UTC, has the call’s length, and shares the invitation’s UID', () => {
  const text = tentativeCall(ROW, { brand: 'Nähwerk, Söhne; Co \\', origin: 'https://loomline.example' });
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  const event = component && new ICAL.Event(component);
  expect(event?.uid).toBe(`${ID}-call@loomline.example`);
  expect(event?.sequence).toBe(0);
  expect(event?.startDate.toJSDate()).toEqual(new Date('2026-12-01T15:30:00Z'));
  expect(event?.endDate.toJSDate()).toEqual(new Date('2026-12-01T15:45:00Z'));
  expect(component?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(event?.summary).toBe('Nähwerk, Söhne; Co \\: Call, not confirmed yet');
  expect(event?.description).toMatch(/^Chat Agents\nTentative: /);
  expect(component?.getFirstPropertyValue('dtstamp')?.toString()).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});
