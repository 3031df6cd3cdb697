import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openSite } from '../imoveis/site';
import { addMember, codeOf } from '../staff/member';
import { staffTables } from '../staff/staff-api';
import { emailsTo } from '../support/emails';
import { adminVisitor, endStepUp, signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'direcao');
});

const invited = 'nova.pessoa@casa.com.br';
const tokenPath = (text: string) => {
  const { pathname, search } = new URL(/https?:\S+token=\S+/.exec(text)![0]);
  return pathname + search;
};
const invite = async (email = invited, role = 'vitrine') =>
  member.press((await member.get('/mesa/pessoas/convidar')).html, 'Enviar convite', { email, role });

test('invites; the link brings password, factor and the role’s rooms', async () => {
  expect((await member.follow(await invite())).html).toContain(invited);
  const [letter] = await emailsTo(site.db, invited);
  const link = tokenPath(letter!.text);
  const newcomer = adminVisitor(site);
  const page = await newcomer.get(link);
  expect(page.html).toContain(`${invited} entra como Vitrine.`);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const typed = { name: 'Bruno Serra', password: 'Cuica#2027abc' };
  const weak = await newcomer.press(page.html, 'Aceitar o convite', { ...typed, password: 'curta' });
  expect([weak.status, weak.html.includes('value="Bruno Serra"')]).toEqual([400, true]);
  const accepted = await newcomer.press(page.html, 'Aceitar o convite', typed);
  expect(accepted.headers.get('location')).toBe('/mesa/cadastro');
  await newcomer.enrol();
  expect((await newcomer.get('/mesa')).html).not.toContain('href="/mesa/pessoas"');
  const again = await adminVisitor(site).get(link);
  expect(again.html).toContain('Este convite já não vale.');
  const people = await member.get('/mesa/pessoas');
  expect(people.html).toContain('2 pessoas na equipe.');
});

test('a due second factor keeps what was typed', async () => {
  await endStepUp(site);
  const due = await invite(invited, 'corretor');
  expect(due.headers.get('location')).toBe('/mesa/fator?volta=%2Fmesa%2Fpessoas%2Fconvidar');
  const factor = await member.follow(due);
  expect(factor.html).toContain('O que você escreveu está guardado.');
  const proven = await member.press(factor.html, 'Confirmar', { code: codeOf(member.totp, 1) });
  const form = await member.follow(proven);
  expect(form.html).toContain(`value="${invited}"`);
  expect(form.html).toMatch(/<option value="corretor" selected="">/);
  const sent = await member.press(form.html, 'Enviar convite', { email: invited, role: 'corretor' });
  expect(sent.headers.get('location')).toBe('/mesa/pessoas?aba=convites');
});

test('a second invitation of a member, or without a role, is refused', async () => {
  const twice = await invite(member.email);
  expect([twice.status, twice.html.includes('Esta pessoa já é da equipe')]).toEqual([400, true]);
  expect((await invite(invited, '')).status).toBe(400);
});

test('revokes an invitation', async () => {
  const list = await member.follow(await invite());
  const revoked = await member.press(list.html, 'Revogar');
  expect((await member.follow(revoked)).html).toContain('Nenhum convite à espera');
  expect((await member.press(list.html, 'Revogar')).status).toBe(404);
});

test('changes a role; of two at once the second chooses', async () => {
  const { id } = await addMember(site.db, 'vitrine');
  const before = await member.get(`/mesa/pessoas/${id}`);
  const saved = await member.press(before.html, 'Salvar papel', { role: 'corretor' });
  const after = await member.follow(saved);
  expect(after.html).toMatch(/<dd>Corretor<\/dd>/);
  expect(after.html).toContain('Mudou o papel');
  expect(after.html).toContain('de Vitrine para Corretor');
  const other = await signedInMember(site, 'direcao', 'bruno@casa.com.br');
  await other.press(after.html, 'Salvar papel', { role: 'atendimento' });
  const stale = await member.press(after.html, 'Salvar papel', { role: 'operacao' });
  expect(stale.status).toBe(409);
  expect(stale.html).toContain('Alguém mudou o papel desta pessoa enquanto você escrevia');
  expect(stale.html).toContain('Pessoa de direcao, hoje, ');
  expect(stale.html).toMatch(/Corretor.*Atendimento.*Operação/s);
  const mine = await member.follow(
    await member.press(stale.html, 'Salvar o que escolhi', { escolha0: 'meu' }),
  );
  expect(mine.html).toMatch(/<dd>Operação<\/dd>/);
  const theirs = await member.press(stale.html, 'Salvar o que escolhi', { escolha0: 'deles' });
  expect((await member.follow(theirs)).html).toContain('Ficou como estava.');
});

test('nobody changes their own role; the last Direção stays', async () => {
  const own = await member.get(`/mesa/pessoas/${member.id}`);
  expect(own.html).toContain('Ninguém muda o próprio papel.');
  const forced = await member.post(`/mesa/pessoas/${member.id}`, {
    ...{ intent: 'role', role: 'vitrine', was: 'direcao' },
  });
  expect(forced.status).toBe(409);
  const leaving = await member.press(own.html, 'Remover agora');
  expect([leaving.status, leaving.html.includes('A última pessoa da Direção')]).toEqual([409, true]);
});

test('a removed member’s next page is the sign-in', async () => {
  const other = await signedInMember(site, 'vitrine');
  const gone = await member.press((await member.get(`/mesa/pessoas/${other.id}`)).html, 'Remover agora');
  expect((await member.follow(gone)).html).toContain('1 pessoa na equipe');
  const next = await other.get('/mesa');
  expect(next.headers.get('location')).toBe('/mesa/entrar?volta=%2Fmesa');
  expect(other.cookies.has('__Host-mesa')).toBe(false);
  expect((await member.get(`/mesa/pessoas/${other.id}`)).status).toBe(404);
});

test('filters and order are in the address', async () => {
  await addMember(site.db, 'corretor', 'ana.lucia@casa.com.br');
  await site.db
    .updateTable('staff_member')
    .set({ last_used_at: new Date(0) })
    .where('id', '=', member.id)
    .execute();
  const names = (html: string) => [...html.matchAll(/<small>([^<]+@[^<]+)</g)].map(([, email]) => email);
  expect(names((await member.get('/mesa/pessoas?busca=LÚCIA')).html)).toEqual(['ana.lucia@casa.com.br']);
  expect(names((await member.get('/mesa/pessoas?papel=direcao')).html)).toEqual([member.email]);
  expect(names((await member.get('/mesa/pessoas?ordem=acesso')).html)[0]).toBe(member.email);
  const nothing = await member.get('/mesa/pessoas?busca=ninguem&papel=xx&pagina=9');
  expect([nothing.status, nothing.html.includes('Ninguém com esses filtros')]).toEqual([200, true]);
});

test('a list that the back end does not answer says so', async () => {
  const page = await site.failing(['staff/members'], () => member.get('/mesa/pessoas?papel=vitrine'));
  expect(page.status).toBe(200);
  expect(page.html).toContain('A lista não pôde ser lida agora');
  expect(page.html).toContain('href="/mesa/pessoas?papel=vitrine">Tentar de novo');
});

test.each(['0', '9999999', 'abc', '1e3', '01'])('the person %s does not exist', async (id) => {
  expect((await member.get(`/mesa/pessoas/${id}`)).status).toBe(404);
});
