import { expect, it } from 'vitest';
import { networkOf, wideNetworkOf } from './network';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  ['2001:DB8:0:7::', '2001:db8:0:7::/64'],
  ['2001:db8:0:7:ffff::1', '2001:db8:0:7::/64'],
  ['2001:db8:0:8::1', '2001:db8:0:8::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  [null, 'unknown'],
])('limits count %s as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0::/48'],
  ['2001:db8:0:8::1', '2001:db8:0::/48'],
  ['2001:db8:1:8::1', '2001:db8:1::/48'],
  [null, 'unknown'],
])('a wide network of %s is %s', (ip, network) => {
  expect(wideNetworkOf(ip)).toBe(network);
});
