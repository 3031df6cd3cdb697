import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { leadForms } from '../forms/forms';
import { cookieOf, password } from '../sign-in/visitor';
import { freshFolder } from '../support/database';
import { type Fetch, openSpecifiedSite } from '../support/specified/site';
import { until } from '../support/until';

const contact = leadForms.find(({ kind }) => kind === 'contact')!;
const property = '/usado/venda/sao-paulo/moema/apartamento-com-jardim/1001';
const pages = [
  '/',
  '/imoveis',
  '/imoveis/venda?produto-fixo=1020',
  property,
  '/corretor/ana-reis',
  '/busca?local=moema',
  '/recursos/locais?local=moema',
];
const isSigningIn = /\/(?:auth|check|confirm)\//;

/** Names the visitor in the titles of all properties. */
const namesVisitor = (fetch: Fetch) => async (request: Request) => {
  const response = await fetch(request);
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const visitor = nameOf(request.headers.get('authorization'));
  const text = (await response.text()).replaceAll(/"titulo1":"([^"]*)"/g, `"titulo1":"$1 ${visitor}"`);
  const favorite = marking === request.headers.get('authorization') ? 1 : 0;
  const answer: unknown = JSON.parse(text, (key, value) => {
    const isProperty = key !== 'filters' && typeof value === 'object' && value !== null && 'titulo1' in value;
    return isProperty ? { ...value, favorite } : value;
  });
  return Response.json(answer, { status: response.status });
};
/** Whose answers mark every property as a favorite. */
let marking: string | null | undefined;
const nameOf = (bearer: string | null) => /token-of-(\w+\.\d+)@/.exec(bearer ?? '')?.[1] ?? 'convidado';

let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
let folder: string;
let people = 0;
beforeAll(async () => {
  folder = await freshFolder();
  site = await openSpecifiedSite(namesVisitor, {}, folder);
});
afterAll(() => site.close());
beforeEach(() => void (site.standIn.calls.length = 0));
afterEach(() => void delete site.standIn.options.cacheControl);

async function signedIn() {
  people += 1;
  const email = `clara.${people}@exemplo.com.br`;
  const { headers } = await site.post('/area-do-cliente/login', {
    etapa: 'registration',
    nome: 'Clara Nunes',
    email,
    senha: password,
    termos: 'on',
  });
  const cookie = cookieOf(headers);
  site.standIn.calls.length = 0;
  return {
    email,
    cookie,
    bearer: `token-of-${email}`,
    see: (path: string) => site.get(path, { headers: { cookie } }),
  };
}

const bearersOf = (path: string) =>
  site.standIn.calls.filter(({ call }) => call.endsWith(path)).map(({ bearer }) => bearer);

test.each(pages)('%s carries the bearer of who is signed in on every call', async (path) => {
  const { see, bearer } = await signedIn();
  expect((await see(path)).status).toBeLessThan(400);
  const calls = site.standIn.calls.filter(({ call }) => !isSigningIn.test(call));
  expect(calls.filter((each) => each.bearer !== bearer)).toEqual([]);
});

test('a guest sends none', async () => {
  for (const path of pages) await site.get(path);
  expect(site.standIn.calls.filter(({ bearer }) => bearer !== null)).toEqual([]);
});

test('a heart is pressed where the visitor’s own answer marks it', async () => {
  const [marked, other] = [await signedIn(), await signedIn()];
  marking = `Bearer ${marked.bearer}`;
  for (const path of ['/imoveis', property]) {
    const pressed = /aria-pressed="true"[^>]*aria-label="Adicionar aos favoritos|name="retirar"/;
    for (const [see, isPressed] of [
      [marked.see, true],
      [other.see, false],
      [site.get, false],
    ] as const) {
      const { html, headers } = await see(path);
      const shown = html || (await see(headers.get('location')!)).html;
      expect(pressed.test(shown), path).toBe(isPressed);
      expect(shown).toContain('Adicionar aos favoritos');
    }
  }
  marking = undefined;
});

test('two visitors and a guest at once each get their own answers', async () => {
  const [clara, rui] = [await signedIn(), await signedIn()];
  const visits = (path: string) =>
    Promise.all([clara.see(path), rui.see(path), site.get(path), clara.see(path)]);
  await visits(property);
  expect(new Set(bearersOf('/products/usado/1001'))).toEqual(new Set([clara.bearer, rui.bearer, null]));
  const shown = (await visits('/imoveis')).map(({ html }) => [
    ...new Set(html.match(/clara\.\d+(?!@|\d)|convidado/g)),
  ]);
  expect(shown).toEqual([clara.bearer, rui.bearer, null, clara.bearer].map((bearer) => [nameOf(bearer)]));
});

test('a refused bearer breaks no public page, and ends the session', async () => {
  const { see, email, bearer } = await signedIn();
  site.standIn.customers.delete(email);
  const listing = await see('/imoveis');
  expect([listing.status, listing.headers.get('Location')]).toEqual([302, '/?from=%2Fimoveis']);
  expect(listing.headers.getSetCookie().join()).toMatch(/sessao=;/);
  expect(bearersOf('/search/properties')).toEqual([bearer, null]);
  // A request of a script has no page to leave.
  const places = await see('/recursos/locais?local=moema');
  expect([places.status, places.html]).toEqual([200, expect.stringContaining('Moema')]);
});

test('a lead’s first try carries the bearer; later ones and the disk do not', async () => {
  const { cookie, bearer, email } = await signedIn();
  const send = () => site.post(contact.path, { ...contact.fields, email, chave: randomUUID() }, { cookie });
  await send();
  expect(bearersOf('/leads')).toEqual([bearer]);
  site.standIn.calls.length = 0;
  const leads = site.standIn.leads.length;
  let stored = '';
  await site.whileIt(
    'answers 500',
    async () => {
      expect((await send()).status).toBe(303);
      const outbox = join(folder, 'outbox');
      for (const name of await readdir(outbox))
        stored += await readFile(join(outbox, name), 'utf8').catch(() => '');
    },
    '/leads',
  );
  expect(stored).toContain(email);
  expect(stored).not.toContain(bearer);
  await until(() => expect(site.standIn.leads.length).toBe(leads + 1));
  expect(bearersOf('/leads')).toEqual([null]);
});

test('a newsletter is taken though its visitor’s bearer is refused', async () => {
  const { email, cookie, bearer } = await signedIn();
  site.standIn.customers.delete(email);
  const { status } = await site.post(
    '/recursos/newsletter',
    { nome: 'Clara Nunes', email, chave: randomUUID() },
    { cookie },
  );
  expect([status, bearersOf('/leads')]).toEqual([303, [bearer, null]]);
});

test('a script that finds the session ended leaves that to the document', async () => {
  const { email, cookie } = await signedIn();
  site.standIn.customers.delete(email);
  const { headers } = await site.get('/recursos/locais?local=moema', { headers: { cookie } });
  expect(headers.getSetCookie().join()).not.toContain('sessao=');
  const document = await site.get('/area-do-cliente/meu-perfil', { headers: { cookie } });
  expect(document.headers.get('location')).toMatch(/^\/\?from=/);
});
