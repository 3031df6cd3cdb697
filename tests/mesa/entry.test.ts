import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, siteUrl } from '../imoveis/site';
import { accountWithSession } from '../support/signed-in-visitor';
import { sessionCookieOf } from '../support/visitor';
import { adminVisitor, signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([]);
  member = await signedInMember(site, 'direcao');
});
afterAll(() => site.close());

const isPrivate = ({ headers }: { headers: Headers }) => [
  headers.get('cache-control'),
  headers.get('x-robots-tag'),
];

test('no answer of the admin is stored or indexed', async () => {
  const stranger = adminVisitor(site);
  const answers = [
    ...(await Promise.all(
      ['/mesa', '/mesa.data', '/mesa/entrar', '/mesa/nada'].map((path) => stranger.get(path)),
    )),
    await member.get('/mesa/pessoas'),
    await member.post('/mesa/pessoas', { intent: 'x' }),
  ];
  for (const answer of answers) expect(isPrivate(answer)).toEqual(['private, no-store', 'noindex']);
  expect((await site.get('/robots.txt')).html).toContain('Disallow: /mesa\n');
});

test('the cookie is sealed, and only for this site’s own pages', async () => {
  const visitor = adminVisitor(site);
  const { headers } = await visitor.signIn(member.email);
  const [cookie] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-mesa=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
});

test('a link of another site reloads itself once, and then has the cookie', async () => {
  const stranger = adminVisitor(site);
  const page = await stranger.get('/mesa/pessoas', { 'sec-fetch-site': 'cross-site' });
  expect(page.status).toBe(200);
  expect(page.html).toContain('<meta http-equiv="refresh" content="0">');
  expect(isPrivate(page)).toEqual(['private, no-store', 'noindex']);
  expect((await stranger.get('/mesa/pessoas', { 'sec-fetch-site': 'same-origin' })).status).toBe(302);
  const whole = await member.get('/mesa/pessoas', { 'sec-fetch-site': 'cross-site' });
  expect(whole.html).toContain('>Pessoas</h1>');
});

test('a form of another site is refused', async () => {
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await member.post('/mesa/sair', {}, foreign);
  expect(answer.status).toBe(403);
  expect((await member.get('/mesa', { origin: siteUrl })).status).toBe(200);
});

test('a customer’s session is worth nothing here, and does not end', async () => {
  const { data } = await accountWithSession(site.db, {
    email: 'clara@exemplo.com.br',
    verified_at: new Date(),
  });
  const customer = adminVisitor(site);
  const [name, value] = sessionCookieOf(data).split(/=(.*)/s) as [string, string];
  customer.cookies.set(name, value);
  expect((await customer.get('/mesa')).headers.get('location')).toBe('/mesa/entrar?volta=%2Fmesa');
  expect(customer.cookies.get(name)).toBe(value);
  // Its seal is bound to its name.
  customer.cookies.set('__Host-mesa', value);
  expect((await customer.get('/mesa')).status).toBe(302);
});

test('a member’s session is worth nothing on the website', async () => {
  const page = await member.get('/area-do-cliente/meu-perfil');
  expect(page.headers.get('location')).toMatch(/^\/area-do-cliente\/login\?/);
  const cookie = member.cookies.get('__Host-mesa')!;
  const thief = adminVisitor(site);
  thief.cookies.set('__Host-sessao', cookie);
  expect((await thief.get('/area-do-cliente/meu-perfil')).status).toBe(302);
});

test('the pages have no consent notice, analytics or public menus', async () => {
  const { html } = await member.get('/mesa');
  expect(html).not.toMatch(/class="(topo|pe|cookies)\b/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test.each([
  '/mesa',
  '/mesa/entrar',
  '/mesa/convite',
  `/mesa/convite?token=${'a'.repeat(32)}`,
  '/mesa/pessoas',
])('%s does not exist outside ADMIN_NETWORKS', async (path) => {
  // The back end answers 404 to all calls below /staff (tests/staff/access.test.ts).
  const { status } = await site.without(['/staff/'], () => member.get(path));
  expect(status).toBe(404);
  const linked = { 'sec-fetch-site': 'cross-site' };
  const stranger = () => adminVisitor(site).get(path, linked);
  expect((await site.without(['/staff/'], stranger)).status).toBe(404);
});

test.each(['/mesa', '/mesa/entrar', '/mesa/pessoas/1', '/mesa/fator'])(
  '%s answers 503 while the back end is down, and the session stays',
  async (path) => {
    expect((await site.whileDown(() => member.get(path))).status).toBe(503);
    expect((await member.get('/mesa')).status).toBe(200);
  },
);
