import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { addContact } from '../contacts/contacts';
import { openSite } from '../imoveis/site';
import { addMember } from '../staff/member';
import { staffTables } from '../staff/staff-api';
import { applyHouse } from '../support/brokerage';
import { endStepUp, signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let boss: Awaited<ReturnType<typeof signedInMember>>;
let [ana, rui] = [0, 0];
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead', 'house', 'broker'] as const)
    await site.db.deleteFrom(table).execute();
  const { said: house } = readBrokerageFile(`name: Casa
brokers:
  - { name: Ana Reis, creci: 1-F, phone: (11) 90000-0001, email: ana@casa.com.br }
  - { name: Rui Prado, creci: 2-F, phone: (11) 90000-0002, email: rui@casa.com.br }
`);
  await applyHouse(site.db, { house, files: new Map() }, { force: true });
  boss = await signedInMember(site, 'direcao');
  [ana, rui] = (await site.db.selectFrom('broker').select('id').orderBy('slug').execute()).map(
    ({ id }) => id,
  ) as [number, number];
});

const broker = () => `/mesa/pessoas/corretores/${ana}`;
const typed = {
  ...{ name: 'Ana Reis', creci: '1-F', phone: '(11) 90000-0001', email: 'ana@casa.com.br' },
  ...{ linkedin: '', cv: '', active: 'sim' },
};
const give = async (values: object) => {
  const id = await addContact(site.db);
  await site.db.updateTable('lead').set(values).where('id', '=', id).execute();
  return id;
};
const ownerOf = async (id: number) => {
  const row = await site.db
    .selectFrom('lead')
    .select(['broker_id', 'member_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.broker_id ?? `member:${row.member_id}`;
};
const isActive = async () =>
  (await site.db.selectFrom('broker').select('active').where('id', '=', ana).executeTakeFirstOrThrow())
    .active;

test('who leaves the site gives open contacts to a successor', async () => {
  const contacts = [await give({ broker_id: ana }), await give({ broker_id: ana, state: 'visita' })];
  const { html } = await boss.get(broker());
  expect(html).toContain('Quem recebe 2 contatos abertos');
  // The last resort is suggested.
  expect(html).toMatch(/name="successor"[^>]*>\s*<option value="member:\d+" selected="">Pessoa de direcao/);
  const saved = await boss.press(html, 'Salvar', { ...typed, active: 'nao', successor: `broker:${rui}` });
  const after = await boss.follow(saved);
  expect(after.html).not.toContain('Quem recebe');
  expect([await Promise.all(contacts.map(ownerOf)), await isActive()]).toEqual([[rui, rui], false]);
  const acts = await boss.get('/mesa/registro?ato=contacts.write');
  expect(acts.html).toContain('Mudou 2 contatos');
});

test.each([
  ['nobody', '', 'Escolha quem recebe os contatos abertos'],
  ['who leaves', 'self', 'Escolha quem atende contatos'],
])('with open contacts, %s is no successor', async (_, successor, text) => {
  const contact = await give({ broker_id: ana });
  const { html } = await boss.get(broker());
  const chosen = successor === 'self' ? `broker:${ana}` : successor;
  const refused = await boss.press(html, 'Salvar', { ...typed, active: 'nao', successor: chosen });
  expect([refused.status, refused.html.includes(text)]).toEqual([400, true]);
  expect([await ownerOf(contact), await isActive()]).toEqual([ana, true]);
});

test('who stays on the site keeps the contacts', async () => {
  const contact = await give({ broker_id: ana });
  const { html } = await boss.get(broker());
  await boss.follow(
    await boss.press(html, 'Salvar', { ...typed, cv: 'Da serra.', successor: `broker:${rui}` }),
  );
  expect(await ownerOf(contact)).toBe(ana);
});

test('a failure between both is ended by a repeat', async () => {
  const contact = await give({ broker_id: ana });
  const { html } = await boss.get(broker());
  const leaving = { ...typed, active: 'nao', successor: `broker:${rui}` };
  const failed = await site.failing([`staff/brokers/${ana}`], () => boss.press(html, 'Salvar', leaving));
  expect([failed.status, await ownerOf(contact), await isActive()]).toEqual([503, rui, true]);
  await boss.follow(await boss.press(html, 'Salvar', leaving));
  expect(await isActive()).toBe(false);
});

test('a removed member leaves no contact behind', async () => {
  const { id } = await addMember(site.db, 'atendimento');
  const contact = await give({ member_id: id });
  const path = `/mesa/pessoas/${id}`;
  const { html } = await boss.get(path);
  expect(html).toContain('Quem recebe 1 contato aberto');
  const refused = await boss.press(html, 'Remover agora', { successor: '' });
  expect([refused.status, refused.html.includes('Escolha quem recebe os contatos abertos')]).toEqual([
    400,
    true,
  ]);
  await boss.follow(await boss.press(refused.html, 'Remover agora', { successor: `broker:${rui}` }));
  expect(await ownerOf(contact)).toBe(rui);
  expect((await boss.get(path)).status).toBe(404);
});

test('a due second factor leaves the person without contacts', async () => {
  const { id } = await addMember(site.db, 'atendimento');
  const contact = await give({ member_id: id });
  const { html } = await boss.get(`/mesa/pessoas/${id}`);
  await endStepUp(site);
  const due = await boss.press(html, 'Remover agora', { successor: `broker:${rui}` });
  expect(due.headers.get('location')).toContain('/mesa/fator');
  expect(await ownerOf(contact)).toBe(rui);
  expect(
    (await site.db.selectFrom('staff_member').select('role').where('id', '=', id).executeTakeFirstOrThrow())
      .role,
  ).toBe('atendimento');
});
