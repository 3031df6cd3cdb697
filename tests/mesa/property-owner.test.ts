import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aListing } from '../catalogue/a-listing';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { fillCatalogue } from '../support/catalogue';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let id: number;
let path: string;

beforeAll(async () => {
  site = await openSite([]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'property_override', 'property'] as const)
    await site.db.deleteFrom(table).execute();
  id = (await fillCatalogue(site.db, [aListing('17954', { title: 'Casa com piscina' })], 'crm')).get(
    '17954',
  )!;
  path = `/mesa/imoveis/${id}`;
  member = await signedInMember(site, 'vitrine');
});

const decided = { broker: '', placement: 'none', exclusive_until: '' };
const save = async (owner: string, html?: string) =>
  member.press(html ?? (await member.get(path)).html, 'Salvar', { ...decided, owner });
const owners = async () =>
  (await site.db.selectFrom('property_owner').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  );

test('an account is linked, changed and given back to the list', async () => {
  await site.db
    .insertInto('property_owner')
    .values({ property_id: id, email: 'ana@exemplo.com.br' })
    .execute();
  const saved = await member.follow(await save('Rui@exemplo.com.br, bia@exemplo.com.br'));
  expect(saved.html).toContain('Salvo. A próxima carga não muda estes campos.');
  expect(saved.html).toContain('a lista de proprietários diz ana@exemplo.com.br');
  expect(saved.html).toContain('Ligou a conta do proprietário');
  expect(saved.html).toContain('Lê o relatório quando tiver conta');
  expect(await owners()).toEqual(['bia@exemplo.com.br', 'rui@exemplo.com.br']);
  const back = await member.follow(await member.press(saved.html, 'Devolver à lista'));
  expect(back.html).toContain('Conta do proprietário: vale a da lista.');
  expect(await owners()).toEqual(['ana@exemplo.com.br']);
});

test('a wrong address stays in the form, and nothing is saved', async () => {
  const wrong = await save('<b>ana</b>, rui@');
  expect([wrong.status, wrong.html.includes('Digite um e-mail válido')]).toEqual([400, true]);
  expect(wrong.html).not.toContain('<b>ana</b>');
  expect(wrong.html).toContain('&lt;b&gt;ana&lt;/b&gt;, rui@');
  expect(await owners()).toEqual([]);
});

test('of two people the second reads the other’s, then saves over it', async () => {
  const { html } = await member.get(path);
  await save('ana@exemplo.com.br');
  const second = await save('rui@exemplo.com.br', html);
  expect([second.status, second.html.includes('mudou a conta para ana@exemplo.com.br')]).toEqual([400, true]);
  expect(await owners()).toEqual(['ana@exemplo.com.br']);
  await save('rui@exemplo.com.br', second.html);
  expect(await owners()).toEqual(['rui@exemplo.com.br']);
});

test('the report is what the owner reads; who opens it is recorded', async () => {
  const { html } = await member.get(path);
  expect(html).toContain(`href="${path}/relatorio"`);
  const report = await member.get(`${path}/relatorio?periodo=90`);
  expect([report.status, report.html.includes('Relatório do proprietário')]).toEqual([200, true]);
  expect(report.html).toContain('Acessos e visitas');
  expect(report.html).toContain('Casa com piscina');
  expect(report.html).not.toContain('/area-do-cliente/meus-imoveis');
  const acts = site.db.selectFrom('audit_log').select('subject').where('verb', '=', 'properties.read');
  expect((await acts.where('member_id', '=', member.id).execute()).length).toBe(1);
  expect((await member.get(path)).html).not.toContain('Abriu o relatório');
  for (const wrong of ['0', '999999', 'x', '1e3'])
    expect((await member.get(`/mesa/imoveis/${wrong}/relatorio`)).status).toBe(404);
});

test('who does not write properties reads how many accounts there are', async () => {
  await save('ana@exemplo.com.br');
  const service = await signedInMember(site, 'atendimento');
  const { html } = await service.get(path);
  expect(html).toContain('1 conta ligada');
  expect(html).not.toContain('ana@exemplo');
});
