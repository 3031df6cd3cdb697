import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWholeSite } from '../legacy/site';
import { registration, testCaller, testPassword } from '../support/customer';
import { guardedPage } from '../support/guarded-page';
import { observatoryScore } from '../support/observatory';
import { sessionCookieOf, sessionDataOf } from '../support/visitor';
import { until } from '../support/until';

let site: Awaited<ReturnType<typeof openWholeSite>>;
let cookie: string;
const person = registration();
/** Everything that the site has logged. */
let logged = '';
const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });
const broken = {
  id: 'broken',
  path: 'quebrada',
  module: {
    loader: () => {
      throw new Error('a fault of the inside');
    },
    default: () => null,
  },
};

beforeAll(async () => {
  site = await openWholeSite({ log, added: [broken, guardedPage] });
  await site.client.auth(testCaller()).register(person);
  ({ cookie } = await signIn());
});
afterAll(() => site.close());

/** A session of the person's own: what it sends with each call, and the browser's cookie. */
async function signIn() {
  const login = { email: person.email, password: testPassword };
  const session = await site.client.auth(testCaller()).login(login);
  const data = { ...sessionDataOf(person.email, session), expires: Date.now() + 30_000 };
  return { bearer: session.access_token, cookie: sessionCookieOf(data) };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, { headers, redirect: 'manual' });
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.origin + path, {
    method: 'POST',
    headers,
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
const theProperty = async () => {
  const listing = await (await get('/imoveis/venda/sao-paulo')).text();
  return listing.match(/href="(\/usado\/[^"]*)"/)![1]!;
};

/** An answer of every kind, and its status. */
const answers: [string, () => Promise<Response>, number][] = [
  ['the first page', () => get('/'), 200],
  ['a listing', () => get('/imoveis/venda/sao-paulo'), 200],
  ['a property’s page', async () => get(await theProperty()), 200],
  ['a page to print', () => get('/partials/featured'), 200],
  ['the sign-in page', () => get('/area-do-cliente/login'), 200],
  ['a signed-in visitor’s page', () => get('/', { cookie }), 200],
  ['a private page that asks to sign in', () => get(`/${guardedPage.path}`), 302],
  ['a page that is not there', () => get('/404'), 404],
  ['a property that is gone', () => get('/imovel-indisponivel'), 410],
  ['a page that fails', () => get('/quebrada'), 500],
  ['an old address', () => get('/curadoria'), 301],
  ['a malformed one', () => get('/a..b'), 302],
  ['a router’s data', () => get('/imoveis.data'), 200],
  ['the sitemap', () => get('/sitemap.xml'), 200],
  ['a photo', () => get('/fotos/abc/480.webp'), 404],
  ['a share image', () => get('/og/x.jpg'), 404],
  ['the health check', () => get('/healthz'), 200],
  ['a form with mistakes', () => post('/sobre-nos/contato', {}), 400],
  ['signing out', () => post('/recursos/sair', {}, { cookie: 'a=1' }), 303],
  ['a form of another site', () => post('/recursos/sair', {}, { 'sec-fetch-site': 'cross-site' }), 403],
];

/** Letters and other sites may show these, and nothing else of ours. */
const shownElsewhere = ['a photo', 'a share image'];

describe('a scanner of headers gives at least 120 points to', () => {
  test.each(answers)('%s', async (name, ask, status) => {
    const response = await ask();
    expect(response.status).toBe(status);
    const resourcePolicy = response.headers.get('cross-origin-resource-policy');
    expect(resourcePolicy === 'cross-origin').toBe(shownElsewhere.includes(name));
    const { score, findings } = observatoryScore({ headers: response.headers, html: await response.text() });
    expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(120);
  });

  test.each<[string, Record<string, string>, number]>([
    ['nothing', {}, 30],
    [
      'a policy that lets scripts stand in the page',
      { 'content-security-policy': "script-src 'unsafe-inline'" },
      35,
    ],
  ])('not to an answer with %s', (_, headers, score) => {
    expect(observatoryScore({ headers: new Headers(headers), html: '' }).score).toBe(score);
  });
});

