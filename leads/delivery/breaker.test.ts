import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';
import { DeliveryFailure } from './delivery-failure.ts';

function setUp() {
  let now = 0;
  const breaker = createBreaker(() => now);
  const fail = (trouble?: string | null) =>
    breaker.note(new DeliveryFailure('', trouble === undefined ? {} : { trouble }));
  return { breaker, fail, wait: (ms: number) => (now += ms) };
}

test('five tries in a row that fail alike pause a channel, and the first that is sent opens it', () => {
  const { breaker, fail, wait } = setUp();
  expect([1, 2, 3, 4].map(() => fail('ETIMEDOUT'))).toEqual(Array(4).fill(undefined));
  expect(breaker.room(0)).toBe(5);
  expect(fail('ETIMEDOUT')).toBe('paused');
  expect(breaker.room(0)).toBe(0);
  wait(2000);
  expect([0, 1, 2].map((underWay) => breaker.room(underWay))).toEqual([1, 0, 0]);
  expect(fail('ECONNREFUSED')).toBe(undefined);
  expect(breaker.room(0)).toBe(0);
  expect(breaker.note(undefined)).toBe('resumed');
  expect(breaker.room(2)).toBe(3);
});

test('tries that fail in different ways, or with one between them that was sent, pause nothing', () => {
  const { breaker, fail } = setUp();
  for (let tries = 0; tries < 10; tries += 1) expect(fail(tries % 2 ? 'ETIMEDOUT' : '421')).toBe(undefined);
  breaker.note(undefined);
  for (let tries = 0; tries < 10; tries += 1) {
    expect(fail('ETIMEDOUT')).toBe(undefined);
    if (tries % 4 === 3) breaker.note(undefined);
  }
});

test('a refusal of one delivery shows that the channel works, and a failure that asked nobody shows nothing', () => {
  const { fail } = setUp();
  for (let tries = 0; tries < 5; tries += 1) fail('ETIMEDOUT');
  expect(fail(undefined)).toBe(undefined);
  expect(fail(null)).toBe('resumed');
  for (let tries = 0; tries < 4; tries += 1) fail('ETIMEDOUT');
  expect(fail(undefined)).toBe(undefined);
  expect(fail('ETIMEDOUT')).toBe('paused');
});
