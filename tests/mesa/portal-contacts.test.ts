import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operator, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { addContact } from '../contacts/contacts';
import { openSite } from '../imoveis/site';
import { staffTables } from '../staff/staff-api';
import { makeListing } from '../support/catalogue';
import { signedInMember } from './admin-visitor';

let site: Awaited<ReturnType<typeof openSite>>;
let member: Awaited<ReturnType<typeof signedInMember>>;
let property: number;
beforeAll(async () => {
  site = await openSite([makeListing({ reference: 'AP-0955', title: 'Casa de pedra' })]);
  ({ id: property } = await site.db.selectFrom('property').select('id').executeTakeFirstOrThrow());
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead'] as const) await site.db.deleteFrom(table).execute();
  member = await signedInMember(site, 'operacao');
});

const ofPortal = (more: Parameters<typeof addContact>[1] = {}) =>
  addContact(site.db, {
    ...{ name: 'Ana Prado', portal: 'vivareal', portal_contact: '59ee0fc6', portal_listing: 'AP-0955' },
    ...{ campaign: JSON.stringify({ source: 'VivaReal', medium: 'portal' }), ...more },
  });
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const names = (html: string) =>
  [...html.matchAll(/href="\/mesa\/contatos\/\d+"[^>]*>([^<]+)</g)].map(([, name]) => name);

test('the list shows the portal, and a listing that no property has', async () => {
  await ofPortal({ product_id: property });
  const known = text((await member.get('/mesa/contatos')).html);
  expect(known).toContain('Casa de pedra, AP-0955');
  expect(known).toMatch(/VivaReal (?:agora|hoje)/);
  expect(known).not.toContain('imóvel desconhecido');
  await ofPortal({ portal_listing: 'XX-1' });
  expect(text((await member.get('/mesa/contatos')).html)).toContain('imóvel desconhecido, código XX-1');
});

test('the record shows origin, listing, consent and what could not be read', async () => {
  const details = { portal: { temperature: 'Alta', as_sent: [['Telefone', 'ligar à noite']] } };
  const given = { kind: 'phone-shown', whatsapp: null, email: '', details: JSON.stringify(details) } as const;
  const id = await ofPortal({ ...given, portal_listing: 'XX-1', consent_version: 'pedido feito no portal' });
  const record = text((await member.get(`/mesa/contatos/${id}`)).html);
  for (const shown of [
    'Viu o telefone no portal.',
    'Imóvel desconhecido: nenhum do catálogo tem o código XX-1, que o portal enviou.',
    'VivaReal, código do anúncio XX-1, contato 59ee0fc6 no portal.',
    'Telefone, como veio do portal ligar à noite',
    'Interesse, segundo o portal Alta',
    'Aviso: pedido feito no portal.',
    'Recebido do portal VivaReal e guardado',
  ])
    expect(record).toContain(shown);
  const known = await ofPortal({ product_id: property });
  expect(text((await member.get(`/mesa/contatos/${known}`)).html)).not.toContain('Imóvel desconhecido');
});

test('the filter by origin is in the address, its CSV and its bulk', async () => {
  await ofPortal();
  await ofPortal({ name: 'Bruno Sá', portal: 'imovelweb' });
  await addContact(site.db, { name: 'Carla Dias' });
  await addContact(site.db, { name: 'Davi Nunes', channel: 'telefone' });
  const of = async (origin: string) =>
    names((await member.get(`/mesa/contatos?aba=todos&origem=${origin}`)).html);
  expect(await of('vivareal')).toEqual(['Ana Prado']);
  expect(await of('imovelweb')).toEqual(['Bruno Sá']);
  expect(await of('site')).toEqual(['Carla Dias']);
  expect(await of('equipe')).toEqual(['Davi Nunes']);
  expect(await of('')).toHaveLength(4);
  expect(await of('outro')).toHaveLength(4);
  const { html } = await member.get('/mesa/contatos?aba=todos&origem=imovelweb');
  expect(html).toMatch(/<option[^>]*value="imovelweb"[^>]*selected/);
  const csv = (await member.get('/mesa/contatos/csv?aba=todos&origem=vivareal')).html;
  expect([csv.includes('Ana Prado'), csv.includes('Bruno'), csv.includes('VivaReal;AP-0955')]).toEqual([
    ...[true, false, true],
  ]);
  const bulk = await member.get('/mesa/contatos/lote?aba=todos&origem=imovelweb&quais=todos');
  expect(text(bulk.html)).toContain('Todos, origem Imovelweb.');
  expect(names((await member.get('/mesa/contatos?busca=ana&origem=imovelweb')).html)).toEqual([]);
});

test('what the CRM changed is its act, and has no undo', async () => {
  const id = await ofPortal();
  await inTransaction(site.db, (write) =>
    recordAct(write, {
      ...{ actor: operator, verb: 'contacts.sync', subject: subjectOf('lead', id) },
      changes: { state: ['novo', 'visita'] },
    }),
  );
  const { html } = await member.get(`/mesa/contatos/${id}`);
  expect(text(html)).toMatch(/Mudou o contato CRM, /);
  expect(html).not.toContain('>Desfazer<');
});
