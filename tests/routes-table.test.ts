import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePropertyPath } from '@domain/property/property-url';
import { openSite } from './imoveis/site';
import { asDemo } from './support/brokerage';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite();
  await asDemo(site.db);
  await site.db.insertInto('broker').values({ slug: 'ana-prado', name: 'Ana Prado', creci: '1-F' }).execute();
});
afterAll(() => site.close());

const sections = [
  'acessos-e-visitas',
  'caracteristicas-do-imovel',
  'corretor',
  'exclusividade-only-you',
  'informacoes-do-imovel',
  'produtos-similares',
];
const signInPages = ['cadastre-se', 'login', 'recuperar-senha', 'redefinir-senha'];
const clientPages = [
  ...['meus-imoveis', 'meus-imoveis/detalhes', 'meus-imoveis/detalhes/1'],
  ...sections.map((section) => `meus-imoveis/detalhes/${section}`),
];
const partials = [
  ...['blog', 'brand-and-services', 'curation', 'featured', 'header-main', 'international', 'launch'],
  ...['lifestyle-curate', 'media', 'sell-with-us', 'team'],
];

const all = (status: number, ...paths: string[]) => paths.map((path) => ({ path, answer: `${status}` }));
const to = (status: number, rows: Record<string, string>) =>
  Object.entries(rows).map(([path, location]) => ({ path, answer: `${status} ${location}` }));

/** Every row of the specification's route table (spec 1 §2.1), as settled §3 and §4 have it answer. */
const table = [
  ...all(200, '/', '/imoveis', '/imoveis/venda/sao-paulo/apartamento', '/imoveis/aluguel/rio-de-janeiro'),
  ...all(200, '/imovel-desejado', '/keyword', '/politica-de-privacidade', '/termos-de-responsabilidade'),
  ...all(404, '/404', '/consultor-indisponivel', '/fotos-do-anuncio'),
  ...all(404, '/cadastre-seu-imovel/fotos?incluir=desconhecido', '/assumir', '/sem-resposta'),
  ...all(200, '/cadastre-seu-imovel'),
  ...to(302, {
    '/cadastre-seu-imovel/sucesso': '/cadastre-seu-imovel',
    '/cadastre-seu-imovel/celular': '/cadastre-seu-imovel',
    '/cadastre-seu-imovel/fotos': '/cadastre-seu-imovel',
  }),
  ...all(200, ...signInPages.map((page) => `/area-do-cliente/${page}`)),
  ...to(302, { '/area-do-cliente/cadastro-sucesso': '/area-do-cliente/login' }),
  ...to(
    302,
    Object.fromEntries(
      clientPages.map((page) => [
        `/area-do-cliente/${page}`,
        `/area-do-cliente/login?lastPage=${encodeURIComponent(`/area-do-cliente/${page}`)}`,
      ]),
    ),
  ),
  ...to(302, {
    '/login-home': '/area-do-cliente/login?lastPage=%2Flogin-home',
    '/area-do-cliente/meu-perfil': '/area-do-cliente/login?lastPage=%2Farea-do-cliente%2Fmeu-perfil',
    '/area-do-cliente/meu-perfil-de-compra':
      '/area-do-cliente/login?lastPage=%2Farea-do-cliente%2Fmeu-perfil-de-compra',
    '/area-do-cliente/minhas-pesquisas-salvas':
      '/area-do-cliente/login?lastPage=%2Farea-do-cliente%2Fminhas-pesquisas-salvas',
    '/area-do-cliente/meus-favoritos': '/?auth=true&lastPage=%2Farea-do-cliente%2Fmeus-favoritos',
    '/area-do-cliente/meus-favoritos/1': '/?auth=true&lastPage=%2Farea-do-cliente%2Fmeus-favoritos%2F1',
  }),
  ...to(301, { '/para-quem-anuncia/avalie-seu-imovel': '/' }),
  ...all(200, '/para-quem-anuncia/obrigado', '/para-quem-anuncia/programa-only-you'),
  ...all(200, '/para-quem-anuncia/seu-imovel-na-bossa-nova'),
  ...all(200, '/revista-curate/assinatura', '/revista-curate/sucesso'),
  ...to(301, { '/revista-curate/assinatura/sucesso': '/revista-curate/sucesso' }),
  ...all(200, '/sobre-nos/a-bossa-nova', '/sobre-nos/contato', '/sobre-nos/nossa-historia'),
  ...all(200, ...partials.map((name) => `/partials/${name}`), '/imoveis/banner', '/imoveis/customSelect'),
  ...all(200, '/corretor/ana-prado'),
  ...to(302, { '/corretor': '/consultor-indisponivel', '/corretor/ninguem': '/consultor-indisponivel' }),
  ...to(301, {
    '/curadoria': '/imoveis',
    '/curadoria/imoveis-segunda-residencia': '/imoveis?curadoria=imoveis-segunda-residencia',
    '/nossos-imoveis': '/imoveis',
    '/nossos-imoveis/cidade': '/imoveis',
    '/nossos-imoveis/praia': '/imoveis?tipo-de-localizacao=Praia',
    '/nossos-imoveis/campo': '/imoveis?tipo-de-localizacao=Campo',
    '/nossos-imoveis/internacional': '/imoveis?tipo-de-localizacao=Internacional',
  }),
  ...all(410, '/imovel-indisponivel', '/imovel-indisponivel/usado/venda/999999'),
  // What a property's address answers is told in tests/imovel.
  ...all(404, '/novo/venda/sao-paulo/moema/apartamento/999999', '/usado/venda/999999', '/usado/aluguel'),
  ...to(301, {
    '/lancamentos/praia': '/imoveis?tipo-de-localizacao=Praia',
    '/lp-jardins': '/imoveis?lp=lp-jardins',
  }),
  ...to(302, { '/lancamentos/outra': '/404' }),
  ...to(301, {
    '/venda/apartamento': '/imoveis/venda/apartamento',
    '/aluguel/brasil/sp/sao-paulo/casa': '/imoveis/aluguel/sao-paulo/casa',
  }),
];

test.each(table)('$path answers $answer', async ({ path, answer }) => {
  const { status, headers } = await site.get(path);
  expect([status, headers.get('Location')].filter((part) => part !== null).join(' ')).toBe(answer);
});

test('what answers 404 is a page of that status', () => {
  const absent = table.filter(({ answer }) => answer === '404').map(({ path }) => path);
  const pages = absent.filter((path) => parsePropertyPath(`${path}/1`) === null);
  expect(pages).toEqual([
    '/404',
    '/consultor-indisponivel',
    '/fotos-do-anuncio',
    '/cadastre-seu-imovel/fotos?incluir=desconhecido',
    '/assumir',
    '/sem-resposta',
  ]);
});
