import { expect, test, vi } from 'vitest';
import { createBreaker } from './breaker.ts';
import { DeliveryFailure } from './delivery-failure.ts';

function setUp() {
  let now = 0;
  const breaker = createBreaker(() => now);
  const fail = (channelFault?: string | null) =>
    breaker.record(new DeliveryFailure('', channelFault === undefined ? {} : { channelFault }));
  return { breaker, fail, wait: (ms: number) => (now += ms) };
}

test('five consecutive failures of one kind pause a channel, and the first success resumes it', () => {
  const { breaker, fail, wait } = setUp();
  expect([1, 2, 3, 4].map(() => fail('ETIMEDOUT'))).toEqual(Array(4).fill(undefined));
  expect(breaker.capacity(0)).toBe(5);
  expect(fail('ETIMEDOUT')).toBe('paused');
  expect(breaker.capacity(0)).toBe(0);
  wait(2000);
  expect([0, 1, 2].map((inFlight) => breaker.capacity(inFlight))).toEqual([1, 0, 0]);
  expect(fail('ECONNREFUSED')).toBe(undefined);
  expect(breaker.capacity(0)).toBe(0);
  expect(breaker.record(undefined)).toBe('resumed');
  expect(breaker.capacity(2)).toBe(3);
});

test('failures of different kinds, or with a success between them, pause nothing', () => {
  const { breaker, fail } = setUp();
  for (let attempts = 0; attempts < 10; attempts += 1)
    expect(fail(attempts % 2 ? 'ETIMEDOUT' : '421')).toBe(undefined);
  breaker.record(undefined);
  for (let attempts = 0; attempts < 10; attempts += 1) {
    expect(fail('ETIMEDOUT')).toBe(undefined);
    if (attempts % 4 === 3) breaker.record(undefined);
  }
});

test('a refusal of one delivery counts as a working channel, and a failure before the channel counts as nothing', () => {
  const { fail } = setUp();
  for (let attempts = 0; attempts < 5; attempts += 1) fail('ETIMEDOUT');
  expect(fail(undefined)).toBe(undefined);
  expect(fail(null)).toBe('resumed');
  for (let attempts = 0; attempts < 4; attempts += 1) fail('ETIMEDOUT');
  expect(fail(undefined)).toBe(undefined);
  expect(fail('ETIMEDOUT')).toBe('paused');
});

test('a paused channel is probed every two seconds, by a clock that nobody sets', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const breaker = createBreaker();
    for (let attempts = 0; attempts < 5; attempts += 1)
      breaker.record(new DeliveryFailure('', { channelFault: 'ETIMEDOUT' }));
    vi.advanceTimersByTime(1999);
    expect(breaker.capacity(0)).toBe(0);
    vi.advanceTimersByTime(1);
    expect(breaker.capacity(0)).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
