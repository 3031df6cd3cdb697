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
  test('is what the trusted proxy’s headers say, and no shared cache mixes regions', async () => {
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
    const answer = await ask(settings as Record<string, string>, '/x');
    expect(((await answer.json()) as { visitor: unknown }).visitor).toMatchObject({
      country: 'br',
      region: null,
    });
    expect(answer.headers.get('vary') ?? '').not.toContain('x-geo');
  });
});
