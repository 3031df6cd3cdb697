import { expect, test } from 'vitest';
import { parsePageRequest } from './page-request';

const site = {
  ...{
    settings: { oneTapClientId: null, gtmId: null },
    siteUrl: 'https://casa.example',
    log: { warn() {}, error() {} },
  },
} as never;
const withOneTap = { ...(site as object), settings: { oneTapClientId: 'x', gtmId: null } } as never;
const requestFor = (url: string, cookie?: string, { method = 'GET', referer = '', of = site } = {}) =>
  parsePageRequest({ method, url, headers: { cookie, ...(referer && { referer }) } }, 'SP', of);
const addressOf = (url: string) => requestFor(url)?.address ?? null;

const propertyUrl = '/usado/venda/sao-paulo/moema/casa/12';
test.each([
  ['/?utm_source=x&gclid=1', '/'],
  ['/imoveis/venda/sao-paulo?fbclid=1&pagina=1', '/imoveis/venda/sao-paulo'],
  ['/imoveis/venda?suites=2&preco=1000000-0&xyz=1', '/imoveis/venda?preco=1000000-0&suites=2'],
  [`${propertyUrl}?utm_medium=a&aba=planta`, `${propertyUrl}?aba=planta`],
  [`${propertyUrl}?sugestoes=2&corretor=ana-reis`, `${propertyUrl}?corretor=ana-reis&sugestoes=2`],
  ['/sobre-nos/contato?x=1', '/sobre-nos/contato'],
  ['/sobre-nos/contato?assunto=Vender&x=1', '/sobre-nos/contato?assunto=Vender'],
  ['/sobre-nos/contato?assunto=x', '/sobre-nos/contato'],
  [
    '/corretor/ana-reis?negociacao=venda&ordenacao=preco&direcao=asc&q=1',
    '/corretor/ana-reis?negociacao=venda&ordenacao=preco&direcao=asc',
  ],
])('%s is the same page for all as %s', (url, address) => {
  expect(addressOf(url)).toBe(address);
  expect(addressOf(address)).toBe(address);
});

test.each([
  ['what the router asks for', '/imoveis/venda.data?_routes=routes%2Fimoveis%2Froute'],
  ['the same of the home page', '/_root.data'],
  ['a private page', '/area-do-cliente/meu-perfil'],
  ['data for scripts', '/recursos/locais?busca=x'],
  ['who is to sign in', '/?auth=true'],
  ['whose session has ended', '/?from=%2Fcomparar'],
  ['who has just sent a form', `${propertyUrl}?enviado=sim`],
  ['whose financing it is', `${propertyUrl}?entrada=100000`],
  ['a filter form’s fields', '/imoveis?filtrar=1'],
  ['an address that is no home’s', '/novo/venda/casa'],
  ['a broker’s name that no search could have', '/imoveis?corretor=Ana+Reis'],
])('%s is answered anew', (_, url) => expect(addressOf(url)).toBeNull());

test.each(['sessao=x', '__Host-sessao=x', 'a=1; aviso=x', 'acao=x', '__Host-formulario=x'])(
  'who comes with %s is answered anew',
  (cookie) => expect(requestFor('/', cookie)).toBeNull(),
);

test.each(['cookiesAccepted=1', 'consentimento=1.2026-11-20'])(
  'skips the cache for the privacy notice after a choice (%s)',
  (cookie) => {
    expect(requestFor('/politica-de-privacidade', cookie)).toBeNull();
    expect(requestFor('/politica-de-privacidade', 'visitante=x')?.cookies).toBe('');
  },
);

const all = 'consentimento=1.2026-11-20.preferencias.estatisticas.marketing';
test('varies the key by consent and search view, not by other cookies', () => {
  const key = (url: string, cookie?: string) => requestFor(url, cookie)?.key;
  expect(key('/imoveis', 'visitante=abc; _ga=1; aparelho=y')).toBe(key('/imoveis'));
  expect(key('/imoveis', 'cookiesAccepted=1')).toBe(
    key('/imoveis', 'consentimento=1.2026-11-20.preferencias'),
  );
  expect(key('/imoveis', 'cookiesAccepted=1')).not.toBe(key('/imoveis'));
  const list = `visualizacao=${encodeURIComponent(btoa('"lista"'))}`;
  expect(key('/imoveis', list)).not.toBe(key('/imoveis'));
  expect(key('/', list)).toBe(key('/'));
  expect(key('/imoveis', 'visualizacao=%22%3E%3Cscript')).toBe(key('/imoveis'));
});

test('skips the cache until an arm is drawn, then varies by that arm only', () => {
  expect(requestFor('/', all)).toBeNull();
  expect(requestFor(propertyUrl, all)).toBeNull();
  expect(requestFor('/imoveis', all)).not.toBeNull();
  const arm = (value: string) => requestFor('/', `${all}; exp=${value}`)?.cookies;
  expect(arm('search-simplified.1/schedule-visit-without-cpf.0')).toContain('exp=search-simplified.1');
  expect(arm('search-simplified.1')).not.toBe(arm('search-simplified.0'));
  expect(arm('search-simplified.1')).not.toContain('schedule');
  expect(requestFor('/', 'exp=search-simplified.1')?.cookies).toBe('');
});

test('skips the cache for a property page reached from a search', () => {
  const from = (url: string, referer: string) => requestFor(url, undefined, { referer });
  expect(from(propertyUrl, 'https://casa.example/imoveis/venda?suites=2')).toBeNull();
  expect(from(propertyUrl, 'https://casa.example/')).not.toBeNull();
  expect(from(propertyUrl, 'https://outra.example/imoveis')).not.toBeNull();
  expect(from('/imoveis', 'https://casa.example/imoveis/venda')).not.toBeNull();
});

test('whose coming is to be kept is answered anew, with the cookie for it', () => {
  expect(requestFor('/imoveis?utm_source=x', all)).toBeNull();
  expect(requestFor('/imoveis?utm_source=x', 'cookiesAccepted=1')).not.toBeNull();
  expect(requestFor('/imoveis', 'utm=bad')).toBeNull();
});

test('one tap’s policy is a page’s of who allows it, where it is set up', () => {
  expect(requestFor('/imoveis', all, { of: withOneTap })?.cookies).toContain('marketing');
  expect(requestFor('/imoveis', all)?.cookies).not.toContain('marketing');
});

test('only what is read is kept', () => expect(requestFor('/', undefined, { method: 'POST' })).toBeNull());
