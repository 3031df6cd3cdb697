import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { acceptedEncoding, compress, isCompressible } from './compression';

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

test.each([
  ['text/html; charset=utf-8', 40_000, true],
  ['text/x-script', 4000, true],
  ['application/xml', 4000, true],
  ['image/svg+xml', 4000, true],
  ['image/webp', 40_000, false],
  ['text/html', 500, false],
  [null, 40_000, false],
])('%s of %i bytes is worth compressing: %s', (type, size, expected) =>
  expect(isCompressible(type, size)).toBe(expected),
);

test('what is compressed comes out as it went in', async () => {
  const page = '<p>São Paulo — 3 quartos</p>'.repeat(200);
  expect(brotliDecompressSync(await compress(page, 'br')).toString()).toBe(page);
  expect(gunzipSync(await compress(page, 'gzip')).toString()).toBe(page);
});
