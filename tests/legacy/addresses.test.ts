import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oldAddress } from '../support/arbitrary-addresses';
import { openWholeSite, settings } from './site';

let site: Awaited<ReturnType<typeof openWholeSite>>;
beforeAll(async () => {
  site = await openWholeSite();
}, 120_000);
afterAll(() => site.close());

describe('a visitor who follows an old address', () => {
  test.each([
    ['/nossos-imoveis/cidade?comprar=1&cidade=S%E3o+Paulo&tipologia[]=Apartamento', 200],
    ['/venda/brasil/sp/sao-paulo/moema/apartamento', 200],
    ['/exclusividades/', 200],
    ['/home-office', 200],
    ['/curadoria/imoveis-segunda-residencia', 200],
    ['/lp-jardins/cidade?utm_source=revista', 200],
    ['/nossos-imoveis/serra', 404],
    ['/nossos-imoveis/cidade?page=999', 404],
    ['/nada', 404],
    ['/venda/a/b/c/apartamento', 404],
  ])('%s is at a page that answers %i', async (address, status) => {
    const { visited, answer } = await site.follow(address);
    expect(answer.status).toBe(status);
    expect(visited.length - 1).toBeLessThanOrEqual(2);
  });

  test('another old address gives 200, 404 or 410, in at most two redirects', async () => {
    await fc.assert(
      fc.asyncProperty(oldAddress, async (address) => {
        const { visited, answer } = await site.follow(address);
        expect(visited.length - 1).toBeLessThanOrEqual(2);
        const external = [settings.FINANCING_URL, settings.BLOG_URL];
        if (answer.status === 302) {
          expect(external.some((url) => answer.headers.location!.startsWith(url))).toBe(true);
        } else expect([200, 404, 410]).toContain(answer.status);
      }),
      { numRuns: 20 },
    );
  });
});

describe('a redirect', () => {
  test('carries the security headers, no body, and how long it may be kept', async () => {
    const permanent = await site.get('/exclusividades');
    expect(permanent).toMatchObject({ status: 301, body: '' });
    expect(permanent.headers).toMatchObject({
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-length': '0',
    });
    expect((await site.get('/blog')).headers['cache-control']).toBe('no-store');
  });

  test('answers a HEAD too; a POST is not turned into a GET', async () => {
    expect((await site.get('/exclusividades', {}, 'HEAD')).status).toBe(301);
    for (const path of ['/exclusividades', '/nossos-imoveis/cidade', '/venda/casa', '/blog', '/lp-a']) {
      const { status, headers } = await site.get(path, { 'content-length': '0' }, 'POST');
      expect([status, headers.location]).toEqual([404, undefined]);
    }
  });

  test('is what a navigation of the router gets too', async () => {
    const query = 'quartos=2&cidade=S%C3%A3o+Paulo';
    const document = await site.get(`/venda/casa?${query}`);
    const data = await site.get(`/venda/casa.data?${query}&_routes=routes%2Finstitucional%2Fnot-found`);
    expect(document.headers.location).toBe('/imoveis/venda/sao-paulo/casa/2-quartos');
    expect(data.body).toContain('"/imoveis/venda/sao-paulo/casa/2-quartos"');
    expect(data.status, 'the router is told; the browser follows nothing').toBe(202);
  });

  test.each([
    ['a query of 8,192 characters is taken', 8192, 301],
    ['a longer one is refused', 8193, 414],
    ['one that Node does not take is refused', 20_000, 431],
  ])('%s', async (_, length, status) => {
    const { status: answered, headers } = await site.get(
      `/nossos-imoveis/cidade?x=${'a'.repeat(length - 2)}`,
    );
    expect(answered).toBe(status);
    if (status === 301) expect(headers.location).toBe('/imoveis');
  });
});
