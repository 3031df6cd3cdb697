import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { reconcileLeads } from '@api/leads/reconciliation';
import { clock } from '@domain/kernel/clock';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from '../staff/staff-api';
import { addBroker, addContact } from './contacts';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let token: string;
let property: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  property = (await fillCatalogue(db, [makeListing({ reference: 'AP-18.466' })])).get('AP-18.466')!;
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead', 'broker'] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  token = (await api.member('atendimento')).token;
});

const list = async (query: Record<string, string> = {}, bearer = token) =>
  (await api.good('GET', `staff/contacts?${new URLSearchParams(query).toString()}`, bearer)).data;
const idsOf = ({ contacts }: { contacts: { id: number }[] }) => contacts.map(({ id }) => id);
const daysAgo = (days: number) => new Date(clock.nowMs() - days * 24 * 3600_000);

test('opens on contacts that nobody has taken; each tab has its count', async () => {
  const broker = await addBroker(db, 'marina');
  const free = await addContact(db, {}, { house: 'sent' });
  const taken = await addContact(db, { broker_id: broker, state: 'em-conversa' }, { house: 'sent' });
  const failed = await addContact(
    db,
    { broker_id: broker, state: 'ganho' },
    { house: 'sent', mautic: 'refused' },
  );
  const held = await addContact(db, { suspicion: 'trap' });
  const letter = await addContact(db, { kind: 'newsletter' }, { mautic: 'unclear' });
  const lost = await addContact(db, { state: 'perdido', state_reason: 'caro' });
  const first = await list();
  expect(idsOf(first)).toEqual([free]);
  expect(first.counts).toEqual({ untaken: 1, taken: 1, failed: 2, all: 6, held: 1 });
  expect(idsOf(await list({ tab: 'taken' }))).toEqual([taken]);
  expect(idsOf(await list({ tab: 'failed' }))).toEqual([letter, failed]);
  expect(idsOf(await list({ tab: 'held' }))).toEqual([held]);
  expect(idsOf(await list({ tab: 'all', sort: 'oldest' }))).toEqual([
    free,
    taken,
    failed,
    held,
    letter,
    lost,
  ]);
});

test('a row has property, visit, who answers and deliveries', async () => {
  const broker = await addBroker(db, 'marina');
  const visit = { day: '2026-11-26', period: 'manhã', mode: 'in_person' };
  await addContact(
    db,
    {
      ...{ kind: 'schedule', product_id: property, broker_id: broker, details: JSON.stringify({ visit }) },
      campaign: JSON.stringify({ source: 'google', campaign: 'marca' }),
    },
    { house: 'sent', webhook: 'waiting' },
  );
  expect((await list({ tab: 'all' })).contacts[0]).toMatchObject({
    ...{ name: 'Rafael Monteiro', request: 'Pedido de visita', visit: '26/11/2026, manhã, presencial' },
    property: { id: property, code: 'AP-18.466' },
    responsible: { kind: 'broker', id: broker, name: 'Corretora marina' },
    campaign: { source: 'google', campaign: 'marca' },
    deliveries: [
      { place: 'house', state: 'sent' },
      { place: 'webhook', state: 'waiting' },
    ],
  });
});

test.each([
  ['a name without accents', 'antonio conceicao'],
  ['a name in capitals with accents', 'ANTÔNIO'],
  ['the beginning of a name', 'conc'],
  ['a short word of a name', 'sá'],
  ['an e-mail', 'antonio.sa@exemplo.com.br'],
  ['the beginning of an e-mail', 'antonio.sa@'],
  ['a phone as written', '(21) 99876-1234'],
  ['a phone with the country', '+55 21 99876-1234'],
  ['digits of a phone', '21998761234'],
  ['the last digits of a phone', '1234'],
  ['a protocol', '2610-777777'],
  ['a property’s code', 'ap 18466'],
])('finds by %s', async (_, text) => {
  await addContact(db);
  const id = await addContact(db, {
    ...{ name: 'Antônio Sá Conceição', email: 'Antonio.Sa@exemplo.com.br', whatsapp: '+55 (21) 99876-1234' },
    ...{ protocol: '2610-777777', product_id: property },
  });
  const found = await list({ tab: 'all', text });
  expect([idsOf(found), found.total]).toEqual([[id], 1]);
});

test.each(['Monteiiro', '???', "'; drop table lead; --", '%', '\u0000'])(
  'finds nothing by %j',
  async (text) => {
    await addContact(db);
    expect(await list({ tab: 'all', text })).toMatchObject({ contacts: [], total: 0 });
  },
);

