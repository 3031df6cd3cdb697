import { expect, test } from 'vitest';
import { readEnv } from './env';
import { securityHeaders } from './security-headers';

const policy = (settings: Record<string, string>, scripts: string[] = []) => {
  const headers = securityHeaders(readEnv(settings)).page(scripts);
  return headers[headers.indexOf('content-security-policy') + 1]!;
};

test.each([
  ['https://tiles.example/{z}/{x}/{y}.png', 'https://tiles.example'],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png?key=1', 'https://*.tiles.example'],
  ['http://localhost:8080/{z}/{x}/{y}.png', 'http://localhost:8080'],
])('pictures may come from the tile server %s', (url, origin) => {
  expect(policy({ MAP_TILE_URL: url })).toContain(`img-src 'self' data: ${origin};`);
});

test('pictures may come from the hosts that the operator names', () => {
  const settings = { MAP_TILE_URL: '', IMAGE_ORIGINS: 'https://cdn.example, https://img.example/' };
  expect(policy(settings)).toContain("img-src 'self' data: https://cdn.example https://img.example;");
});

test.each([
  ['tour.example, player.vimeo.com', 'frame-src https://tour.example https://player.vimeo.com;'],
  ['', "frame-src 'none';"],
])('frames may come from the hosts that the operator names: %s', (hosts, directive) => {
  expect(policy({ EMBED_HOSTS: hosts })).toContain(directive);
});

test('only development lets style sheets stand in the page', () => {
  expect(policy({ NODE_ENV: 'production' })).toContain("style-src 'self';");
  expect(policy({ NODE_ENV: 'development' })).toContain("style-src 'self' 'unsafe-inline'");
});

test('the same script has the same hash, another one another', () => {
  const [a, b] = [policy({}, ['one']), policy({}, ['two'])];
  expect(policy({}, ['one'])).toBe(a);
  expect(a).not.toBe(b);
});
