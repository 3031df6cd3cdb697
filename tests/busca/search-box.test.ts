import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors, field, heading, meta, text } from '../imoveis/markup';
import { openSite } from '../imoveis/site';
import { fillCatalogue, makeListing } from '../support/catalogue';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const send = (fields: Record<string, string>, cookie = '') =>
  site.get(`/busca?${new URLSearchParams(fields)}`, { headers: { cookie } });
const location = async (fields: Record<string, string>) => (await send(fields)).headers.get('Location');
/** Of '1.204 imóveis', its number; of 'Nenhum imóvel' 0. */
const numberIn = (said: string) => Number(/[\d.]+(?= imóve)/.exec(said)?.[0].replace('.', '') ?? 0);
const visitorOf = (headers: Headers) => /visitante=[^;]+/.exec(headers.get('Set-Cookie') ?? '')?.[0] ?? '';

describe('the search box, sent without JavaScript', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a city', { local: 'são PAULO' }, '/imoveis/venda/sao-paulo'],
    ['a place to rent in', { local: 'Leblon', negociacao: 'aluguel' }, '/imoveis/aluguel/leblon'],
    ['a place’s whole label', { local: 'moema, sao paulo' }, '/imoveis/venda/moema'],
    ['nothing', { local: '' }, '/imoveis/venda'],
    [
      'a point',
      { lat: '-23.58129', lng: '-46.68', local: 'x' },
      '/imoveis/venda?localizacao=Perto%20de%20mim&lat=-23.581&lng=-46.68&range=2',
    ],
    ['a rubbish point', { lat: '91', lng: '-46.68', local: '' }, '/imoveis/venda'],
    ['a radius around a place', { local: 'Moema', raio: '5' }, '/imoveis/venda?localizacao=Moema'],
    [
      'a kind and a price in a place',
      { local: 'Moema', tipo: 'casa', 'preco-max': '5000000' },
      '/imoveis/venda/moema/casa?preco=0-5000000',
    ],
    ['a kind alone', { local: '', tipo: 'cobertura', 'preco-max': '' }, '/imoveis/venda/cobertura'],
    [
      'a rent of at most so much',
      { local: 'Leblon', negociacao: 'aluguel', 'preco-max': '10000' },
      '/imoveis/aluguel/leblon?preco=0-10000',
    ],
    [
      'what is no kind and no price',
      { local: 'Moema', tipo: 'castelo', 'preco-max': '-1' },
      '/imoveis/venda/moema',
    ],
    ['a radius that nobody offers', { local: 'Moema', raio: '5000' }, '/imoveis/venda/moema'],
    [
      'a place on a listing, whose negotiation, filters and order stay',
      {
        local: 'Moema',
        em: '/imoveis/aluguel/sao-paulo/casa?tipo-de-localizacao=Praia&suites=2&ordenacao=preco&pagina=3',
      },
      '/imoveis/aluguel/moema/casa?suites=2&ordenacao=preco',
    ],
    [
      'a point on a listing',
      { lat: '-23.5', lng: '-46.6', local: '', em: '/imoveis/casa?suites=2' },
      '/imoveis/casa?suites=2&localizacao=Perto%20de%20mim&lat=-23.5&lng=-46.6&range=2',
    ],
    ['a place on another page', { local: 'Moema', em: '/sobre-nos/contato' }, '/imoveis/venda/moema'],
    [
      'a place on another site',
      { local: 'Moema', em: '//mau.example/imoveis/aluguel' },
      '/imoveis/venda/moema',
    ],
  ])('%s leads to its listing', async (_what, fields, address) => {
    expect((await location(fields))?.startsWith(address)).toBe(true);
  });

  test('a code leads to its property', async () => {
    const id = site.ids.get('SP-1')!;
    expect(await location({ local: String(id) })).toMatch(new RegExp(`^/usado/venda/sao-paulo/.*/${id}$`));
  });

  test('a code that nobody has is told with a way on, and the code is kept', async () => {
    const { status, html } = await send({ local: '99999999' });
    expect(status).toBe(200);
    expect(text(html)).toContain(
      'Infelizmente, o imóvel buscado não está mais disponível. Mas não se preocupe, nossos consultores selecionaram outros imóveis similares à sua busca.',
    );
    expect(anchors(html)).toContainEqual(
      expect.objectContaining({ label: 'Ver mais imóveis', href: '/imoveis' }),
    );
    expect(field(html, 'local').value).toBe('99999999');
  });

  test('anything else leads to the places that it may mean, each a link to its listing', async () => {
    const { status, html } = await send({ local: 'jardim', negociacao: 'aluguel' });
    expect([status, heading(html)]).toEqual([200, 'Qual destes lugares?']);
    expect(html).toContain('<mark>Jardim</mark> Europa');
    expect(meta(html, 'robots')).toBe('noindex,follow');
    const rows = anchors(html).filter(({ href }) => href.includes('lugar='));
    expect(rows.length).toBeGreaterThan(3);
    for (const { href } of rows) {
      expect((await site.get(href)).headers.get('Location')).toMatch(/^\/imoveis\/aluguel[/?]/);
    }
  });

  test.each<Record<string, string>>([
    { negociacao: 'venda' },
    { negociacao: 'aluguel' },
    { tipo: 'casa' },
    { em: '/imoveis/aluguel/itu/casa' },
  ])('each of them says how many homes its link leads to: %j', async (fields) => {
    const { html } = await send({ local: 'jardim', ...fields });
    const rows = anchors(html).filter(({ href }) => href.includes('lugar='));
    expect(rows.length).toBeGreaterThan(3);
    for (const { label, href } of rows) {
      const listing = (await site.get(href)).headers.get('Location')!;
      expect(numberIn(label), label).toBe(numberIn(heading((await site.get(listing)).html)));
    }
  });

  test.each(['jardim submerso', '<script>alert(1)</script>', '%', `${'a'.repeat(300)}`, '\u0000'])(
    'what nobody knows says so, whatever it is: %j',
    async (typed) => {
      const { status, html, headers } = await send({ local: typed });
      if (status === 302) return expect(headers.get('Location')).toBe('/imoveis/venda');
      expect([status, heading(html)]).toEqual([200, 'Não há resultados para esta localização']);
      expect(html).not.toContain('<script>alert');
    },
  );

  test('a back end that does not answer is told, and what was typed is kept', async () => {
    await site.whileDown(async () => {
      const place = await send({ local: 'moema' });
      expect(place.status).toBe(503);
      expect(heading(place.html)).toBe('Algo de errado ocorreu ao buscar as localizações disponíveis.');
      expect(field(place.html, 'local').value).toBe('moema');
      const code = await send({ local: '18466' });
      expect(text(code.html)).toContain('Tivemos um problema ao buscar o imóvel, tente novamente.');
    });
  });
});

