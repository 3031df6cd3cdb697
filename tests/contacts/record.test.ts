import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from '../staff/staff-api';
import { addBroker, addContact } from './contacts';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let member: Awaited<ReturnType<ReturnType<typeof staffApi>['member']>>;
let property: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  property = (await fillCatalogue(db, [makeListing({ reference: 'AP-9' })])).get('AP-9')!;
});
afterAll(() => database.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('property').set({ broker_id: null }).execute();
  await db.deleteFrom('broker').execute();
  api = staffApi(database);
  member = await api.member('atendimento');
});

const open = async (id: number, token = member.token) =>
  (await api.good('GET', `staff/contacts/${id}`, token)).data;
const readingsOf = async (id: number) =>
  (
    await db
      .selectFrom('audit_log')
      .select('member_id')
      .where('subject', '=', `lead:${id}`)
      .where('verb', '=', 'contacts.read')
      .execute()
  ).length;

test('has request, property, consent, campaign and each delivery’s events', async () => {
  const id = await addContact(
    db,
    {
      ...{ product_id: property, message: 'Podemos ver de manhã?', cpf: '52998224725' },
      details: JSON.stringify({ contact_preference: 'WhatsApp', objective: 'Quero investir' }),
      campaign: JSON.stringify({ source: 'google', campaign: 'marca' }),
    },
    { house: 'sent' },
  );
  expect(await open(id)).toMatchObject({
    ...{ message: 'Podemos ver de manhã?', cpf: '52998224725', preference: 'WhatsApp' },
    details: [['Objetivo', 'Quero investir']],
    campaign: [
      ['origem', 'google'],
      ['campanha', 'marca'],
    ],
    consent: { version: '2026-11-25', basis: 'art. 7º, V', purpose: 'Contato sobre este imóvel' },
    property: {
      code: 'AP-9',
      district: 'Moema',
      price: 2_000_000,
      path: expect.stringMatching(/^\/usado\//),
    },
    deliveries: [{ place: 'house', state: 'sent', attempts: 1, next_at: null }],
    ...{ state: 'novo', responsible: null, notes: [], others: [], acts: [] },
  });
});

test('a delivery says how often it was tried and when it is tried again', async () => {
  const id = await addContact(db, {}, { webhook: 'waiting' });
  const { id: delivery } = await db.selectFrom('lead_delivery').select('id').executeTakeFirstOrThrow();
  const events = [
    { state: 'queued', at: '2026-11-29T12:00:00Z' },
    { state: 'waiting', at: '2026-11-29T12:05:00Z', reason: '503', times: 3 },
    {
      state: 'waiting',
      at: '2026-11-29T12:06:00Z',
      reason: 'recusado',
      errors: { nome: 'vazio', '': 'não' },
    },
  ];
  await db
    .updateTable('lead_delivery')
    .set({ history: JSON.stringify(events) })
    .execute();
  const next = new Date(clock.nowMs() + 60_000);
  await db.updateTable('work').set({ next_attempt_at: next }).where('key', '=', `lead:${delivery}`).execute();
  const [found] = (await open(id)).deliveries;
  expect(found).toMatchObject({ attempts: 4, next_at: next.toISOString() });
  expect(found.events[2]).toEqual({
    ...{ state: 'waiting', at: '2026-11-29T12:06:00Z', reason: 'recusado', times: 1 },
    errors: 'não; nome: vazio',
  });
});

test('shows the person’s other contacts and reasons for a broker', async () => {
  const [owner, earlier] = [await addBroker(db, 'marina'), await addBroker(db, 'tomas')];
  await db.updateTable('property').set({ broker_id: owner }).where('id', '=', property).execute();
  const byEmail = await addContact(db, {
    email: 'RAFAEL@exemplo.com.br',
    whatsapp: null,
    broker_id: earlier,
  });
  const byPhone = await addContact(db, { email: 'outro@exemplo.com.br' });
  await addContact(db, { email: 'mais@exemplo.com.br', whatsapp: '+55 (11) 90000-0000' });
  const id = await addContact(db, { product_id: property, broker: 'tomas' });
  const found = await open(id);
  expect(found.others.map((other: { id: number }) => other.id)).toEqual([byPhone, byEmail]);
  expect(found.hints).toMatchObject({
    property: { kind: 'broker', id: owner },
    chosen: { id: earlier },
    earlier: { id: earlier, name: 'Corretora tomas' },
  });
});

test('contacts without an e-mail are not one person', async () => {
  await addContact(db, { email: '', whatsapp: null });
  const found = await open(await addContact(db, { email: '', whatsapp: null }));
  expect([found.others, found.email]).toEqual([[], null]);
});

test('opening is one act in ten minutes for each member, and is shown', async () => {
  const id = await addContact(db);
  const other = await api.member('operacao');
  const now = clock.nowMs();
  await open(id);
  await open(id);
  expect(await readingsOf(id)).toBe(1);
  await open(id, other.token);
  expect(await readingsOf(id)).toBe(2);
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(now + 11 * 60_000));
  const { readers, acts } = await open(id);
  expect(await readingsOf(id)).toBe(3);
  expect(readers.map((reader: { member: string }) => reader.member)).toEqual([
    'Pessoa de atendimento',
    'Pessoa de operacao',
    'Pessoa de atendimento',
  ]);
  expect(acts).toEqual([]);
});

test('of others, a broker gets the bytes of what does not exist, and no act', async () => {
  const broker = await addBroker(db, 'marina', 'marina@casa.com.br');
  const own = await api.member('corretor', 'marina@casa.com.br');
  const foreign = await addContact(db);
  const mine = await addContact(db, { broker_id: broker });
  const missing = await api.call('GET', 'staff/contacts/999999', own.token);
  const refused = await api.call('GET', `staff/contacts/${foreign}`, own.token);
  expect([refused.status, refused.text]).toEqual([404, missing.text]);
  expect(await readingsOf(foreign)).toBe(0);
  expect((await open(mine, own.token)).others).toEqual([]);
  for (const id of ['0', 'abc', '1e3', '99999999999'])
    expect((await api.call('GET', `staff/contacts/${id}`, member.token)).text).toBe(missing.text);
});
