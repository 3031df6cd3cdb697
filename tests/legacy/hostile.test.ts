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

const addresses = [...openers, ...unicode].flatMap((opener) =>
  closers.map((closer) => `/${opener}${evil}${closer}`),
);
/** The same, where a rule would take it for a part of an old address. */
const inPlaces = openers.flatMap((opener) =>
  words(`/curadoria/ /lp- /nossos-imoveis/ /venda/ /blog/ /exclusividades/`).map(
    (old) => `${old}${opener}${evil}`,
  ),
);
const parameters = words(
  `cidade bairros[] tipologia[] condominio curadoria corretor utm_source route from error_description`,
);
const inQueries = openers.flatMap((opener) =>
  words('/nossos-imoveis/cidade /exclusividades /imoveis/ /blog').map(
    (path, index) => `${path}?${parameters[(opener.length + index) % parameters.length]}=${opener}${evil}`,
  ),
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
const withForgedHeaders = forged.flatMap((headers) =>
  words('/exclusividades /imoveis/ /nossos-imoveis/cidade /a__b /lp-a /corretor').map(
    (path) => [path, headers] as const,
  ),
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
  test.each(openers)('after %s', async (opener) => {
    for (const target of [...addresses, ...inPlaces, ...inQueries].filter((each) =>
      each.includes(opener + evil),
    ))
      await expectToStay(target);
  });
  test('after characters that look like slashes or are raw bytes', async () => {
    for (const opener of unicode)
      for (const closer of closers) await expectToStay(`/${opener}${evil}${closer}`);
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
