import { expect, test } from 'vitest';
import { readEnv } from '../env';
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

const service = {
  IDENTITY_ISSUER: 'https://identidade.example/conta',
  IDENTITY_PAGES_URL: 'https://entrar.example',
  IDENTITY_CLIENT_ID: 'site',
  IDENTITY_CLIENT_SECRET: 'segredo',
};
test.each([
  ['nobody', {}, "form-action 'self';"],
  [
    'the identity service',
    service,
    "form-action 'self' https://entrar.example https://accounts.google.com https://www.facebook.com https://m.facebook.com;",
  ],
  [
    'the service, for one provider',
    { ...service, IDENTITY_PROVIDERS: 'google' },
    "form-action 'self' https://entrar.example https://accounts.google.com;",
  ],
  [
    'Google itself',
    { GOOGLE_CLIENT_ID: 'site', GOOGLE_CLIENT_SECRET: 'segredo' },
    "form-action 'self' https://accounts.google.com;",
  ],
  ['Google’s one tap alone', { GOOGLE_CLIENT_ID: 'site' }, "form-action 'self';"],
])('a form may lead to where %s signs in', (_who, settings, directive) => {
  expect(policy(settings)).toContain(directive);
});

test('forms of the admin may lead to WhatsApp', () => {
  const page = securityHeaders(readEnv({})).page([], 'whatsapp');
  expect(page[page.indexOf('content-security-policy') + 1]).toContain(
    "form-action 'self' https://wa.me https://api.whatsapp.com;",
  );
});

test('adds only the one-tap addresses to the policy where it may run', () => {
  const headers = securityHeaders(readEnv({ NODE_ENV: 'production', EMBED_HOSTS: '' }));
  const of = (list: readonly string[]) => list[list.indexOf('content-security-policy') + 1]!.split('; ');
  const [without, with_] = [of(headers.page(['one'])), of(headers.page(['one'], 'oneTap'))];
  const more = with_.filter((each) => !without.includes(each));
  expect(more.map((each) => each.replace(/ 'sha256-.*/, ''))).toEqual([
    "style-src 'self' https://accounts.google.com/gsi/style",
    'frame-src https://accounts.google.com/gsi/',
    "connect-src 'self' https://accounts.google.com/gsi/",
    "script-src 'self' https://accounts.google.com/gsi/client",
  ]);
});

test('a GTM container adds only Google hosts for scripts, images and calls', () => {
  const of = (settings: Record<string, string>) =>
    policy({ NODE_ENV: 'production', EMBED_HOSTS: '', ...settings }, ['one']).split('; ');
  const [without, with_] = [of({}), of({ GTM_ID: 'GTM-ABC1234' })];
  const more = with_.filter((each) => !without.includes(each));
  const hosts = [
    ...[
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
    ],
    ...['https://www.google.com', 'https://stats.g.doubleclick.net', 'https://googleads.g.doubleclick.net'],
    ...['https://www.googleadservices.com', 'https://pagead2.googlesyndication.com'],
  ].join(' ');
  const tiles = 'https://tile.openstreetmap.org';
  expect(more.map((each) => each.replace(/ 'sha256-.*/, ''))).toEqual([
    `img-src 'self' data: ${tiles} ${hosts}`,
    `connect-src 'self' ${hosts}`,
    "script-src 'self' https://www.googletagmanager.com",
  ]);
});
