import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeConsent } from '~/features/marketing/consent/consent';
import { links } from '~/links';
import { openSite } from '../imoveis/site';
import { startFaultyBackEnd } from '../support/faulty-back-end';

const address = '/recursos/geolocalizacao';
const page = links.terms();
const allowed = `consentimento=${encodeConsent(['preferencias'], new Date())}`;
/** Whether what a page ends with leads to Rio, where the test's catalogue lets homes. */
const isRios = (html: string) =>
  html.slice(html.indexOf('<h2>Sobre nós')).includes('/imoveis/aluguel?localizacao=Rio%20de%20Janeiro');

type Site = Awaited<ReturnType<typeof openSite>>;
/** Visitors of their own: what was learnt of one is known for a while. */
let visitors = 0;
const someone = () => `198.51.100.${(visitors += 1)}`;
const ask = (site: Site, headers: Record<string, string> = {}, path = address) =>
  site.get(path, { headers: { 'x-forwarded-for': someone(), ...headers } });

describe('a site whose operator names a geolocation endpoint', () => {
  const lookups: string[] = [];
  let endpoint: Awaited<ReturnType<typeof startFaultyBackEnd>>;
  let site: Site;
  beforeAll(async () => {
    endpoint = await startFaultyBackEnd(({ url }) => {
      lookups.push(new URL(url).pathname);
      return Response.json({ country: 'BR', region: 'RJ' });
    });
    site = await openSite(undefined, { GEO_URL: `${endpoint.baseUrl}/onde/{ip}`, TRUST_PROXY: '1' });
  });
  afterAll(async () => {
    await site.close();
    await endpoint.close();
  });
  beforeEach(() => void (lookups.length = 0));

  test('returns the visitor’s region to scripts, with no lookup for pages', async () => {
    const opened = await ask(site, {}, page);
    expect([isRios(opened.html), lookups]).toEqual([false, []]);
    expect(opened.html).toContain('data-region="SP"');
    const { html, headers } = await ask(site, { 'x-forwarded-for': '203.0.113.66, 198.51.100.200' });
    expect(JSON.parse(html)).toEqual({ country: 'br', ip: '198.51.100.200', region: 'RJ' });
    expect(lookups).toEqual(['/onde/198.51.100.200']);
    expect(headers.get('cache-control')).toContain('private');
    expect(headers.getSetCookie()).toEqual([]);
  });

  test('stores the region with consent, renders it, and forgets on refusal', async () => {
    const { headers } = await ask(site, { cookie: allowed });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/^regiao=RJ; Path=\/; Max-Age=2592000; SameSite=Lax/);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const opened = await ask(site, { cookie: `${allowed}; regiao=RJ` }, page);
    expect(isRios(opened.html)).toBe(true);
    expect(opened.html).toContain('data-region="RJ"');
    const refused = await site.post('/recursos/cookies', { cookies: 'recusar' });
    expect(refused.headers.getSetCookie().join()).toMatch(/regiao=; Path=\/; Max-Age=0/);
  });

  test('renders the region of a looked-up address without a cookie', async () => {
    const visitor = { 'x-forwarded-for': '198.51.100.201' };
    expect(isRios((await ask(site, visitor, page)).html)).toBe(false);
    await ask(site, visitor);
    const { html, headers } = await ask(site, visitor, page);
    expect([isRios(html), headers.getSetCookie()]).toEqual([true, []]);
    expect(isRios((await ask(site, {}, page)).html), 'another address').toBe(false);
  });

  test.each(['regiao=MG', 'regiao=', 'regiao=rj', 'regiao=%3Cscript%3E'])(
    'takes a cookie of another value for none: %s',
    async (cookie) => expect(isRios((await ask(site, { cookie }, page)).html)).toBe(false),
  );

  test('returns the fragments of the browser’s region, else the default', async () => {
    const footer = async (query: string) =>
      (JSON.parse((await ask(site, {}, `/recursos/partes${query}`)).html) as { footer: string }).footer;
    expect(isRios(await footer('?regiao=RJ'))).toBe(true);
    expect(await footer('?regiao=MG')).toBe(await footer(''));
  });

  test('shows everybody’s menus where the endpoint fails', async () => {
    await endpoint.whileIt('answers 500', async () => {
      const { status, html, headers } = await ask(site, { cookie: allowed });
      expect([status, JSON.parse(html).region, headers.getSetCookie()]).toEqual([200, null, []]);
    });
  });
});

describe('a site whose proxy says the region', () => {
  test('believes it alone: no cookie, no address, and no browser has to ask', async () => {
    const site = await openSite(undefined, {
      GEO_URL: 'https://geo.invalid/{ip}',
      GEO_REGION_HEADER: 'x-geo-region',
      TRUST_PROXY: '1',
    });
    try {
      const rio = await ask(site, { 'x-geo-region': 'RJ', cookie: 'regiao=SP' }, page);
      expect([isRios(rio.html), rio.html.includes('data-region')]).toEqual([true, false]);
      const minas = await ask(site, { 'x-geo-region': 'MG', cookie: 'regiao=RJ' }, page);
      expect(isRios(minas.html)).toBe(false);
      const parts = await ask(site, { 'x-geo-region': 'MG' }, '/recursos/partes?regiao=RJ');
      expect(isRios((JSON.parse(parts.html) as { footer: string }).footer)).toBe(false);
      const { html } = await ask(site, { 'x-geo-region': 'RJ' });
      expect(JSON.parse(html)).toMatchObject({ country: 'br', region: 'RJ' });
    } finally {
      await site.close();
    }
  });
});

describe('a site with neither', () => {
  test('shows everybody São Paulo’s, and nothing bids a browser to ask', async () => {
    const site = await openSite();
    try {
      const { html } = await ask(site, { cookie: `${allowed}; regiao=RJ` }, page);
      expect([isRios(html), html.includes('data-region')]).toEqual([false, false]);
      expect((await ask(site, { cookie: allowed })).headers.getSetCookie()).toEqual([]);
    } finally {
      await site.close();
    }
  });
});

describe('a back end of the operator’s own', () => {
  test('is called for `geolocation`; after a 501 not again for an hour', async () => {
    let calls = 0;
    let status = 200;
    const backEnd = await startFaultyBackEnd(({ url }) => {
      if (!url.endsWith('/geolocation')) return new Response(null, { status: 404 });
      calls += 1;
      return Response.json({ country: 'BR', ip: null, region: 'Rio de Janeiro' }, { status });
    });
    const site = await openSite(undefined, { API_BASE_URL: backEnd.baseUrl });
    const region = async () => JSON.parse((await ask(site)).html).region;
    try {
      expect((await site.get('/recursos/partes')).html).toContain('data-region=\\"SP\\"');
      expect([await region(), calls]).toEqual(['RJ', 1]);
      status = 501;
      expect([await region(), await region(), calls]).toEqual([null, null, 2]);
    } finally {
      await site.close();
      await backEnd.close();
    }
  });
});
