import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { PurchaseProfileInput } from '@contract/purchase-profile';
import type { StaffWaitingPeople } from '@contract/staff-waiting-people';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { callRequestMessage } from '@domain/purchase-profile/call-request';
import { criteriaOf, criteriaVersion } from '@domain/saved-search/criteria';
import type { SearchFilters } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import type { Role } from '@domain/staff/roles';
import { addBroker, addContact } from '../contacts/contacts';
import { makeAccount } from '../support/accounts';
import { changeProperty, fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let id: number;
let other: number;
let tomas: number;
let marina: number;
const M = 1_000_000;
const tables = [...staffTables, 'lead', 'property_owner', 'account'] as const;

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  tomas = await addBroker(db, 'tomas', 'corretor@casa.com.br');
  marina = await addBroker(db, 'marina', 'marina@casa.com.br');
  const casa = { reference: 'CASA', sellPrice: 8 * M, bedrooms: 4, suites: 3, brokerSlug: 'tomas' };
  const ids = await fillCatalogue(db, [
    makeListing(casa),
    makeListing({ reference: 'B', brokerSlug: 'marina' }),
  ]);
  [id, other] = [ids.get('CASA')!, ids.get('B')!];
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of tables) await db.deleteFrom(table).execute();
  await changeProperty(db, 'CASA', { visibility: 'public', available: true, broker_id: tomas });
  api = staffApi(database);
});

const person = (email: string) => makeAccount(db, { email, verified_at: clock.now() });
const search = (account: number, filters: Partial<SearchFilters>, currency = 'BRL') =>
  db
    .insertInto('saved_search')
    .values({
      ...{ account_id: account, name: 'Casa', criteria_version: criteriaVersion, currency, frequency: 'off' },
      criteria: JSON.stringify(criteriaOf({ ...emptyFilters(), negotiation: 'sell', ...filters })),
      ...{ baseline_at: clock.now(), created_at: clock.now(), updated_at: clock.now() },
    })
    .execute();
/** Searches, and asked for contact. */
const seeker = async (name: string, filters: Partial<SearchFilters>, lead: object = {}) => {
  const email = `${name}@exemplo.com.br`;
  await search((await person(email)).id, filters);
  return addContact(db, { name, email: email.toUpperCase(), ...lead });
};
const waiting = async (token: string, property = id): Promise<StaffWaitingPeople> =>
  (await api.good('GET', `staff/properties/${property}/waiting`, token)).data;
const tokenOf = async (role: Role, email?: string) => (await api.member(role, email)).token;
const moema = { localName: 'Moema' };
const named = ({ people }: StaffWaitingPeople) => people.map(({ name, fit }) => [name, fit]);

describe('who fits', () => {
  test('all of it, or but for one thing; the best first', async () => {
    await seeker('cara', { ...moema, price: { max: 7 * M } });
    await seeker('tudo', { ...moema, price: { max: 9 * M }, dorms: 4, suites: 3 });
    await seeker('duas', { ...moema, price: { max: 7 * M }, dorms: 5 });
    await seeker('longe', { local: 'itu' });
    await seeker('aluga', { ...moema, negotiation: 'rent' });
    await seeker('jardim', { propertyType: ['casa'], parkingLots: 2 });
    const found = await waiting(await tokenOf('atendimento'));
    expect(named(found)).toEqual([
      ['tudo', 5],
      ['jardim', 4],
      ['cara', 4],
    ]);
    expect(found).toMatchObject({ broker: 'Corretora tomas', count: 3, named: 3 });
    expect(found.people[0]!.wants.join(', ')).toMatch(/Moema.*R\$ 9/);
  });

  test('a person with several searches counts once, with the best', async () => {
    const { id: account } = await person('ana@exemplo.com.br');
    await search(account, { price: { max: 7 * M } });
    await search(account, { price: { max: 9 * M } });
    await addContact(db, { email: 'ana@exemplo.com.br', name: 'Ana' });
    expect(named(await waiting(await tokenOf('direcao')))).toEqual([['Ana', 5]]);
  });

  test('a purchase profile is a search, named where its person allowed that', async () => {
    const { id: account } = await person('ana@exemplo.com.br');
    const answers = {
      places: ['Moema'],
      tipology: ['Apartamento'],
      price_max: 9 * M,
    } as PurchaseProfileInput;
    await db
      .insertInto('purchase_profile')
      .values({
        account_id: account,
        answers: JSON.stringify(answers),
        updated_at: clock.now(),
        used_at: clock.now(),
      })
      .execute();
    const token = await tokenOf('direcao');
    await addContact(db, { email: 'ana@exemplo.com.br', name: 'Ana' });
    expect(await waiting(token)).toMatchObject({ count: 1, named: 0, people: [] });
    const message = `${callRequestMessage} Lugares: Moema.`;
    await addContact(db, { email: 'ana@exemplo.com.br', name: 'Ana', kind: 'no-reference', message });
    expect(named(await waiting(token))).toEqual([['Ana', 5]]);
  });

  test('neither the owner, nor the team, nor another currency', async () => {
    await db.insertInto('property_owner').values({ property_id: id, email: 'dona@exemplo.com.br' }).execute();
    await seeker('dona', moema);
    const token = await tokenOf('direcao');
    await search((await person('direcao@casa.com.br')).id, moema);
    await search((await person('nyc@exemplo.com.br')).id, moema, 'USD');
    expect((await waiting(token)).count).toBe(0);
  });

  test.each([{ visibility: 'reserved' as const }, { available: false }])(
    'also of a property that no search finds: %o',
    async (changes) => {
      await changeProperty(db, 'CASA', changes);
      await seeker('ana', moema);
      expect(named(await waiting(await tokenOf('direcao')))).toEqual([['ana', 5]]);
    },
  );
});

