import { afterEach, describe, expect, test } from 'vitest';
import { startWebsite } from './website';

const geo = { GEO_COUNTRY_HEADER: 'X-Geo-Country', GEO_REGION_HEADER: 'X-Geo-Region' };
const fromRio = { 'x-geo-country': 'BR', 'x-geo-region': 'RJ' };

let site: Awaited<ReturnType<typeof startWebsite>> | undefined;
afterEach(() => site?.close());

async function ask(settings: Record<string, string>, path: string) {
  site = await startWebsite(settings);
  return fetch(`http://127.0.0.1:${site.port}${path}`, { headers: fromRio });
}

describe('the visitor’s region', () => {
  test('comes from the trusted proxy’s headers, with Vary on both of them', async () => {
    const answer = await ask({ ...geo, TRUST_PROXY: '1' }, '/x');
    expect(((await answer.json()) as { visitor: unknown }).visitor).toEqual({
      country: 'br',
      region: 'RJ',
      ip: '127.0.0.1',
    });
    expect(answer.headers.get('vary')).toMatch(/x-geo-country.*x-geo-region/);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  test('varies a page too, whatever it says of itself', async () => {
    const page = await ask({ ...geo, TRUST_PROXY: '1' }, '/pagina');
    expect(page.headers.get('vary')).toMatch(/x-geo-country.*x-geo-region/);
    expect(page.headers.get('cache-control')).toContain('private');
  });

  test.each([
    ['no proxy is trusted', geo],
    ['no header is named', { TRUST_PROXY: '1' }],
  ])('is not known where %s', async (_, settings) => {
    const answer = await ask(settings, '/x');
    expect(((await answer.json()) as { visitor: unknown }).visitor).toMatchObject({
      country: 'br',
      region: null,
    });
    expect(answer.headers.get('vary') ?? '').not.toContain('x-geo');
  });
});

describe('the visitor’s address', () => {
  const forged = '203.0.113.66';
  test.each<[string, Record<string, string>, string, string]>([
    ['is that of the connection where no proxy is named', {}, forged, '127.0.0.1'],
    [
      'is what the one proxy saw, not what the visitor wrote before it',
      { TRUST_PROXY: '1' },
      `${forged}, 198.51.100.7`,
      '198.51.100.7',
    ],
    [
      'is what the outer of two proxies saw',
      { TRUST_PROXY: '2' },
      `${forged}, 198.51.100.7, 10.0.0.2`,
      '198.51.100.7',
    ],
    [
      'is believed from the proxy at its address',
      { TRUST_PROXY: 'loopback' },
      `${forged}, 198.51.100.7`,
      '198.51.100.7',
    ],
    [
      'is read where the proxy adds its port',
      { TRUST_PROXY: '1' },
      `${forged}, 198.51.100.7:5678`,
      '198.51.100.7',
    ],
    ['is read of an IPv6 address and its port', { TRUST_PROXY: '1' }, '[2001:db8::7]:80', '2001:db8::7'],
    [
      'is what the proxies saw whose ports are told too',
      { TRUST_PROXY: 'loopback, 10.0.0.0/8' },
      `${forged}, 198.51.100.7:1, 10.0.0.2:443`,
      '198.51.100.7',
    ],
    ['is not believed from anybody else', { TRUST_PROXY: '10.0.0.0/8' }, forged, '127.0.0.1'],
  ])('%s', async (_, settings, forwardedFor, ip) => {
    site = await startWebsite(settings);
    const headers = { 'x-forwarded-for': forwardedFor };
    const answer = await fetch(`http://127.0.0.1:${site.port}/x`, { headers });
    expect(((await answer.json()) as { visitor: { ip: string } }).visitor.ip).toBe(ip);
  });

  test('that is no proxy’s has no word on host and place either', async () => {
    site = await startWebsite({ ...geo, TRUST_PROXY: '10.0.0.0/8' });
    const headers = { ...fromRio, 'x-forwarded-host': 'evil.example' };
    const answer = await fetch(`http://127.0.0.1:${site.port}/x`, { headers });
    const reached = (await answer.json()) as { visitor: { region: null }; headers: object };
    expect(reached.visitor.region).toBeNull();
    expect(reached.headers).not.toHaveProperty('x-forwarded-host');
  });
});
