import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { openSite } from '../imoveis/site';
import { codeOf } from '../staff/member';
import { staffTables } from '../staff/staff-api';
import { endStepUp, signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['data_request', 'lead', ...staffTables] as const)
    await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'operacao');
});

const email = 'clara@exemplo.com.br';
const lead = async (more: object = {}) => {
  const row = {
    ...{ idempotency_key: randomUUID(), kind: 'contact' as const, name: 'Clara Nunes', email },
    ...{ details: '{}', campaign: '{}', consent_version: 'x', created_at: clock.now() },
    ...more,
  };
  const protocol = `2611-${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`;
  await site.db
    .insertInto('lead')
    .values({ ...row, protocol })
    .execute();
  return protocol;
};
const newForm = async (query = '') => (await member.get(`/mesa/contatos/titular/novo${query}`)).html;
const note = async (person: string, requested_on = isoDay(clock.now())) =>
  member.press(await newForm(), 'Procurar a pessoa', { person, requested_on });

test('a request shows what is stored, and the days that are left', async () => {
  const protocol = await lead();
  const sent = await note(email);
  expect(sent.headers.get('location')).not.toContain('clara');
  const { html } = await member.follow(sent);
  expect(html).toContain(protocol);
  expect(html).toContain('Contatos: 1');
  expect(html).toContain('Faltam 15 dias, até');
  expect(html).toMatch(/Lido por<\/dt><dd>Pessoa de operacao, hoje, /);
  const list = (await member.get('/mesa/contatos/titular')).html;
  expect(list).toContain('1 pedido aberto.');
  expect(list).toContain(email);
});

test('the link of a contact fills the form with its protocol', async () => {
  const protocol = await lead();
  expect(await newForm(`?protocolo=${protocol}`)).toContain(`value="${protocol}"`);
  expect(await newForm('?protocolo=clara')).not.toContain('value="clara"');
  const { html } = await member.follow(await note(protocol));
  expect(html).toContain(`<h1>${email}</h1>`);
});

test('a person whom nothing is stored of is said to be so', async () => {
  const { html } = await member.follow(await note('ninguem@exemplo.com.br'));
  expect(html).toContain('Nada está guardado com este e-mail ou telefone.');
});

test('the file has the data; the request is answered by a button', async () => {
  await lead({ message: 'Quero visitar.' });
  const page = await member.follow(await note(email));
  const file = await member.get(/href="([^"]+dados)"/.exec(page.html)![1]!);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="dados-pedido-\d+\.json"$/);
  expect(JSON.parse(file.html)).toMatchObject({ contatos: [{ mensagem: 'Quero visitar.' }] });
  const answered = await member.follow(await member.press(page.html, 'Já enviei os dados'));
  expect(answered.html).toContain('Respondido em');
  expect((await member.get('/mesa/contatos/titular?aba=respondidos')).html).toContain(email);
});

test('erases with a reason, and says what a law obliges to store', async () => {
  const protocol = await lead();
  const page = await member.follow(await note(email));
  expect(page.html).toContain('Marco Civil da Internet, art. 15');
  expect(page.html).toContain('<button class="bt bt--2 perigo">Apagar esta pessoa');
  const without = await member.press(page.html, 'Apagar esta pessoa', { reason: '' });
  expect([without.status, without.html.includes('Escolha o motivo')]).toEqual([400, true]);
  const erased = await member.follow(
    await member.press(page.html, 'Apagar esta pessoa', { reason: 'titular' }),
  );
  expect(erased.html).toContain('<h1>Pessoa apagada</h1>');
  expect(erased.html).toContain(protocol);
  expect(erased.html).toContain('Lei 9.613/1998');
  expect(erased.html).not.toContain(email);
  const again = await member.press(page.html, 'Apagar esta pessoa', { reason: 'titular' });
  expect(again.status).toBe(303);
  expect(await site.db.selectFrom('lead').select('id').execute()).toEqual([]);
});

test('the second factor is due again before a person is erased', async () => {
  await lead();
  const page = await member.follow(await note(email));
  await endStepUp(site);
  const due = await member.press(page.html, 'Apagar esta pessoa', { reason: 'engano' });
  expect(due.headers.get('location')).toMatch(/^\/mesa\/fator\?volta=/);
  expect(await site.db.selectFrom('lead').select('id').execute()).toHaveLength(1);
  const factor = await member.follow(due);
  const proven = await member.press(factor.html, 'Confirmar', { code: codeOf(member.totp, 1) });
  expect((await member.follow(proven)).html).toMatch(/<option value="engano" selected="">/);
});

test('the roles of service, showcase and brokers find no such page', async () => {
  for (const role of ['atendimento', 'vitrine', 'corretor'] as const) {
    const other = await signedInMember(site, role);
    for (const path of [
      '/mesa/contatos/titular',
      '/mesa/contatos/titular/1',
      '/mesa/contatos/titular/1/dados',
    ])
      expect([role, path, (await other.get(path)).status]).toEqual([role, path, 404]);
    const form = await other.get('/mesa/contatos/titular/novo');
    expect([role, form.status]).toEqual([role, role === 'atendimento' ? 200 : 404]);
  }
});

test('service notes a request, also long after its second factor', async () => {
  const protocol = await lead();
  const service = await signedInMember(site, 'atendimento');
  await endStepUp(site);
  const contacts = (await service.get('/mesa/contatos')).html;
  expect(contacts).toContain('href="/mesa/contatos/titular/novo">Anotar pedido de titular');
  expect(contacts).not.toContain('Baixar CSV');
  const { id } = await site.db.selectFrom('lead').select('id').executeTakeFirstOrThrow();
  const link = `/mesa/contatos/titular/novo?protocolo=${protocol}`;
  expect((await service.get(`/mesa/contatos/${id}`)).html).toContain(`href="${link}"`);
  const form = (await service.get(link)).html;
  expect(form).toContain('Quem responde é a Direção ou a Operação.');
  const typed = { person: protocol, requested_on: isoDay(clock.now()) };
  const noted = await service.follow(await service.press(form, 'Anotar o pedido', typed));
  expect(noted.html).toContain('Pedido anotado. A Direção ou a Operação responde.');
  expect(noted.html).not.toContain('href="/mesa/contatos/titular"');
  const [request] = await site.db.selectFrom('data_request').select('member_id').execute();
  expect(request).toEqual({ member_id: service.id });
});

test.each(['0', 'abc', '999999', '1e3'])('the request %s does not exist', async (id) => {
  expect((await member.get(`/mesa/contatos/titular/${id}`)).status).toBe(404);
  expect((await member.get(`/mesa/contatos/titular/${id}/dados`)).status).toBe(404);
});
