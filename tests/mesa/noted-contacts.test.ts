import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBroker, addContact } from '../contacts/contacts';
import { openSite } from '../imoveis/site';
import { codeOf } from '../staff/member';
import { staffTables } from '../staff/staff-api';
import { makeListing } from '../support/catalogue';
import { emailsTo } from '../support/emails';
import { endStepUp, signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'AP-7' })]);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead', 'broker'] as const) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'operacao');
});

const typed = { name: 'Rafael Monteiro', phone: '11 98765-4321', channel: 'telefone', kind: 'contact' };
const form = async () => (await member.get('/mesa/contatos/novo')).html;
const leads = () => site.db.selectFrom('lead').selectAll().execute();

test('a contact noted by hand is one for two presses, and opens its record', async () => {
  const marina = await addBroker(site.db, 'marina');
  await site.db.updateTable('broker').set({ email: 'marina@casa.com.br' }).execute();
  const html = await form();
  const fields = {
    ...typed,
    property_code: 'ap 7',
    message: 'Quer visitar',
    responsible: `broker:${marina}`,
  };
  const saved = await member.press(html, 'Anotar contato', fields);
  const again = await member.press(html, 'Anotar contato', fields);
  const [lead, ...others] = await leads();
  expect(others).toEqual([]);
  expect([saved, again].map(({ headers }) => headers.get('location'))).toEqual([
    `/mesa/contatos/${lead!.id}`,
    `/mesa/contatos/${lead!.id}`,
  ]);
  const record = (await member.follow(saved)).html;
  expect(record).toContain('<h1>Rafael Monteiro</h1>');
  expect(record).toContain('Quer visitar');
  expect(record).not.toContain('mailto:');
});

test('a refused form shows what was typed and why', async () => {
  const refused = await member.press(await form(), 'Anotar contato', { ...typed, phone: '', receipt: 'on' });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain('value="Rafael Monteiro"');
  expect(refused.html).toContain('Digite um telefone ou um e-mail');
  const unknown = await member.press(await form(), 'Anotar contato', { ...typed, property_code: 'NADA' });
  expect([
    unknown.status,
    [...unknown.html.matchAll(/class="msg".*?<span>([^<]+)/g)].map((x) => x[1]),
  ]).toEqual([400, ['Nenhum imóvel tem este código']]);
  expect(await leads()).toEqual([]);
});

test('the person gets an e-mail if the box is ticked', async () => {
  const email = 'rafael@exemplo.com.br';
  await member.press(await form(), 'Anotar contato', { ...typed, email });
  expect(await emailsTo(site.db, email)).toEqual([]);
  await member.press(await form(), 'Anotar contato', { ...typed, email, receipt: 'on' });
  expect(await emailsTo(site.db, email)).toHaveLength(1);
});

test('the list downloads its filter as CSV, after the second factor', async () => {
  await addContact(site.db, { name: '=Ana Prado' });
  await addContact(site.db, { name: 'Bruno Sá', email: 'b@exemplo.com.br' });
  const list = (await member.get('/mesa/contatos?busca=prado')).html;
  const href = /href="(\/mesa\/contatos\/csv[^"]*)"/.exec(list)![1]!.replaceAll('&amp;', '&');
  const file = await member.get(href);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="contatos.csv"');
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect([file.html.includes("'=Ana Prado"), file.html.includes('Bruno')]).toEqual([true, false]);
  await endStepUp(site);
  const due = await member.get(href);
  expect(due.headers.get('location')).toMatch(/^\/mesa\/fator\?volta=/);
  const factor = await member.follow(due);
  const proven = await member.press(factor.html, 'Confirmar', { code: codeOf(member.totp, 1) });
  expect((await member.follow(proven)).html).toContain("'=Ana Prado");
});

test('a refused delivery is tried again by its button', async () => {
  const id = await addContact(site.db, {}, { house: 'refused', webhook: 'sent' });
  const record = (await member.get(`/mesa/contatos/${id}`)).html;
  expect(record.match(/Tentar agora/g)).toHaveLength(1);
  const sent = await member.press(record, 'Tentar agora');
  const after = await member.follow(sent);
  expect(after.html).toMatch(/Entrega na fila|Nada a tentar/);
  expect((await member.post(`/mesa/contatos/${id}/entregas/999999`, {})).status).toBe(404);
});

test('the record leads to a request about the person', async () => {
  const id = await addContact(site.db, { protocol: '2611-777777' });
  const record = (await member.get(`/mesa/contatos/${id}`)).html;
  expect(record).toContain('href="/mesa/contatos/titular/novo?protocolo=2611-777777"');
  const other = await signedInMember(site, 'atendimento');
  expect((await other.get(`/mesa/contatos/${id}`)).html).toContain('/mesa/contatos/titular/novo?protocolo=');
});