test('filters by day and by who answers', async () => {
  const broker = await addBroker(db, 'marina');
  const { id: member } = await api.addMember('atendimento', 'helena@casa.com.br');
  const old = await addContact(db, { created_at: daysAgo(40), broker_id: broker });
  const recent = await addContact(db, { member_id: member });
  const since = daysAgo(10).toISOString().slice(0, 10);
  expect(idsOf(await list({ tab: 'all', since }))).toEqual([recent]);
  expect(idsOf(await list({ tab: 'all', responsible: `broker:${broker}` }))).toEqual([old]);
  expect(idsOf(await list({ tab: 'all', responsible: `member:${member}`, since }))).toEqual([recent]);
  expect((await list()).responsibles.map(({ name }: { name: string }) => name)).toContain('Corretora marina');
  for (const query of [
    'tab=x',
    'since=2026-02-30',
    'responsible=broker:0',
    'page=0',
    `text=${'x'.repeat(101)}`,
  ])
    expect((await api.call('GET', `staff/contacts?${query}`, token)).status).toBe(400);
});

test('a search goes with each filter, and without any', async () => {
  const broker = await addBroker(db, 'marina');
  await addContact(db, { broker_id: broker, created_at: daysAgo(40) }, { house: 'refused' });
  await addContact(db);
  const totalOf = async (filter: Record<string, string>) =>
    (await list({ text: 'monteiro', tab: 'all', ...filter })).total;
  expect(await totalOf({})).toBe(2);
  const since = daysAgo(10).toISOString().slice(0, 10);
  const filters: Record<string, string>[] = [
    ...[{ tab: 'untaken' }, { tab: 'taken' }, { tab: 'failed' }],
    ...[{ since }, { responsible: `broker:${broker}` }],
  ];
  for (const filter of filters) expect([filter, await totalOf(filter)]).toEqual([filter, 1]);
});

test('pages have 50 contacts, from either end', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 120; at += 1) ids.unshift(await addContact(db, { created_at: daysAgo(200 - at) }));
  const pages = await Promise.all(['1', '2', '3', '9'].map((page) => list({ tab: 'all', page })));
  expect(pages.map(idsOf)).toEqual([ids.slice(0, 50), ids.slice(50, 100), ids.slice(100), ids.slice(100)]);
  const text = 'monteiro';
  expect(idsOf(await list({ tab: 'all', page: '3', sort: 'oldest', text }))).toEqual(
    ids.slice(0, 20).reverse(),
  );
});

test('the sentence is the database’s: each contact of today once', async () => {
  await addContact(db, {}, { house: 'sent', webhook: 'sent' });
  await addContact(db, {}, { house: 'sent', mautic: 'refused' });
  await addContact(db, {}, { mautic: 'unclear' });
  await addContact(db);
  const waiting = daysAgo(3);
  await addContact(db, { created_at: waiting }, { house: 'waiting' });
  await addContact(db, { channel: 'telefone' }, { house: 'sent' });
  const { today, oldest_waiting_at } = await list();
  expect(today).toEqual({ received: 5, delivered: 2, refused: 1, unclear: 1, waiting: 1, lost: 0 });
  expect((await reconcileLeads(db)).received).toBe(6);
  expect(oldest_waiting_at).toBe(waiting.toISOString());
});

test('a broker sees those of its own alone, and counts those', async () => {
  const email = 'marina@casa.com.br';
  const broker = await addBroker(db, 'marina', 'Marina@casa.com.br');
  const own = await api.member('corretor', email);
  const mine = [await addContact(db, { broker_id: broker }), await addContact(db, { member_id: own.id })];
  await addContact(db, { broker_id: await addBroker(db, 'outra', 'outra@casa.com.br') });
  await addContact(db, {}, { house: 'waiting' });
  const seen = await list({ tab: 'all' }, own.token);
  expect(idsOf(seen)).toEqual(mine.toReversed());
  expect(seen.counts).toEqual({ untaken: 0, taken: 2, failed: 0, all: 2, held: 0 });
  expect([seen.today.received, seen.oldest_waiting_at]).toEqual([2, null]);
  expect(seen.responsibles.map(({ id }: { id: number }) => id)).toEqual([broker, own.id]);
  expect((await list({ tab: 'all', text: 'rafael' }, own.token)).total).toBe(2);
});
