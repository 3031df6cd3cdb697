import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { undoers } from '@api/modules';
import { verbsOf } from '@api/staff/undo/may-undo';
import { actTexts } from '~/features/admin/acts/act-texts';
import { recordAct } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { addBroker, addContact } from '../contacts/contacts';
import { openSite } from '../imoveis/site';
import { makeListing } from '../support/catalogue';
import { addMember, codeOf } from '../staff/member';
import { staffTables } from '../staff/staff-api';
import { endStepUp, signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let boss: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'BN-77' })]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of staffTables) await site.db.deleteFrom(table).execute();
  boss = await signedInMember(site, 'direcao');
});

async function changedRole() {
  const { id } = await addMember(site.db, 'vitrine');
  const page = await boss.get(`/mesa/pessoas/${id}`);
  const saved = await boss.press(page.html, 'Salvar papel', { role: 'corretor' });
  return { id, after: await boss.follow(saved) };
}
const propertyId = async () =>
  (await site.db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id;
const roleOf = async (id: number) =>
  (await site.db.selectFrom('staff_member').select('role').where('id', '=', id).executeTakeFirst())?.role;

test('the notice of an act takes it back, without scripts', async () => {
  const { id, after } = await changedRole();
  const notice = after.html.slice(after.html.indexOf('aviso__corpo'));
  const undone = await boss.follow(await boss.press(notice, 'Desfazer'));
  expect(undone.html).toContain('Desfeito: papel.');
  expect(await roleOf(id)).toBe('vitrine');
  expect(undone.html).toContain('já desfeito');
  expect(undone.html).toContain('Desfez a mudança de papel');
});

test('the acts’ room says who did what, before and after', async () => {
  const { id } = await changedRole();
  const room = await boss.get('/mesa/registro?ato=members.role');
  expect(room.html).toMatch(/Mudou o papel de <a href="\/mesa\/pessoas\/\d+">Pessoa de vitrine</);
  const all = (await boss.get('/mesa/registro')).html;
  expect(all).toContain('aplicativo de códigos');
  expect(all).not.toMatch(/contato contato|totp/);
  expect(room.html).toContain('<td data-l="Antes">Vitrine</td><td data-l="Depois">Corretor</td>');
  expect(room.html).toContain('Não pode ser mudado');
  const undone = await boss.press(room.html, 'Desfazer');
  expect(undone.headers.get('location')).toBe('/mesa/registro?ato=members.role');
  expect(await roleOf(id)).toBe('vitrine');
  const twice = await boss.press(room.html, 'Desfazer');
  expect([twice.status, twice.html.includes('Este ato já foi desfeito')]).toEqual([409, true]);
});

test.each([
  ['busca=ninguem', 'Nenhum ato com esses filtros'],
  ['desde=2999-01-01', 'Nenhum ato com esses filtros'],
  ['busca=Pessoa+de', 'Entrou na Mesa'],
  ['ato=x&desde=2026-99-99&antes=x', 'Entrou na Mesa'],
])('filters by the address: %s', async (query, text) => {
  expect((await boss.get(`/mesa/registro?${query}`)).html).toContain(text);
});

test('an undo whose factor is due comes back to its button', async () => {
  const { id, after } = await changedRole();
  await endStepUp(site);
  const notice = after.html.slice(after.html.indexOf('aviso__corpo'));
  const factor = await boss.follow(await boss.press(notice, 'Desfazer'));
  expect(factor.html).toContain('pede o segundo fator outra vez.');
  const again = await boss.follow(await boss.press(factor.html, 'Confirmar', { code: codeOf(boss.totp, 1) }));
  await boss.press(again.html, 'Desfazer agora');
  expect(await roleOf(id)).toBe('vitrine');
});

test('acts on who has left lead to no page', async () => {
  const { id } = await changedRole();
  await boss.press((await boss.get(`/mesa/pessoas/${id}`)).html, 'Remover agora');
  const room = await boss.get('/mesa/registro');
  expect(room.html).toContain('Tirou da equipe');
  expect(room.html).toContain('Mudou o papel de Pessoa de vitrine');
  expect(room.html).not.toContain(`href="/mesa/pessoas/${id}"`);
});

test('acts are found by the name of a contact, and not once it is erased', async () => {
  const id = await addContact(site.db, { name: 'Inácia Fagundes' });
  await boss.get(`/mesa/contatos/${id}`);
  const isNone = async (text: string) =>
    (await boss.get(`/mesa/registro?busca=${encodeURIComponent(text)}`)).html.includes(
      'Nenhum ato com esses filtros',
    );
  expect([await isNone('inacia fag'), await isNone('Inácia Prado')]).toEqual([false, true]);
  await site.db.deleteFrom('lead').where('id', '=', id).execute();
  expect(await isNone('inacia fag')).toBe(true);
});

test('acts are found by the code of a property and the name of a broker', async () => {
  const broker = await addBroker(site.db, 'tereza');
  const property = await propertyId();
  for (const [verb, subject] of [
    ['brokers.write', `broker:${broker}`],
    ['properties.write', `property:${property}`],
  ] as const)
    await inTransaction(site.db, (write) =>
      recordAct(write, { actor: { memberId: boss.id, role: 'direcao' }, verb, subject }),
    );
  const found = async (text: string) => (await boss.get(`/mesa/registro?busca=${text}`)).html;
  expect(await found('corretora+ter')).toContain(`href="/mesa/pessoas/corretores/${broker}"`);
  expect(await found('bn+77')).toContain(`href="/mesa/imoveis/${property}"`);
  expect(await found('bn+78')).toContain('Nenhum ato com esses filtros');
});

test('who has not the verb finds no act', async () => {
  const { id } = await changedRole();
  const { id: act } = await site.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', `member:${id}`)
    .executeTakeFirstOrThrow();
  const other = await signedInMember(site, 'atendimento');
  expect((await other.post(`/mesa/registro/${act}/desfazer`, {})).status).toBe(404);
  expect((await other.get('/mesa/registro')).status).toBe(404);
});

test('every verb that the back end records has a text', async () => {
  const entries = await readdir('api', { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  const texts = await Promise.all(
    files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')),
  );
  const verbs = texts.flatMap((text) => [
    ...[...text.matchAll(/verb: '([a-z.-]+)'/g)].map(([, verb]) => verb!),
    ...[...text.matchAll(/'(access\.[a-z-]+)'/g)].map(([, verb]) => verb!),
  ]);
  expect(verbs.length).toBeGreaterThan(5);
  expect(verbs.filter((verb) => !Object.hasOwn(actTexts, verb))).toEqual([]);
});

test('the verbs with a button are those that the back end takes back', () => {
  const withButton = Object.keys(actTexts).filter((verb) => actTexts[verb]!.final === undefined);
  expect(withButton.toSorted()).toEqual([...new Set(undoers.flatMap(verbsOf))].toSorted());
});
