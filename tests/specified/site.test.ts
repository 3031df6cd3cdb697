import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cards, cardTitles, heading, jsonLd, text } from '../imoveis/markup';
import { visitDays } from '~/domain/visit-days';
import { cookieOf, password } from '../sign-in/visitor';
import { readCalendar } from '../support/calendar';
import { openSpecifiedSite, pictures, specifiedSiteUrl } from '../support/specified/site';
import { sloppily } from '../support/specified/sloppy';
import { emptyParts, leftovers, shown } from './shown';

const pages = [
  '/',
  '/imoveis',
  '/imoveis?pagina=2',
  '/imoveis/venda/sao-paulo',
  '/imoveis/venda/sao-paulo/apartamento?preco=0-2000000&ordenacao=preco&direcao=asc',
  '/imoveis/aluguel/rio-de-janeiro',
  '/imoveis/venda/ilhabela/casa/3-quartos',
  '/imoveis/venda?preco=0-1',
  '/busca?local=ipanema',
  '/corretor/ana-reis',
  '/comparar?ids=1001,1002,1003',
  '/keyword',
  '/imovel-desejado',
  '/sobre-nos/contato',
  '/area-do-cliente/login',
  '/area-do-cliente/cadastre-se',
  '/sitemap.xml',
  '/sitemap-paginas.xml',
  '/robots.txt',
];

