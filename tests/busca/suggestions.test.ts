import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors } from '../imoveis/markup';
import { numberShownAt } from '../imoveis/number-shown';
import { openSite } from '../imoveis/site';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const visitorOf = (headers: Headers) => /visitante=[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? '';

describe('what scripts ask for the search box', () => {
  const json = async (path: string, init?: RequestInit) => {
    const { status, headers, html } = await site.get(path, init);
    return { status, headers, body: JSON.parse(html) };
  };
  const suggested = async (text: string) =>
    (await json(`/recursos/locais?${new URLSearchParams({ local: text })}`)).body;

  test('three places at most, each with its listings by negotiation and radius', async () => {
    const { places, exact } = await suggested('jardim');
    expect(places).toHaveLength(3);
    expect(exact).toBeNull();
    const [first] = places;
    expect(first.hrefs.venda[0]).toMatch(/^\/imoveis\/venda\//);
    expect(first.hrefs.aluguel[2]).toMatch(/^\/imoveis\/aluguel\?.*&range=5$/);
  });

  test.each<Record<string, string>>([{}, { em: '/imoveis/aluguel/itu/casa' }])(
    'each says how many homes its listings have: %j',
    async (em) => {
      const { body } = await json(`/recursos/locais?${new URLSearchParams({ local: 'jardim', ...em })}`);
      for (const { homes, hrefs } of body.places)
        for (const word of ['venda', 'aluguel'])
          expect(homes[word]).toBe(await numberShownAt(site, hrefs[word][0]));
    },
  );

  test('on a listing a place’s listings keep its negotiation and filters', async () => {
    const em = '/imoveis/aluguel/itu/2-quartos?suites=2&pagina=4';
    const { body } = await json(`/recursos/locais?${new URLSearchParams({ local: 'moema', em })}`);
    expect(body.exact.hrefs.venda[0]).toBe('/imoveis/aluguel/moema/2-quartos?suites=2');
    expect(body.exact.hrefs.aluguel[1]).toMatch(
      /^\/imoveis\/aluguel\/2-quartos\?suites=2&localizacao=Moema.*&range=2$/,
    );
  });

  test.each([
    ['its label', 'MOEMA, sao paulo', 'Moema, São Paulo'],
    ['its own name, where nothing else is called so', 'leblon', 'Leblon, Rio de Janeiro'],
    ['a part of it', 'mo', null],
    ['no name at all', 'x'.repeat(500), null],
  ])('a place is named exactly by %s', async (_what, text, label) => {
    expect((await suggested(text)).exact?.label ?? null).toBe(label);
  });

  test('a code leads to its property, or tells why not', async () => {
    const id = site.ids.get('SP-1')!;
    expect((await json(`/recursos/codigo?local=${id}`)).body.path).toMatch(new RegExp(`/${id}$`));
    expect((await json('/recursos/codigo?local=99999999')).body).toMatchObject({
      path: null,
      message: { tone: 'warning', action: { href: '/imoveis' } },
    });
  });

  test('how many properties a search has', async () => {
    const { body } = await json('/recursos/total/venda/sao-paulo?preco=0-1000000');
    expect(body).toEqual({ total: 2, words: '2 em São Paulo.', tiles: null });
  });

  test('a chosen place is kept for the visitor, a wrong one is refused', async () => {
    const [place] = (await suggested('moema')).places;
    const keep = (lugar: string) =>
      json('/recursos/pesquisas-recentes', { method: 'POST', body: new URLSearchParams({ lugar }) });
    const response = await keep(String(place.id));
    expect(response.body.places).toMatchObject([{ label: 'Moema, São Paulo' }]);
    const cookie = visitorOf(response.headers);
    expect((await json('/recursos/pesquisas-recentes', { headers: { cookie } })).body).toEqual(response.body);
    expect((await json('/recursos/pesquisas-recentes')).body.places).toEqual([]);
    expect((await keep('1; drop table')).status).toBe(400);
    expect((await keep('2147483646')).body.places).toEqual([]);
  });

  test.each(['/recursos/pesquisas-recentes', '/recursos/visita'])(
    'what is no form is refused by %s, and is no fault of ours',
    async (path) => {
      const headers = { 'content-type': 'application/json' };
      expect((await site.get(path, { method: 'POST', body: '{}', headers })).status).toBe(415);
    },
  );

  test('a back end that does not answer is told, and nothing breaks', async () => {
    await site.whileDown(async () => {
      expect((await site.get('/recursos/locais?local=moema')).status).toBe(503);
      expect((await json('/recursos/codigo?local=1')).body.message.tone).toBe('danger');
      expect((await json('/recursos/total/venda')).body.total).toBeNull();
      expect((await json('/recursos/pesquisas-recentes')).body.places).toEqual([]);
    });
  });
});

test('where the back end does not count, places are offered without numbers', async () => {
  const other = await openSite();
  try {
    const offered = async (local: string) => {
      const { places } = JSON.parse((await other.get(`/recursos/locais?local=${local}`)).html);
      const { html } = await other.get(`/busca?local=${local}`);
      const rows = anchors(html).filter(({ href }) => href.includes('lugar='));
      return { places, rows };
    };
    for (const [how, local] of [
      ['failing', 'jardim'],
      ['without', 'sao'],
    ] as const)
      await other[how](['search/counts'], async () => {
        const { places, rows } = await offered(local);
        expect(places.length).toBeGreaterThan(1);
        for (const place of places) expect(place).not.toHaveProperty('homes');
        expect(rows.length).toBeGreaterThan(1);
        for (const { label } of rows) expect(label).not.toMatch(/imóve/);
      });
  } finally {
    await other.close();
  }
});