describe('recent searches', () => {
  test('are kept from the first place on, the newest first, for this visitor alone', async () => {
    const first = await send({ local: 'Moema' });
    const visitor = visitorOf(first.headers);
    expect(first.headers.get('Set-Cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    const second = await send({ local: 'Leblon' }, visitor);
    expect(visitorOf(second.headers)).toBe(visitor);
    const shown = async (cookie: string) =>
      anchors((await send({ local: 'jardim submerso' }, cookie)).html)
        .filter(({ href }) => href.includes('lugar='))
        .map(({ label }) => label);
    expect(await shown(visitor)).toEqual(['Leblon, Rio de Janeiro', 'Moema, São Paulo']);
    expect(await shown('')).toEqual([]);
    expect(await shown('visitante=Zm9yZ2Vk')).toEqual([]);
  });

  test('a text that is no place, and a code, make no visitor known', async () => {
    expect(visitorOf((await send({ local: 'jardim' })).headers)).toBe('');
    expect(visitorOf((await send({ local: '123' })).headers)).toBe('');
  });
});

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
          expect(homes[word]).toBe(numberIn(heading((await site.get(hrefs[word][0])).html)));
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
    const kept = await keep(String(place.id));
    expect(kept.body.places).toMatchObject([{ label: 'Moema, São Paulo' }]);
    const cookie = visitorOf(kept.headers);
    expect((await json('/recursos/pesquisas-recentes', { headers: { cookie } })).body).toEqual(kept.body);
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

describe('a house’s own codes', () => {
  const id = (reference: string) => site.ids.get(reference)!;
  beforeAll(async () => {
    await fillCatalogue(site.db, [makeListing({ reference: 'sp/2', title: 'Casa de outra casa' })], 'outra');
  });

  test.each(['SP-1', 'sp1', 'Sp 1', ' s.p/1 '])('a home is found by its code as %j', async (local) => {
    expect(await location({ local })).toMatch(new RegExp(`^/usado/venda/sao-paulo/.*/${id('SP-1')}$`));
  });

  test('where two homes have one code, a page of links asks which', async () => {
    const { status, html } = await send({ local: 'SP2' });
    expect([status, heading(html)]).toEqual([200, 'Qual destes imóveis?']);
    expect(text(html)).toContain('Dois imóveis têm o código “SP2”.');
    const rows = anchors(html).filter(({ label }) => label.includes('Código'));
    expect(rows.map(({ label }) => label.match(/Código .*/)![0])).toEqual(['Código SP-2', 'Código sp/2']);
    for (const { href } of rows) expect((await site.get(href)).status).toBe(200);
    const asked = await site.get('/recursos/codigo?local=SP2');
    expect(JSON.parse(asked.html)).toEqual({ path: '/busca?local=SP2' });
  });

  test('what has a digit and is no code is looked for among the places', async () => {
    const { status, html } = await send({ local: 'Rua 7' });
    expect([status, heading(html)]).toEqual([200, 'Não há resultados para esta localização']);
  });
});

test('where the back end does not count, or fails to, places are offered without numbers', async () => {
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
