import { expect, test } from 'vitest';
import { readTrustedProxies } from './trusted-proxies';

test.each([
  ['false', false],
  ['0', false],
  ['true', 1],
  ['1', 1],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['loopback, 10.0.0.0/8,fd00::/8', ['loopback', '10.0.0.0/8', 'fd00::/8']],
])('TRUST_PROXY=%s names %j', (text, proxies) => expect(readTrustedProxies(text)).toEqual(proxies));

test.each([
  'yes',
  '-1',
  '10',
  '1.5',
  '10.0.0.0/0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  'proxy.example',
  'loopback,,',
])('TRUST_PROXY=%s names nobody', (text) => expect(readTrustedProxies(text)).toBeNull());
