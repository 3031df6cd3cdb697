import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '@domain/staff/roles';
import { isAdminPath } from '~/features/admin/admin-links';
import routes from '~/routes';
import { openSite } from '../imoveis/site';
import { addMember } from '../staff/member';
import { startFaultyBackEnd } from '../support/faulty-back-end';
import { type RouteAddress, routeAddresses } from '../support/route-addresses';
import { siteBuild } from '../support/site-build';
import { adminVisitor, signedInMember } from './admin-visitor';

/** A page below /mesa whose author has forgotten the guard. */
const unguarded = {
  id: 'unguarded',
  path: 'mesa/esquecida',
  module: {
    loader: () => ({ secret: 'a secret' }),
    action: () => ({ secret: 'a secret' }),
    default: () => 'a secret',
  },
};

const isLayout = ({ id }: RouteAddress) => /\/(door|rooms|failures)$/.test(id);
const walked = routeAddresses(routes).filter((route) => isAdminPath(route.path) && !isLayout(route));
/** Open to anybody: sign-in and invitation. Those of the first factor are open to who has none. */
const open = ['/mesa/entrar', '/mesa/convite'];
const ofEnrolment = ['/mesa/cadastro', '/mesa/chave', '/mesa/sair'];
const members = walked.filter(({ path }) => !open.includes(path));

let site: Awaited<ReturnType<typeof openSite>>;
let remote: Awaited<ReturnType<typeof startFaultyBackEnd>>;
let elsewhere: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([], {}, undefined, { build: await siteBuild([unguarded]) });
  remote = await startFaultyBackEnd(site.parts.backEnd.fetch);
  elsewhere = await openSite([], { API_BASE_URL: remote.baseUrl });
});
/** One member signs in for each route: more than an address may. */
beforeEach(async () => void (await site.db.deleteFrom('attempt').execute()));
afterAll(async () => {
  await site.close();
  await elsewhere.close();
  await remote.close();
});

const kinds = ['document', 'data', 'data of this route alone', 'form', 'form of the router'] as const;
type Visitor = Pick<ReturnType<typeof adminVisitor>, 'get' | 'post'>;

/** Where each kind of request to a route leads: a path, or the status. */
async function leadsOf(visitor: Visitor, { path, id }: RouteAddress) {
  const leads: Record<string, string> = {};
  for (const kind of kinds) {
    const isForm = kind.startsWith('form');
    const suffix = kind === 'document' || kind === 'form' ? '' : '.data';
    const only = kind === 'data of this route alone' ? `?_routes=${encodeURIComponent(id)}` : '';
    const url = path + suffix + only;
    const page = await (isForm ? visitor.post(url, { alheio: 'x' }) : visitor.get(url));
    const location = page.headers.get('location');
    leads[kind] = location?.split('?')[0] ?? String(page.status);
    expect(page.headers.get('cache-control'), kind).toBe('private, no-store');
  }
  return leads;
}

/** A page without a form, or without a page, takes none. */
const isNothing = (lead: string) => ['404', '405'].includes(lead);
const others = (leads: Record<string, string>, to: string) =>
  Object.entries(leads).filter(([, lead]) => lead !== to && !isNothing(lead));

test('a page that forgets its guard is found', async () => {
  const found = await leadsOf(adminVisitor(site), { id: unguarded.id, path: `/${unguarded.path}` });
  expect(others(found, '/mesa/entrar').filter(([, lead]) => lead === '200')).not.toEqual([]);
});

describe.each(members)('$path', (route) => {
  test('sends a stranger to sign in', async () => {
    const leads = await leadsOf(adminVisitor(site), route);
    const isSignOut = route.path === '/mesa/sair';
    expect(others(leads, '/mesa/entrar').filter(([, lead]) => !(isSignOut && lead === '/mesa'))).toEqual([]);
  });

  test('sends who has no second factor to enrolment', async () => {
    if (ofEnrolment.includes(route.path)) return;
    const { email } = await addMember(
      site.db,
      'direcao',
      `${route.path.replaceAll('/', '.')}@casa.com.br`.slice(1),
    );
    const visitor = adminVisitor(site);
    await visitor.signIn(email);
    expect(others(await leadsOf(visitor, route), '/mesa/cadastro')).toEqual([]);
  });

  test('is unknown where the back end is another', async () => {
    const leads = Object.values(await unknownLeads(route));
    expect(leads.filter((lead) => !isNothing(lead))).toEqual([]);
  });
});

async function unknownLeads({ path }: RouteAddress) {
  const page = await elsewhere.get(path);
  const form = await elsewhere.post(path, {});
  return { document: String(page.status), form: String(form.status) };
}

test.each(open)('%s is unknown where the back end is another', async (path) => {
  expect((await elsewhere.get(path)).status).toBe(404);
  expect((await elsewhere.post(path, { email: 'a@b.com.br', password: 'x' })).status).toBe(404);
});

const rooms: [string, Role[]][] = [
  ['/mesa', ['direcao', 'operacao', 'atendimento', 'vitrine', 'corretor']],
  ['/mesa/seguranca', ['direcao', 'operacao', 'atendimento', 'vitrine', 'corretor']],
  ['/mesa/registro', ['direcao', 'operacao']],
  ['/mesa/contatos/novo', ['direcao', 'operacao', 'atendimento', 'corretor']],
  ['/mesa/contatos/csv', ['direcao', 'operacao']],
  ['/mesa/contatos/titular', ['direcao', 'operacao']],
  ['/mesa/contatos/titular/novo', ['direcao', 'operacao', 'atendimento']],
  ['/mesa/contatos/regras', ['direcao', 'operacao', 'atendimento']],
  ['/mesa/contatos/regras/imovel', ['direcao', 'operacao']],
  ['/mesa/contatos/regras/todos', ['direcao', 'operacao']],
  ['/mesa/contatos/regras/grupos/novo', ['direcao', 'operacao']],
  ['/mesa/contatos/regras/ausencias', ['direcao', 'operacao', 'corretor']],
  ['/mesa/imoveis', ['direcao', 'operacao', 'atendimento', 'vitrine', 'corretor']],
  ['/mesa/imoveis/csv', ['direcao', 'operacao', 'atendimento', 'vitrine', 'corretor']],
  ['/mesa/anuncios', ['direcao', 'operacao', 'atendimento']],
  ['/mesa/pessoas', ['direcao']],
  ['/mesa/pessoas/convidar', ['direcao']],
  ['/mesa/pessoas/corretores', ['direcao', 'operacao', 'atendimento', 'vitrine']],
];

test.each(['direcao', 'operacao', 'atendimento', 'vitrine', 'corretor'] as const)(
  'what the role %s may not open answers as a missing page',
  async (role) => {
    const member = await signedInMember(site, role, `sala-${role}@casa.com.br`);
    for (const [path, allowed] of rooms)
      expect([path, (await member.get(path)).status]).toEqual([path, allowed.includes(role) ? 200 : 404]);
    const bar = (await member.get('/mesa')).html;
    expect(bar.includes('href="/mesa/pessoas"')).toBe(role === 'direcao');
  },
);
