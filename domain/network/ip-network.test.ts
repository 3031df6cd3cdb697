import { expect, it } from 'vitest';
import {
  limitedNetworksOf,
  loggedNetworkOf,
  networkOf,
  readAddress,
  subnetOf,
  wideNetworkOf,
} from './ip-network';

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

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.255', '203.0.113.0/24'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0:7::/64'],
  [null, 'unknown'],
])('the subnet of %s is %s', (ip, subnet) => expect(subnetOf(ip)).toBe(subnet));

it.each([
  ['203.0.113.7', [['203.0.113.7', 1]]],
  ['::ffff:203.0.113.7', [['203.0.113.7', 1]]],
  [
    '2001:db8:1:7::9',
    [
      ['2001:db8:1:7::/64', 1],
      ['2001:db8:1::/48', 16],
    ],
  ],
  [null, [['unknown', 1]]],
])('limits of %s count %j', (ip, networks) =>
  expect(limitedNetworksOf(ip).map(({ network, allowance }) => [network, allowance])).toEqual(networks),
);

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:0:7:1:2:3:4', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['nobody', 'unknown'],
  [null, 'unknown'],
])('logs name %s as %s', (ip, network) => expect(loggedNetworkOf(ip)).toBe(network));

it.each([
  ['1.2.3.4', '1.2.3.4'],
  [' 1.2.3.4:5678 ', '1.2.3.4'],
  ['::1', '::1'],
  ['[::1]:80', '::1'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['[::FFFF:1.2.3.4]:443', '1.2.3.4'],
  ['255.255.255.255', '255.255.255.255'],
  ['256.1.1.1', null],
  ['1.2.3', null],
  ['1.2.3.4.5', null],
  ['1.2.3.4.', null],
  ['1.2.3.4:', null],
  ['[1.2.3.4', null],
  ['unknown', null],
  ['evil.example', null],
  ['', null],
])('%j is read as the address %s', (text, address) => expect(readAddress(text)).toBe(address));
