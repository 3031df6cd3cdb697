import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { adminVisitor, signedInMember } from '../mesa/admin-visitor';
import { addMember, password } from '../staff/member';
import { staffTables } from '../staff/staff-api';
import { emailTo, tokenIn } from '../support/emails';
import { accountWithSession } from '../support/signed-in-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
});

const cookie = '__Host-mesa';
const nova = 'nova@casa.com.br';
const signInPage = '/mesa/entrar?volta=%2Fmesa';
const whereIs = async (held: string) => {
  const { status, headers } = await site.get('/mesa', { headers: { cookie: `${cookie}=${held}` } });
  return headers.get('location') ?? status;
};

async function invited(role = 'vitrine') {
  const chief = await signedInMember(site, 'direcao');
  await chief.post('/mesa/pessoas/convidar', { email: nova, role });
  return { chief, link: tokenIn(await emailTo(site.db, nova, 'staff-invitation')) };
}
const accept = (visitor: ReturnType<typeof adminVisitor>, link: string) =>
  visitor.post(`/mesa/convite?token=${link}`, { name: 'Nova Pessoa', password: 'Cuica#2027abc' });

describe('session fixation', () => {
  test('a session that was planted before the sign-in is ended by it', async () => {
    const attacker = await signedInMember(site, 'vitrine');
    const victim = adminVisitor(site);
    const planted = attacker.cookies.get(cookie)!;
    victim.cookies.set(cookie, planted);
    const { email } = await addMember(site.db, 'direcao');
    // The page itself leads on: the form is posted as by a browser that had it open.
    await victim.post('/mesa/entrar', { email, password });
    await victim.enrol();
    expect(await whereIs(planted)).toBe(signInPage);
    expect(victim.cookies.get(cookie)).not.toBe(planted);
    expect((await victim.get('/mesa/pessoas')).status).toBe(200);
  });

  test('nor does one outlive an accepted invitation', async () => {
    const { link } = await invited();
    const attacker = await signedInMember(site, 'corretor');
    const newcomer = adminVisitor(site);
    const planted = attacker.cookies.get(cookie)!;
    newcomer.cookies.set(cookie, planted);
    expect((await accept(newcomer, link)).headers.get('location')).toBe('/mesa/cadastro');
    expect(await whereIs(planted)).toBe(signInPage);
  });

  test('a cookie from before a step of the sign-in is worth nothing after it', async () => {
    const { email } = await addMember(site.db, 'direcao');
    const visitor = adminVisitor(site);
    await visitor.signIn(email);
    const afterPassword = visitor.cookies.get(cookie)!;
    await visitor.enrol();
    const open = visitor.cookies.get(cookie)!;
    expect(await whereIs(afterPassword)).toBe(signInPage);
    await visitor.post('/mesa/sair', {});
    expect(await whereIs(open)).toBe(signInPage);
  });
});

describe('an invitation', () => {
  test('two who accept one link at once: one joins', async () => {
    const { link } = await invited('direcao');
    const leads = (await Promise.all([0, 1].map(() => accept(adminVisitor(site), link)))).map((page) =>
      page.headers.get('location'),
    );
    expect(leads.filter((to) => to === '/mesa/cadastro')).toHaveLength(1);
    expect((await site.db.selectFrom('staff_member').select('id').execute()).length).toBe(2);
  });

  test('used, replaced, unknown and malformed links read alike', async () => {
    const first = await invited();
    await first.chief.post('/mesa/pessoas/convidar', { email: nova, role: 'corretor' });
    const link = tokenIn(await emailTo(site.db, nova, 'staff-invitation'));
    await accept(adminVisitor(site), link);
    const pages = [];
    for (const token of [link, first.link, 'x'.repeat(link.length), 'Qurto', ''])
      for (const suffix of ['', '.data']) {
        const path = `/mesa/convite${suffix}?token=${token}`;
        const [{ status, html }, form] = [
          await adminVisitor(site).get(path),
          await adminVisitor(site).post(path, { name: 'Nova Pessoa', password: 'Cuica#2027abc' }),
        ];
        pages.push([suffix, [status, form.status, ...[html, form.html].map((page) => without(page, token))]]);
      }
    const texts = pages.map((page) => JSON.stringify(page));
    expect(new Set(texts).size).toBe(2);
  });
});

/** What each answer has of its own: the typed text, and the request's number. */
const without = (html: string, typed: string) =>
  (typed ? html.replaceAll(typed, 'TYPED') : html).replaceAll(
    /[\w-]{8}-[\w-]{4}-[\w-]{4}-[\w-]{4}-[\w-]{12}/g,
    '',
  );

test('a wrong password of a member, customer or stranger reads alike', async () => {
  const customer = 'clara@exemplo.com.br';
  await accountWithSession(site.db, { email: customer, verified_at: new Date() });
  const [{ email }, removed] = [
    await addMember(site.db, 'direcao'),
    await addMember(site.db, 'vitrine', 'saiu@casa.com.br'),
  ];
  await site.db.updateTable('staff_member').set({ role: null }).where('id', '=', removed.id).execute();
  const found = new Set<string>();
  for (const each of [email, removed.email, customer, 'ninguem@casa.com.br']) {
    const { status, headers, html } = await adminVisitor(site).signIn(each, 'Errada#1962');
    const own = ['date', 'content-length', 'x-request-id'];
    const rest = [...headers].filter(([name]) => !own.includes(name));
    found.add(JSON.stringify([status, rest, without(html, each)]));
  }
  expect(found.size).toBe(1);
});
