import { expect, test } from 'vitest';
import { askedPage } from './page-key';

const site = {
  ...{
    settings: { oneTapClientId: null, gtmId: null },
    siteUrl: 'https://casa.example',
    log: { warn() {}, error() {} },
  },
} as never;
const withOneTap = { ...(site as object), settings: { oneTapClientId: 'x', gtmId: null } } as never;
const asked = (url: string, cookie?: string, { method = 'GET', referer = '', of = site } = {}) =>
  askedPage({ method, url, headers: { cookie, ...(referer && { referer }) } }, 'SP', of);
const addressOf = (url: string) => asked(url)?.address ?? null;

const home = '/usado/venda/sao-paulo/moema/casa/12';
test.each([
  ['/?utm_source=x&gclid=1', '/'],
  ['/imoveis/venda/sao-paulo?fbclid=1&pagina=1', '/imoveis/venda/sao-paulo'],
  ['/imoveis/venda?suites=2&preco=1000000-0&xyz=1', '/imoveis/venda?preco=1000000-0&suites=2'],
  [`${home}?utm_medium=a&aba=planta`, `${home}?aba=planta`],
  [`${home}?sugestoes=2&corretor=ana-reis`, `${home}?corretor=ana-reis&sugestoes=2`],
  ['/sobre-nos/contato?x=1', '/sobre-nos/contato'],
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
  ['who has just sent a form', `${home}?enviado=sim`],
  ['whose financing it is', `${home}?entrada=100000`],
  ['a filter form’s fields', '/imoveis?filtrar=1'],
  ['an address that is no home’s', '/novo/venda/casa'],
  ['a broker’s name that no search could have', '/imoveis?corretor=Ana+Reis'],
])('%s is answered anew', (_, url) => expect(addressOf(url)).toBeNull());

test.each(['sessao=x', '__Host-sessao=x', 'a=1; aviso=x', 'acao=x', '__Host-formulario=x'])(
  'who comes with %s is answered anew',
  (cookie) => expect(asked('/', cookie)).toBeNull(),
);

test.each(['cookiesAccepted=1', 'consentimento=1.2026-11-20'])(
  'the notice with the visitor’s own choices is theirs once they have chosen (%s)',
  (cookie) => {
    expect(asked('/politica-de-privacidade', cookie)).toBeNull();
    expect(asked('/politica-de-privacidade', 'visitante=x')?.cookies).toBe('');
  },
);

const all = 'consentimento=1.2026-11-20.preferencias.estatisticas.marketing';
test('a cookie that no public page reads changes nothing; consent only its notice, a view only listings', () => {
  const key = (url: string, cookie?: string) => asked(url, cookie)?.key;
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

test('a page that differs by arm waits for an arm to be drawn, and is then one of each; others do not ask', () => {
  expect(asked('/', all)).toBeNull();
  expect(asked(home, all)).toBeNull();
  expect(asked('/imoveis', all)).not.toBeNull();
  const arm = (value: string) => asked('/', `${all}; exp=${value}`)?.cookies;
  expect(arm('search-simplified.1/schedule-visit-without-cpf.0')).toContain('exp=search-simplified.1');
  expect(arm('search-simplified.1')).not.toBe(arm('search-simplified.0'));
  expect(arm('search-simplified.1')).not.toContain('schedule');
  expect(asked('/', 'exp=search-simplified.1')?.cookies).toBe('');
});

test('a home’s page that leads back to the search its visitor comes from is theirs', () => {
  const from = (url: string, referer: string) => asked(url, undefined, { referer });
  expect(from(home, 'https://casa.example/imoveis/venda?suites=2')).toBeNull();
  expect(from(home, 'https://casa.example/')).not.toBeNull();
  expect(from(home, 'https://outra.example/imoveis')).not.toBeNull();
  expect(from('/imoveis', 'https://casa.example/imoveis/venda')).not.toBeNull();
});

test('whose coming is to be kept is answered anew, with the cookie for it', () => {
  expect(asked('/imoveis?utm_source=x', all)).toBeNull();
  expect(asked('/imoveis?utm_source=x', 'cookiesAccepted=1')).not.toBeNull();
  expect(asked('/imoveis', 'utm=bad')).toBeNull();
});

test('one tap’s policy is a page’s of who allows it, where it is set up', () => {
  expect(asked('/imoveis', all, { of: withOneTap })?.cookies).toContain('marketing');
  expect(asked('/imoveis', all)?.cookies).not.toContain('marketing');
});

test('only what is read is kept', () => expect(asked('/', undefined, { method: 'POST' })).toBeNull());