describe.each([
  ['to the letter', (fetch: Parameters<typeof sloppily>[0]) => fetch],
  ['sloppily', sloppily],
] as const)('with a back end of specification calls only, which answers %s,', (manner, answering) => {
  let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
  beforeAll(async () => {
    site = await openSpecifiedSite(answering);
  });
  afterAll(() => site.close());

  test.each(pages)('%s stands, and nothing on it says that something is missing', async (path) => {
    const { status, html } = await site.get(path);
    expect(status).toBe(200);
    expect(shown(html)).not.toMatch(leftovers);
    expect(emptyParts(html)).toEqual([]);
  });

  test.each([
    '/sobre-nos/nossa-historia',
    '/para-quem-anuncia/programa-only-you',
    '/revista-curate/assinatura',
  ])('%s is 404 without a text of the brokerage', async (path) =>
    expect((await site.get(path)).status).toBe(404),
  );

  test('shows no unknown count and blames no filter for an empty search', async () => {
    const empty = shown((await site.get('/imoveis/venda?preco=0-1')).html);
    expect(empty).not.toContain('sozinho');
    expect(empty).toMatch(
      manner === 'sloppily' ? /Sem os filtros(?! ?\d| ?imóveis)/ : /Sem os filtros ?\d+ imóveis/,
    );
    const index = shown((await site.get('/keyword')).html);
    expect(index.includes('com o número de imóveis')).toBe(manner !== 'sloppily');
  });

  test('names a radius as such, since a district’s own count is unknown', async () => {
    const { html } = await site.get('/imoveis/venda?localizacao=Moema&lat=-23.6052&lng=-46.6636&range=2');
    expect(heading(html)).toMatch(
      manner === 'sloppily'
        ? /^Imóveis à venda a até 2 km do centro de Moema$/
        : /^\d+ imóveis à venda a até 2 km do centro de Moema$/,
    );
    expect(html).not.toContain('divisor');
  });

  test('a home to let tells its rent among homes for sale', async () => {
    const { html } = await site.get(site.catalogue[0]!.canonical);
    const toLet = cards(html).find((card) => card.includes('/1003"'))!;
    expect(text(toLet)).toContain('R$ 6.500 /mês');
  });

  test('a search shows its properties with prices, pictures and more pages', async () => {
    const { html } = await site.get('/imoveis/venda/sao-paulo');
    expect(heading(html)).toMatch(
      manner === 'sloppily' ? /^Imóveis à venda em São Paulo$/ : /^\d+ imóveis à venda em São Paulo$/,
    );
    expect(cardTitles(html)).toHaveLength(9);
    for (const card of cards(html)) {
      expect(card).toContain(`<img src="${pictures}/`);
      expect(text(card)).toMatch(/R\$ [1-9]|Sob consulta/);
      expect(card).toMatch(/href="\/(?:novo|usado)\/venda\/sao-paulo\/[a-z-]+\/[a-z-]+\/10\d\d"/);
    }
    expect(html).toContain('?pagina=2');
    expect(JSON.stringify(jsonLd(html))).not.toMatch(/null|NaN|undefined/);
    const requestBody = site.standIn.bodies.at(-1)!.body;
    expect(requestBody).toEqual({ negotiation: 'sell', local: 'sao-paulo' });
  });

  test('sends only the filters that are set, in the specification’s form', async () => {
    await site.get(
      '/imoveis/venda?atributos-do-imovel=adega--lareira&nivel-de-reforma=reformado&aceita-permuta=sim',
    );
    expect(site.standIn.bodies.at(-1)!.body).toEqual({
      negotiation: 'sell',
      acceptExchange: true,
      propertyDetails: [
        { slug: 'adega', label: 'Adega' },
        { slug: 'lareira', label: 'Lareira' },
      ],
      renovationLevel: [{ slug: 'reformado', label: 'Reformado' }],
    });
  });

  test('the last page is the last, and one behind it says so', async () => {
    const first = await site.get('/imoveis/venda/ilhabela');
    expect(cardTitles(first.html)).toHaveLength(6);
    expect(first.html).not.toContain('pagina=2');
    expect((await site.get('/imoveis/venda/ilhabela?pagina=3')).status).toBe(404);
  });

  test.each([1001, 1008, 1015, 1022, 1029, 1036])('property %i has a page that looks whole', async (id) => {
    const property = site.catalogue.find((each) => each.id === id)!;
    const path = new URL(property.canonical, specifiedSiteUrl).pathname;
    let page = await site.get(path);
    // Without its own condition a back end's address may be another than ours.
    if (page.status === 301) page = await site.get(page.headers.get('Location')!);
    expect(page.status).toBe(200);
    expect(heading(page.html)).toBe(property.titulo1);
    expect(shown(page.html)).not.toMatch(leftovers);
    expect(emptyParts(page.html)).toEqual([]);
    expect(page.html).toContain(property.fotoPrincipal);
    expect(JSON.stringify(jsonLd(page.html))).not.toMatch(/null|NaN|undefined/);
  });

  test('handles a gone property, an unknown one and a broker who left', async () => {
    const gone = await site.get('/usado/venda/sao-paulo/moema/casa/999');
    expect([gone.status, gone.headers.get('Location')]).toEqual([
      302,
      '/imovel-indisponivel/usado/venda/999',
    ]);
    expect((await site.get('/imovel-indisponivel/usado/venda/999')).status).toBe(410);
    expect((await site.get('/usado/venda/sao-paulo/moema/casa/4')).status).toBe(404);
    expect((await site.get('/corretor/quem')).headers.get('Location')).toBe('/consultor-indisponivel');
  });

  test('a code leads to its property', async () => {
    const { headers } = await site.get('/busca?local=1004');
    expect(headers.get('Location')).toContain('/1004');
  });

  test('a new visitor registers, saves a property, sends a lead and signs out', async () => {
    const email = `clara.${manner.replaceAll(' ', '-')}@exemplo.com.br`;
    const registered = await site.post('/area-do-cliente/login', {
      etapa: 'registration',
      nome: 'Clara Nunes',
      email,
      senha: password,
      termos: 'on',
    });
    expect(registered.status).toBe(303);
    const cookie = cookieOf(registered.headers);
    const as = { headers: { cookie } };

    const home = await site.get('/login-home', as);
    expect([home.status, shown(home.html)]).toEqual([200, expect.stringContaining('Clara')]);
    expect(shown(home.html)).not.toMatch(leftovers);

    const pressed = await site.post(
      '/recursos/favoritos',
      { imovel: 'usado/venda/1001', volta: '/imoveis' },
      { cookie },
    );
    expect(pressed.status).toBe(303);
    const favorites = '/area-do-cliente/meus-favoritos';
    const folders = await site.get(favorites, as);
    // What this back end has no call for is not spoken of.
    expect(shown(folders.html)).not.toMatch(/Nova pasta|Recentemente removidos|Remover pasta/);
    expect(shown(folders.html)).not.toMatch(leftovers);
    const folder = new RegExp(`href="(${favorites}/[^"/]+)"`).exec(folders.html)![1]!;
    const folderPage = await site.get(folder, as);
    expect([folderPage.status, cardTitles(folderPage.html)]).toEqual([200, [site.catalogue[0]!.titulo1]]);
    expect(shown(folderPage.html)).not.toMatch(/Anotar|não está disponível/);
    expect(shown(folderPage.html)).not.toMatch(leftovers);
    const choice = `${favorites}/guardar?imovel=usado/venda/1001&volta=/imoveis`;
    const chosen = await site.post(choice, { pasta: 'nova', nomeDaPasta: 'Praia' }, { cookie });
    expect(chosen.status).toBe(303);
    // This stand-in has one folder, whatever it is called: what is taken out of it is gone.
    await site.post('/recursos/favoritos', { imovel: 'usado/venda/1001', volta: '/imoveis' }, { cookie });
    for (const [path, fields] of [
      [`${folder}/renomear`, { nomeDaPasta: 'Praia' }],
      [`${folder}/mover/1001`, { pasta: 'nova', nomeDaPasta: 'Campo', manter: 'on' }],
      [`${folder}/esvaziar`, {}],
      [favorites, { acao: 'restaurar-pasta', pasta: folder.split('/').at(-1)!, volta: folder }],
    ] as [string, Record<string, string>][]) {
      const done = await site.post(path, fields, { cookie });
      expect([path, done.status]).toEqual([path, 303]);
    }

    const searches = '/area-do-cliente/minhas-pesquisas-salvas';
    const listing = '/imoveis/venda/ilhabela/casa/3-quartos?preco=0-9000000&atributos-do-imovel=piscina';
    await site.post(
      `${searches}/salvar?busca=${encodeURIComponent(listing)}`,
      { nome: 'Praia', frequencia: 'daily' },
      { cookie },
    );
    const saved = await site.get(searches, as);
    expect(saved.html).toContain(`href="${listing.replaceAll('&', '&amp;')}">Praia</a>`);
    expect(shown(saved.html)).not.toMatch(leftovers);
    await site.post(searches, { acao: 'excluir', pesquisa: '1' }, { cookie });
    expect((await site.get(searches, as)).html).toContain('Nenhuma pesquisa salva.');

    const profile = await site.get('/area-do-cliente/meu-perfil', as);
    expect([profile.status, profile.html.includes(email)]).toEqual([200, true]);
    expect(shown(profile.html)).not.toMatch(leftovers);

    const sent = await site.post('/sobre-nos/contato', {
      nome: 'Clara Nunes',
      email,
      'telefone.pais': 'BR',
      'telefone.numero': '(11) 98765-4321',
      assunto: 'Alugar',
      mensagem: 'Quero alugar uma casa.',
      chave: `a-form-that-was-shown-${manner}`.replaceAll(' ', '-'),
    });
    expect(sent.status).toBe(303);
    expect(site.standIn.leads).toHaveLength(1);

    const [property] = site.catalogue;
    const ofProperty = new RegExp(`href="(/usado/[^"]*/${property!.id})"`);
    const path = ofProperty.exec((await site.get('/imoveis')).html)![1]!;
    const visited = await site.post(path, {
      ...{ pedido: 'visita', modo: 'Presencial', periodo: 'Manhã', nome: 'Clara Nunes', email },
      ...{ 'telefone.numero': '(11) 98765-4321', dia: visitDays(new Date())[1]!.day },
    });
    const thanks = await site.get(visited.headers.get('Location')!, {
      headers: { cookie: cookieOf(visited.headers) },
    });
    const calendar = text(/href="(\/recursos\/agenda[^"]*)"/.exec(thanks.html)![1]!);
    const { location, description } = readCalendar((await site.get(calendar)).html);
    expect(location).toContain(property!.endereco.cidade);
    expect(description).not.toContain('Protocolo');

    const out = await site.post('/recursos/sair', {}, { cookie });
    expect(out.status).toBe(303);
    const left = await site.get('/', { headers: { cookie: cookieOf(out.headers) } });
    expect(text(left.html)).not.toContain('não conseguimos');
  });
});
