import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { addContact } from '../contacts/contacts';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { buttonForm } from '../support/button-form';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead'] as const) await site.db.deleteFrom(table).execute();
});

const anHourAgo = () => new Date(clock.nowMs() - 62 * 60_000);

test('the most overdue is in the sentence and first in its list', async () => {
  const member = await signedInMember(site, 'atendimento');
  const id = await addContact(site.db, { created_at: anHourAgo() });
  await addContact(site.db, { name: 'Beatriz Sá' });
  const { html } = await member.get('/mesa');
  expect(html).toContain(
    'Duas coisas esperam por alguém. A mais antiga venceu há 32 min: Rafael Monteiro ainda não teve resposta.',
  );
  expect(html).toMatch(/class="tarefa atraso"><span class="tquando">venceu há 32 min<\/span>.*?Rafael/);
  expect(html).toContain(`<a href="/mesa/contatos/${id}">Rafael Monteiro</a>`);
  expect(html).toMatch(/Hoje<b>2<span class="vh"> à espera/);
  const { action, fields } = buttonForm(html, 'Assumir');
  expect([action, fields]).toEqual(['/mesa', { intent: 'take', contato: String(id) }]);
});

test('"Assumir" takes, "Já respondi" answers, "Feito" ends the next step', async () => {
  const member = await signedInMember(site, 'atendimento');
  const id = await addContact(site.db);
  const today = isoDay(clock.now());
  await member.press((await member.get('/mesa')).html, 'Assumir');
  await member.press((await member.get(`/mesa/contatos/${id}`)).html, 'Já respondi por Telefone');
  const stored = () =>
    site.db.selectFrom('lead').select(['member_id', 'next_step']).where('id', '=', id).executeTakeFirst();
  expect(await stored()).toMatchObject({ member_id: member.id });
  await site.db
    .updateTable('lead')
    .set({ next_step: 'Mandar as três casas', next_on: today })
    .where('id', '=', id)
    .execute();
  const { html } = await member.get('/mesa');
  expect(html).toMatch(/<h2>Prometido para hoje<\/h2>.*?>hoje<.*?Mandar as três casas: <a/);
  expect((await member.press(html, 'Feito')).headers.get('location')).toBe('/mesa');
  expect(await stored()).toMatchObject({ next_step: null });
  expect((await member.get('/mesa')).html).toMatch(
    /Nada espera por você. O último contato foi respondido.*Ver contatos/,
  );
});

test('nothing waits: the page says so', async () => {
  const member = await signedInMember(site, 'vitrine');
  const { html } = await member.get('/mesa');
  expect(html).toContain('<p class="mfrase">Nada espera por você.</p>');
  expect(html).not.toMatch(/class="tarefas"|Ver contatos/);
  expect(html).not.toMatch(/Hoje<b>/);
});

test('a part that fails is named, the rest shows', async () => {
  const member = await signedInMember(site, 'direcao');
  await addContact(site.db);
  await site.db.schema.alterTable('data_request').renameTo('data_request_away').execute();
  try {
    const { html, status } = await member.get('/mesa');
    expect([status, html.includes('Rafael Monteiro')]).toEqual([200, true]);
    expect(html).toContain('Nem tudo pôde ser lido agora: pedidos de dados.');
  } finally {
    await site.db.schema.alterTable('data_request_away').renameTo('data_request').execute();
  }
});

test('a back end that does not answer is a page that says so', async () => {
  const member = await signedInMember(site, 'vitrine');
  const page = await site.failing(['staff/today', 'staff/waiting'], () => member.get('/mesa'));
  expect([page.status, page.html.includes('Nada pôde ser lido agora')]).toEqual([200, true]);
  expect(page.html).not.toContain('Nada espera');
});
