import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWebsite } from '../server/website';
import { rawGet, sendRaw } from '../support/raw-http';

const siteUrl = 'https://www.example.com.br';
let site: Awaited<ReturnType<typeof startWebsite>>;
beforeAll(async () => {
  site = await startWebsite({ SITE_URL: siteUrl, TRUST_PROXY: 'true' });
});
afterAll(() => site.close());

const words = (text: string) => text.trim().split(/\s+/);
const evil = 'evil.example';

/** What may stand between the address's first slash and a host's name, so that a browser takes it for one. */
const openers = words(String.raw`
  / // /// \ \/ /\ \\ /%2f %2f %2F%2F %5c %5C%5C /%5c %5c/ ./ ../ /./ /../ /.// ;/ /; @ /@ : :// //@ %40 /%09/ %09/ %0d%0a/
  %0a/ %00/ /%00/ %20/ %2e/ %2e%2e/ /%2e%2e/ %252f %255c %E2%88%95 %EF%BC%8F %E3%80%82 /%E2%81%84 https: https:/ https://
  http:// //https:// javascript: data: %68ttps://`);
const unicode = ['\xad/', '\xa0/', '\xe2\x88\x95', '\xef\xbc\x8f', '\xe2\x81\x84', '\xff/', '\t/'];
const closers = ['', '/', '/imoveis/', '/%2e%2e', '?a=1', '/nossos-imoveis/cidade/'];

/** `count` of a list's members, others for each index. */
const some = <T>(list: readonly T[], index: number, count: number): T[] =>
  Array.from({ length: count }, (_, each) => list[(index * count + each) % list.length]!);

const addresses = [...openers, ...unicode].flatMap((opener, index) =>
  some(closers, index, 2).map((closer) => `/${opener}${evil}${closer}`),
);
/** The same, where a rule would take it for a part of an old address. */
const places = words(`/curadoria/ /lp- /nossos-imoveis/ /venda/ /blog/ /exclusividades/`);
const inPlaces = openers.flatMap((opener, index) =>
  some(places, index, 2).map((old) => `${old}${opener}${evil}`),
);
const parameters = words(
  `cidade bairros[] tipologia[] condominio curadoria corretor utm_source route from error_description`,
);
const paths = words('/nossos-imoveis/cidade /exclusividades /imoveis/ /blog');
const inQueries = openers.map(
  (opener, index) =>
    `${some(paths, index, 1)}?${parameters[(opener.length + index) % parameters.length]}=${opener}${evil}`,
);
const forged: Record<string, string>[] = [
  { host: evil },
  { host: `${evil}:443` },
  { host: `www.example.com.br@${evil}` },
  { 'x-forwarded-host': evil },
  { 'x-forwarded-host': evil, 'x-forwarded-proto': 'javascript' },
  { 'x-forwarded-proto': `https://${evil}/` },
  { 'x-forwarded-for': evil, 'x-forwarded-port': '1' },
  { forwarded: `host=${evil};proto=https` },
  { 'x-original-url': `//${evil}`, 'x-rewrite-url': `//${evil}` },
  { referer: `https://${evil}/`, origin: `https://${evil}` },
];
const rewritten = words('/exclusividades /imoveis/ /nossos-imoveis/cidade /a__b /lp-a /corretor');
const withForgedHeaders = forged.flatMap((headers, index) =>
  some(rewritten, index, 2).map((path) => [path, headers] as const),
);

async function expectToStay(target: string, headers: Record<string, string> = {}) {
  const answer = await sendRaw(site.port, rawGet(target, headers));
  expect(answer.status, target).toBeLessThan(500);
  expect(answer.headers, target).not.toHaveProperty('set-cookie');
  const { location } = answer.headers;
  if (location == null || location.startsWith('https://habitacao.caixa.gov.br/')) return;
  expect(location, target).toMatch(/^\/(?![/\\])[!-[\]-~]*$/);
  expect(new URL(location, siteUrl).origin, target).toBe(siteUrl);
}

const count = addresses.length + inPlaces.length + inQueries.length + withForgedHeaders.length;
describe(`no address and no header leads away from the site (${count} ways)`, () => {
  test('there are at least 200', () => expect(count).toBeGreaterThanOrEqual(200));
  test.each([
    ['an address', addresses],
    ['a part of an old address', inPlaces],
    ['a parameter', inQueries],
  ])('in %s', async (_where, targets) => {
    for (const target of targets) await expectToStay(target);
  });
  test.each(withForgedHeaders)('%s with %j', (path, headers) => expectToStay(path, headers));
});

test.each([
  ['a line break in the path', '/a\r\nLocation: https://evil.example/'],
  ['a lone carriage return', '/a\rLocation: https://evil.example/'],
  ['a NUL', '/a\0/'],
])('%s is no request', async (_, target) => {
  const { status, headers } = await sendRaw(site.port, rawGet(target));
  expect(status).toBeLessThan(500);
  expect(headers.location ?? '').not.toContain('evil');
});
