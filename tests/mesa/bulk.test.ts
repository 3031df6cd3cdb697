import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBroker, addContact } from '../contacts/add-contact';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let ana: Awaited<ReturnType<typeof signedInMember>>;
let ids: number[];
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await site.db.deleteFrom(table).execute();
  ana = await signedInMember(site, 'atendimento');
  ids = [];
  for (const name of ['Clara Reis', 'Davi Sá', 'Eva Lins']) ids.push(await addContact(site.db, { name }));
});

const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const states = async () =>
  (await site.db.selectFrom('lead').select('state').orderBy('id').execute()).map(({ state }) => state);
const chosen = (...of: number[]) =>
  `/mesa/contatos/lote?quais=escolhidos&${of.map((id) => `c=${id}`).join('&')}`;
const lost = { state: 'perdido', state_reason: 'Lançamento cancelado' };
const preview = async (path: string, fields: Record<string, string> = lost) =>
  ana.press((await ana.get(path)).html, 'Ver o que muda', fields);

test('the list has a box for each row, and a button for all that are found', async () => {
  const { html } = await ana.get('/mesa/contatos?aba=todos&busca=clara');
  expect(html.match(/<input type="checkbox" name="c"/g)).toHaveLength(1);
  expect(text(html)).toMatch(/Mudar os escolhidos Mudar o encontrado/);
  const page = await ana.get('/mesa/contatos/lote?busca=clara&quais=todos');
  expect(text(page.html)).toContain('Mudar 1 contato Todos, “clara”.');
});

test('shows what changes, changes it, and takes it all back', async () => {
  await site.db
    .updateTable('lead')
    .set({ state: 'perdido', state_reason: 'Lançamento cancelado' })
    .where('id', '=', ids[2]!)
    .execute();
  const shown = await preview(chosen(...ids));
  expect([shown.status, await states()]).toEqual([200, ['novo', 'novo', 'perdido']]);
  expect(text(shown.html)).toMatch(/Clara Reis estado Novo Perdido: Lançamento cancelado/);
  expect(text(shown.html)).toMatch(/O que não muda .*Eva Lins já está assim/);
  expect(text(shown.html)).toContain(
    'Muda 2 , não muda 1 . É mais de um quinto dos contatos: escreva o número para confirmar.',
  );

  const untyped = await ana.press(shown.html, 'Mudar 2 contatos');
  expect([untyped.status, text(untyped.html).includes('Escreva 2 para confirmar')]).toEqual([400, true]);
  const list = await ana.follow(await ana.press(untyped.html, 'Mudar 2 contatos', { numero: '2' }));
  expect(text(list.html)).toContain('Mudou em 2 contatos.');
  expect(await states()).toEqual(['perdido', 'perdido', 'perdido']);
  await ana.press(list.html, 'Desfazer os 2');
  expect(await states()).toEqual(['novo', 'novo', 'perdido']);
});

test('names what another has changed since the preview', async () => {
  const shown = await preview(chosen(ids[0]!, ids[1]!));
  await site.db.updateTable('lead').set({ state: 'visita' }).where('id', '=', ids[0]!).execute();
  const list = await ana.follow(await ana.press(shown.html, 'Mudar 2 contatos', { numero: '2' }));
  expect(text(list.html)).toMatch(/Mudou em 1 contato\. 1 ficou como está: nº 2611-\d+, mudado depois\./);
  expect(await states()).toEqual(['visita', 'perdido', 'novo']);
});

test('passes all that are found on to a broker', async () => {
  const marina = await addBroker(site.db, 'marina', 'Marina Couto');
  const path = '/mesa/contatos/lote?quais=todos';
  const shown = await preview(path, { responsible: `broker:${marina}` });
  expect(text(shown.html)).toContain('Não vai e-mail de cada contato: avise o corretor.');
  const sent = await ana.press(shown.html, 'Mudar 3 contatos', { numero: '3' });
  expect(sent.headers.get('location')).toBe('/mesa/contatos');
  const rows = await site.db.selectFrom('lead').select('broker_id').execute();
  expect(rows.map(({ broker_id }) => broker_id)).toEqual([marina, marina, marina]);
});

test.each([
  [{}, 'Escolha o que muda'],
  [{ state: 'perdido' }, 'Diga por que o contato se perdeu'],
  [{ state: 'sem-interesse' }, 'Escolha o dia de lembrar'],
  [{ responsible: 'member:999999' }, 'Esta pessoa não atende contatos'],
])('a form that says too little is shown again: %#', async (fields: Record<string, string>, error) => {
  const page = await preview(chosen(ids[0]!), fields);
  expect([page.status, page.html.includes(error)]).toEqual([400, true]);
});

test('nothing chosen, and addresses that no page has, are no failure', async () => {
  for (const path of ['/mesa/contatos/lote', '/mesa/contatos/lote?quais=x&c=0&c=-1&c=a&c=9999999999'])
    expect(text((await ana.get(path)).html)).toContain('Nenhum contato escolhido');
  const intents = [
    { intent: 'x' },
    { intent: 'mudar', versoes0: 'x', ...lost },
    { intent: 'previa', ...lost },
  ];
  for (const fields of intents)
    expect((await ana.post('/mesa/contatos/lote', fields as Record<string, string>)).status).toBe(400);
});

test('who may not change contacts finds no page', async () => {
  const nina = await signedInMember(site, 'vitrine');
  expect((await nina.get(chosen(ids[0]!))).status).toBe(404);
});

test('the notice of a single write takes it back', async () => {
  const record = (await ana.get(`/mesa/contatos/${ids[0]}`)).html;
  const page = await ana.follow(await ana.press(record, 'Assumir'));
  await ana.press(page.html, 'Desfazer');
  const row = await site.db
    .selectFrom('lead')
    .select('member_id')
    .where('id', '=', ids[0]!)
    .executeTakeFirst();
  expect(row).toEqual({ member_id: null });
});

test('a broker gives own contacts back: they are not his to take back', async () => {
  const rui = await signedInMember(site, 'corretor');
  await site.db.updateTable('lead').set({ member_id: rui.id }).execute();
  const record = (await rui.get(`/mesa/contatos/${ids.pop()}`)).html;
  const passed = await rui.press(record, 'Passar o contato', { responsible: '' });
  expect((await rui.follow(passed)).html.includes('Desfazer')).toBe(false);
  const form = (await rui.get(chosen(...ids))).html;
  const shown = await rui.press(form, 'Ver o que muda', { responsible: 'ninguem' });
  const list = await rui.follow(await rui.press(shown.html, 'Mudar 2 contatos', { numero: '2' }));
  expect([list.html.includes('Mudou em 2 contatos.'), list.html.includes('Desfazer')]).toEqual([true, false]);
});
