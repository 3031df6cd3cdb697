import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anchors, field, heading, meta, text } from '../imoveis/markup';
import { numberShownAt } from '../imoveis/number-shown';
import { openSite } from '../imoveis/site';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const send = (fields: Record<string, string>, cookie = '') =>
  site.get(`/busca?${new URLSearchParams(fields)}`, { headers: { cookie } });
const location = async (fields: Record<string, string>) => (await send(fields)).headers.get('Location');
/** Of '1.204 imóveis', its number; of 'Nenhum imóvel' 0. */
const numberIn = (message: string) => Number(/[\d.]+(?= imóve)/.exec(message)?.[0].replace('.', '') ?? 0);
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

  test('any other text leads to possible places, each linked to its listing', async () => {
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
      expect(numberIn(label), label).toBe(await numberShownAt(site, listing));
    }
  });

  test.each<Record<string, string>>([
    { tipo: 'casa', 'preco-max': '5000000' },
    { tipo: 'casa' },
    { 'preco-max': '5000000' },
  ])('%j stays chosen where the place is not clear, and goes with each link', async (wish) => {
    const { html } = await send({ local: 'jardim', ...wish });
    const [form = ''] = /<form[^>]*class="busca busca--simples.*?<\/form>/s.exec(html) ?? [];
    expect(form).not.toContain(' required');
    const rows = anchors(html).filter(({ href }) => href.includes('lugar='));
    expect(rows.length).toBeGreaterThan(3);
    for (const [name, value] of Object.entries(wish)) {
      expect(form).toMatch(new RegExp(`name="${name}".*<option value="${value}" selected=""`, 's'));
      for (const { href } of rows) expect(href).toContain(`${name}=${value}`);
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
  test('are stored for this visitor only, the newest first', async () => {
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