describe('who is named', () => {
  test.each([
    ['nobody who did not ask', null],
    ['not of a newsletter', { kind: 'newsletter' }],
    ['not in quarantine', { suspicion: 'trap' }],
    ['not after the end', { state: 'perdido', state_reason: 'comprou' }],
  ] as [string, object | null][])('%s', async (_what, lead) => {
    if (lead) await seeker('ana', moema, lead);
    else await search((await person('ana@exemplo.com.br')).id, moema);
    const answer = await api.call('GET', `staff/properties/${id}/waiting`, await tokenOf('direcao'));
    expect(answer.body.data).toMatchObject({ count: 1, named: 0 });
    expect(answer.text).not.toContain('ana');
  });

  test('nobody to a role that reads no contacts', async () => {
    await seeker('zelia', moema);
    const answer = await api.call('GET', `staff/properties/${id}/waiting`, await tokenOf('vitrine'));
    expect(answer.body.data).toMatchObject({ count: 1, named: 0, people: [] });
    expect(answer.text).not.toContain('zelia');
  });

  test('to a broker: own people alone, of own properties alone', async () => {
    const own = await seeker('ana', moema, { broker_id: tomas });
    await seeker('zelia', moema, { broker_id: marina });
    const token = await tokenOf('corretor');
    const found = await waiting(token);
    expect([found.count, found.people.map(({ contact }) => contact)]).toEqual([2, [own]]);
    expect((await api.call('GET', `staff/properties/${other}/waiting`, token)).status).toBe(404);
  });
});

describe('passing on', () => {
  const pass = (contact: number, token: string, property = id) =>
    api.call('POST', `staff/properties/${property}/waiting/${contact}`, token);
  const lead = (contact: number) =>
    db.selectFrom('lead').selectAll().where('id', '=', contact).executeTakeFirstOrThrow();
  const notes = async () =>
    (await db.selectFrom('lead_note').select('text').execute()).map(({ text }) => text);

  test('gives the contact to the broker, with a step of today; undone', async () => {
    const contact = await seeker('ana', moema, { broker_id: marina });
    const token = await tokenOf('atendimento');
    const { act } = (await pass(contact, token)).body;
    expect(await lead(contact)).toMatchObject({ broker_id: tomas, next_step: 'Falar do imóvel CASA' });
    const broker = await tokenOf('corretor');
    const { promises } = (await api.good('GET', 'staff/today', broker)).data;
    expect(promises.rows).toMatchObject([{ id: contact, next_on: isoDay(clock.now()) }]);
    expect((await pass(contact, token)).body.act).toBeNull();
    expect(await notes()).toEqual([expect.stringMatching(/^Procura um imóvel como o CASA/)]);
    await api.good('POST', `staff/acts/${act}/undo`, token);
    expect(await lead(contact)).toMatchObject({ broker_id: marina, next_step: null, next_on: null });
  });

  test('keeps a step that is open', async () => {
    const contact = await seeker('ana', moema, { next_step: 'Ligar', next_on: '2027-01-05' });
    await pass(contact, await tokenOf('direcao'));
    expect(await lead(contact)).toMatchObject({ broker_id: tomas, next_step: 'Ligar' });
  });

  test('by the broker: a step of today, and the contact stays', async () => {
    const token = await tokenOf('corretor');
    const { id: member } = await db.selectFrom('staff_member').select('id').executeTakeFirstOrThrow();
    const contact = await seeker('ana', moema, { member_id: member });
    expect((await pass(contact, token)).status).toBe(200);
    expect(await lead(contact)).toMatchObject({ member_id: member, broker_id: null });
    expect((await lead(contact)).next_step).toBe('Falar do imóvel CASA');
  });

  test('refuses other people’s contacts, properties and roles', async () => {
    const contact = await seeker('zelia', moema, { broker_id: marina });
    const broker = await tokenOf('corretor');
    const own = await addContact(db, { broker_id: tomas });
    const statuses = [
      await pass(contact, broker),
      await pass(own, broker, other),
      await pass(contact, await tokenOf('vitrine')),
      await pass(999_999, await tokenOf('direcao')),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await lead(contact)).broker_id).toBe(marina);
  });

  test('refuses a property without a broker', async () => {
    const contact = await seeker('ana', moema);
    await changeProperty(db, 'CASA', { broker_id: null });
    const { status, body } = await pass(contact, await tokenOf('direcao'));
    expect([status, body.errors.contact]).toEqual([422, ['O imóvel não tem corretor que atenda contatos.']]);
  });
});
