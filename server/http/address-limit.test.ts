import { expect, test } from 'vitest';
import { limits } from '@api/platform/http/limits';
import { addressLimit } from './address-limit';

const logEntries: object[] = [];
const log = { warn: (details: object) => void logEntries.push(details) };
const leadLimit = (now?: () => number) => addressLimit('leads', limits.leadsByAddress, log, now);
const send = (limit: ReturnType<typeof leadLimit>, ip: string | null, times: number) =>
  Array.from({ length: times }, () => limit(ip)).at(-1)!;

test('limits an address to 60 leads in ten minutes, and no other address', () => {
  let now = 0;
  const limit = leadLimit(() => now);
  expect(send(limit, '203.0.113.7', 60)).toBe(0);
  now += 60_000;
  expect(limit('203.0.113.7')).toBe(540);
  expect(limit('203.0.113.8')).toBe(0);
  now += 540_000;
  expect(limit('203.0.113.7')).toBe(0);
});

test('after a block, the next window takes 60 leads and ends by itself', () => {
  let now = 0;
  const limit = leadLimit(() => now);
  send(limit, '203.0.113.7', 61);
  now += 900_000;
  expect(send(limit, '203.0.113.7', 60)).toBe(0);
  now += 60_000;
  expect(limit('203.0.113.7')).toBe(540);
  now += 540_000;
  expect(limit('203.0.113.7')).toBe(0);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8::1', '2001:0db8:0:0:5::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::', true],
  ['1::2:3:4:5:6:7', '1:0:2:3::', true],
  ['1::2:3:4:5:6:7', '1:2:3:4::', false],
  ['::1:2:3:4', '0:0:0:0::9', true],
  ['1:20::', '1:2::', false],
  ['1:0020::', '1:20::', true],
  ['12:3::', '1:23::', false],
  ['203.0.113.71', '203.0.113.72', false],
])('%s and %s: one network is %s', (one, other, isOne) => {
  const limit = leadLimit(() => 0);
  send(limit, one, 60);
  expect(limit(other) > 0).toBe(isOne);
});

const inWide = (count: number) => `2001:db8:1:${count.toString(16)}::1`;

test('an IPv6 /48 may send 16 times as much as one of its /64', () => {
  let now = 0;
  const limit = leadLimit(() => now);
  for (let count = 0; count < 16 * 60; count += 1) expect(limit(inWide(count))).toBe(0);
  now += 60_000;
  expect(limit(inWide(60_000))).toBe(540);
  expect(limit('2001:db8:2::1')).toBe(0);
  now += 540_000;
  expect(limit(inWide(60_000))).toBe(0);
});

test('one /64 that tries on does not use up its /48', () => {
  const limit = leadLimit(() => 0);
  send(limit, inWide(1), 2000);
  expect(send(limit, inWide(2), 60)).toBe(0);
});

test('many networks do not push out the count of a /48 that is full', () => {
  const limit = leadLimit(() => 0);
  for (let count = 0; count < 30_000; count += 1) limit(inWide(count));
  expect(limit(inWide(40_000))).toBeGreaterThan(0);
});

test('who has no address is not counted', () => {
  expect(send(leadLimit(), null, 100)).toBe(0);
});

test('an expired window counts nothing; the next lead starts a new one', () => {
  let now = 0;
  const limit = leadLimit(() => now);
  send(limit, '203.0.113.7', 60);
  now += 600_000;
  expect(send(limit, '203.0.113.7', 60)).toBe(0);
  expect(limit('203.0.113.7')).toBe(600);
});

test('who waits is told whole seconds, never too few', () => {
  let now = 0;
  const limit = leadLimit(() => now);
  send(limit, '203.0.113.7', 60);
  now += 599_001;
  expect(limit('203.0.113.7')).toBe(1);
});

test('the log is told of who is refused, by a network that is nobody’s alone', () => {
  logEntries.length = 0;
  const limit = leadLimit(() => 0);
  send(limit, '203.0.113.7', 62);
  const line = { security: true, limit: 'leads', network: '203.0.113.0/24' };
  expect(logEntries).toEqual([line, line]);
});
