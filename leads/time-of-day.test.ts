import { expect, test } from 'vitest';
import { formatTime, lacksAmOrPm, to24Hour } from './time-of-day.ts';

test.each([
  ['1:30 PM', '13:30'],
  ['1:30pm', '13:30'],
  ['01:30 PM', '13:30'],
  ['3 pm', '15:00'],
  ['3:45 AM', '03:45'],
  ['12:00 PM', '12:00'],
  ['12:05 am', '00:05'],
  [' 11:59 p.m. ', '23:59'],
  ['15:30', '15:30'],
  ['00:00', '00:00'],
  ['09:15:00', '09:15'],
  ['09:15:00.250', '09:15'],
  ['3:30', '03:30'],
  ['9.15', '09:15'],
  ['9h15', '09:15'],
  ['15h', '15:00'],
  ['930', '09:30'],
  ['1530', '15:30'],
  ['7', '07:00'],
  ['330pm', '15:30'],
  ['15.30', '15:30'],
  ['15 : 30', '15:30'],
  ['15\u00a0:\u202f30', '15:30'],
  ['15 30', '15:30'],
  ['15 h 30', '15:30'],
  ['3 . 30 p. m.', '15:30'],
  ['１５：３０', '15:30'],
  ['15：30', '15:30'],
  ['15︓30', '15:30'],
  ['15∶30', '15:30'],
  ['１５３０', '15:30'],
  ['３：３０　ＰＭ', '15:30'],
  ['١٥:٣٠', '15:30'],
  ['۱۵:۳۰', '15:30'],
  ['१५:३०', '15:30'],
  ['𝟏𝟓:𝟛𝟘', '15:30'],
  ['15³⁰', '15:30'],
])('parses %j as %s', (text, time) => {
  expect(to24Hour(text)).toBe(time);
});

test.each([
  '',
  'noon',
  '25',
  '2460',
  '1:3',
  '15:30 30',
  '15:60',
  '13:30 PM',
  '0:30 AM',
  '3:60 PM',
  '24:00',
  '12:60',
  '1:3 PM',
  '3 pm tomorrow',
  'at 15:30',
  '15:30 or later',
  '109:15',
  '15:30:30:30',
  '15 : : 30',
  '1 5:30',
  '٢٥:٠٠',
  '15½',
  '一五:三〇',
])('rejects %j', (text) => {
  expect(to24Hour(text)).toBeUndefined();
});

test.each([
  ['00:05', '12:05 AM'],
  ['09:15', '9:15 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('formats %s as %s', (time, said) => {
  expect(formatTime(time, '12h')).toBe(said);
  expect(to24Hour(said)).toBe(time);
});

test.each(['3:30', '03:30', '10', '12:00', '1015'])('%s is ambiguous on a 12-hour clock', (text) => {
  expect(to24Hour(text, '12h')).toBeUndefined();
  expect(lacksAmOrPm(text)).toBe(true);
});

test.each([
  ['15:30', '15:30'],
  ['00:15', '00:15'],
  ['3:30 pm', '15:30'],
])('on a 12-hour clock, %s can only mean %s', (text, time) => {
  expect(to24Hour(text, '12h')).toBe(time);
  expect(lacksAmOrPm(text)).toBe(false);
});

test.each(['', 'noon', '3:3', '31:30', '3:30 p'])('%j would be invalid even with AM or PM', (text) => {
  expect(lacksAmOrPm(text)).toBe(false);
});

test('a time is formatted in the visitor’s format', () => {
  expect([formatTime('15:30', '24h'), formatTime('15:30', '12h')]).toEqual(['15:30', '3:30 PM']);
});
