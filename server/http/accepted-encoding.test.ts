import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', undefined],
  ['br;q=0.5', 'br'],
  ['abridged', undefined],
])('a browser that accepts %s gets %s', (header, encoding) =>
  expect(acceptedEncoding(header)).toBe(encoding),
);
