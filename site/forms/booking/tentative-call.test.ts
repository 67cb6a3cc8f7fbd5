import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { tentativeCall } from './tentative-call.ts';

const CALL = {
  id: '0190b1c2-0000-7000-8000-00000000000a',
  start: new Date('2026-12-01T15:30:00Z'),
  minutes: 15,
  summary: 'Call with Nähwerk, Söhne & Co; not confirmed yet: Automated Email \\ Phone Outreach 🧵🧵🧵🧵🧵🧵',
  description: 'One\nTwo',
  brand: 'Loomline',
  origin: 'https://loomline.example',
};

test('the entry is tentative, in UTC, as long as the call, and has the invitation’s UID', () => {
  const component = new ICAL.Component(ICAL.parse(tentativeCall(CALL))).getFirstSubcomponent('vevent');
  const event = component && new ICAL.Event(component);
  expect(event?.uid).toBe(`${CALL.id}-call@loomline.example`);
  expect(event?.sequence).toBe(0);
  expect(event?.startDate.toJSDate()).toEqual(CALL.start);
  expect(event?.endDate.toJSDate()).toEqual(new Date('2026-12-01T15:45:00Z'));
  expect(component?.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(event?.summary).toBe(CALL.summary);
  expect(event?.description).toBe(CALL.description);
  expect(component?.getFirstPropertyValue('dtstamp')?.toString()).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/);
});

test('its lines end with CRLF and have 75 bytes at the most', () => {
  const lines = tentativeCall(CALL).split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});
