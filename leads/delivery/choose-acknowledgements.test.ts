import { expect, test } from 'vitest';
import {
  type Candidate,
  chooseAcknowledgements,
  oldestCounting,
  type Sent,
} from './choose-acknowledgements.ts';

const LIMITS = { perHour: 4, perRecipient: 2 };
const NOTHING: Sent = { times: new Map(), lastHour: 0 };

/** Such as `a1`: the first to recipient `a`. */
function candidate(id: string, changes: Partial<Candidate> = {}): Candidate {
  return { id, recipient: id.charAt(0), isTried: false, isLate: false, ...changes };
}

/** Chooses, and names the ids. */
function choose(candidates: Candidate[], sent: Partial<Sent> = {}, atMost = 100) {
  const chosen = chooseAcknowledgements(candidates, { ...NOTHING, ...sent }, atMost, LIMITS);
  const ids = (some: Candidate[]) => some.map(({ id }) => id).join(' ');
  return { ...chosen, taken: ids(chosen.taken), held: ids(chosen.held), late: ids(chosen.late) };
}

test('within the limits all are sent, in their order', () => {
  expect(choose([candidate('a1'), candidate('b1'), candidate('a2')])).toEqual({
    taken: 'a1 b1 a2',
    held: '',
    late: '',
    isFull: false,
  });
});

test('those that were tried before go first, since the mail server may have them', () => {
  const tried = { isTried: true };
  expect(
    choose([candidate('a1'), candidate('b1', tried), candidate('c1'), candidate('d1', tried)]).taken,
  ).toBe('b1 d1 a1 c1');
});

test('beyond its limit a recipient waits, and nobody else', () => {
  const chosen = choose([candidate('a1'), candidate('a2'), candidate('a3'), candidate('b1')]);
  expect(chosen).toMatchObject({ taken: 'a1 a2 b1', held: 'a3', isFull: false });
});

test.each([
  ['one was sent', ['2026-12-01T09:00:00Z'], 'a1', 'a2'],
  ['one is in flight', [null], 'a1', 'a2'],
  ['one was sent, and one is in flight', [null, '2026-12-01T09:00:00Z'], '', 'a1 a2'],
])('of two a day, where %s, %j counts', (_what, times, taken, held) => {
  const sent = { times: new Map([['a', times]]) };
  expect(choose([candidate('a1'), candidate('a2')], sent)).toMatchObject({ taken, held });
});

test('those that came too late are given up, and count for nobody', () => {
  const late = { isLate: true };
  const chosen = choose([candidate('a1', late), candidate('a2', late), candidate('a3'), candidate('a4')], {
    lastHour: 2,
  });
  expect(chosen).toMatchObject({ taken: 'a3 a4', held: '', late: 'a1 a2' });
  const full = { times: new Map([['a', [null, null]]]), lastHour: 9 };
  expect(choose([candidate('a1', late)], full)).toMatchObject({ held: '', late: 'a1', isFull: false });
});

test.each([
  [0, 'a1 b1 c1 d1', false],
  [1, 'a1 b1 c1', false],
  [3, 'a1', false],
  [4, '', true],
  [5, '', true],
])('of four an hour, where %i went out, these go: %j', (lastHour, taken, isFull) => {
  const candidates = ['a1', 'b1', 'c1', 'd1', 'e1'].map((id) => candidate(id));
  expect(choose(candidates, { lastHour })).toMatchObject({ taken, held: '', isFull });
});

test('an hour that is full, with nothing that waits for it, holds nothing back', () => {
  expect(choose([], { lastHour: 4 }).isFull).toBe(false);
  const held = { times: new Map([['a', [null, null]]]), lastHour: 4 };
  expect(choose([candidate('a1')], held)).toMatchObject({ held: 'a1', isFull: false });
});

test('no more are taken than can be sent now', () => {
  const candidates = [candidate('a1'), candidate('b1'), candidate('c1')];
  expect(choose(candidates, {}, 2)).toMatchObject({ taken: 'a1 b1', isFull: false });
  expect(choose(candidates, { lastHour: 3 }, 2)).toMatchObject({ taken: 'a1' });
});

test.each([
  [['08:00', '09:00'], '08:00'],
  [['07:00', '08:00', '09:00'], '08:00'],
  [[null, '09:00'], '09:00'],
  [['09:00', null], '09:00'],
  [[null, '07:00', '08:00', '09:00'], '08:00'],
  [[null, null], undefined],
  [[], undefined],
])('of two a day, where %j were sent, the next one has to wait for %j', (times, oldest) => {
  expect(oldestCounting(times, LIMITS.perRecipient)).toBe(oldest);
});