test('a page that fails says its status and so much in words', async () => {
  const html = await (await get('/quebrada')).text();
  expect(html).toMatch(/<title>Algo de errado ocorreu /);
  expect(html).toMatch(/<p class="cod[^>]*>500<\/p>/);
  expect(html).toContain('Algo de errado ocorreu, tente novamente mais tarde.');
  expect(html).not.toContain('a fault of the inside');
});

describe('a page’s policy', () => {
  test('lets nothing stand in it but what it names', async () => {
    const { headers } = await get('/imoveis/venda/sao-paulo');
    const policy = headers.get('content-security-policy')!;
    for (const each of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(each);
    expect(policy).toMatch(/form-action 'self'/);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy.match(/[\w-]+ [^;]*'unsafe-[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
  });
});

describe('who may keep an answer', () => {
  test('revalidates signed-in pages, and stores no client-area page', async () => {
    expect((await get('/imoveis/venda', { cookie })).headers.get('cache-control')).toMatch(/^private, no-/);
    expect((await get(`/${guardedPage.path}`, { cookie })).headers.get('cache-control')).toMatch(/no-store/);
  });
});

describe('a write that another site begins', () => {
  const foreign: [string, Record<string, string>][] = [
    ['by a form', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['by a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['by a browser that tells only its origin', { origin: 'https://evil.example' }],
    ['by a page without an origin', { origin: 'null' }],
  ];
  test.each(
    foreign.flatMap(([who, headers]) =>
      ['/recursos/sair', '/recursos/favoritos', '/area-do-cliente/login', '/area-do-cliente/login.data'].map(
        (path) => ({ who, path, headers }),
      ),
    ),
  )('$who is refused: $path', async ({ path, headers }) => {
    const response = await post(path, { email: person.email }, { ...headers, cookie });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });
});

test('the log has one line per answer, without secrets or personal data', async () => {
  const secrets = {
    email: person.email,
    senha: testPassword,
    token: 'a-one-time-token-of-a-letter',
    convite: '0123456789abcdef0123456789abcdef',
    incluir: 'fedcba9876543210fedcba9876543210',
    cpf: '529.982.247-25',
    data_nascimento: '02/01/1980',
  };
  // It ends the session.
  const { bearer, cookie } = await signIn();
  logged = '';
  const query = new URLSearchParams(secrets).toString();
  await get(`/area-do-cliente/redefinir-senha?${query}`, { cookie, 'x-forwarded-for': '203.0.113.9' });
  await get(`/quebrada?${query}`, { cookie });
  await post(`/area-do-cliente/login?${query}`, secrets, { cookie });
  await post('/sobre-nos/contato', secrets, { cookie });
  await post('/para-quem-anuncia/seu-imovel-na-bossa-nova', { ...secrets, documento: secrets.cpf });
  await post('/recursos/sair', secrets, { cookie });
  await get(`/pasta?${query}`);
  await post(`/pasta?${query}`, { acao: 'apagar' });
  for (const path of ['/assumir', '/sem-resposta']) {
    await get(`${path}?${query}`);
    await post(`${path}?${query}`, { acao: 'assumir' });
  }
  await get(`/cadastre-seu-imovel/continuar?${query}`);
  await post(`/cadastre-seu-imovel/continuar?${query}`, {});
  await get(`/cadastre-seu-imovel/fotos?${query}`);
  await post(`/cadastre-seu-imovel/fotos?${query}`, { intencao: 'tirar' });
  await get(`/recursos/foto-do-anuncio?${query}&foto=${'0'.repeat(32)}`);
  await until(() => expect(logged.match(/"answered"/g)).toHaveLength(17));
  expect(logged).toContain('"path":"/quebrada"');
  for (const secret of [
    ...Object.values(secrets),
    person.nome,
    bearer,
    cookie.split('=')[1]!,
    '203.0.113.9',
  ]) {
    expect(logged).not.toContain(secret);
    expect(logged).not.toContain(encodeURIComponent(secret));
  }
});
