import { expect, test } from 'vitest';
import { readBrokerageNetworks } from './brokerage-networks';

test.each<[string, string | null, boolean]>([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['198.51.100.0/24, 2001:db8:1::/48', '198.51.100.255', true],
  ['198.51.100.0/24, 2001:db8:1::/48', '198.51.101.0', false],
  ['198.51.100.0/24, 2001:db8:1::/48', '2001:db8:1:ff::1', true],
  ['198.51.100.0/24, 2001:db8:1::/48', '2001:db8:2::1', false],
  ['198.51.100.0/24', null, false],
])('HOUSE_NETWORKS=%s: %s is the house: %s', (text, ip, expected) =>
  expect(readBrokerageNetworks(text)!(ip)).toBe(expected),
);

test.each(['x', '203.0.113.7,', '10.0.0.0/0', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'casa.example', ''])(
  'HOUSE_NETWORKS=%j names nobody',
  (text) => expect(readBrokerageNetworks(text)).toBeNull(),
);
