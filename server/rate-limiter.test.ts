import { expect, test, vi } from 'vitest';
import { createRateLimiter, networkOf } from './rate-limiter.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['unknown', 'unknown'],
  ['', ''],
])('requests from %s count towards the limit of %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an address over its limit has to wait, but other addresses do not', async () => {
  const limit = createRateLimiter(2);
  expect([await limit('203.0.113.7'), await limit('203.0.113.7')]).toEqual([undefined, undefined]);
  expect(await limit('203.0.113.7')).toBeGreaterThan(50);
  expect(await limit('203.0.113.8')).toBeUndefined();
});

test('nobody waits longer because the clock is set back', () => {
  const limit = createRateLimiter(1);
  limit('203.0.113.7');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60 * 60_000 });
  expect(limit('203.0.113.7')).toBeLessThanOrEqual(60);
  vi.useRealTimers();
});
