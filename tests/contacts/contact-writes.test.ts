import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo } from '../support/emails';
import { addBroker, addContact } from './add-contact';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let ana: Awaited<ReturnType<typeof api.member>>;
let id: number;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ana = await api.member('atendimento');
  id = await addContact(db);
});

const put = (body: object, token = ana.token, contact = id) =>
  api.call('PUT', `staff/contacts/${contact}`, token, body);
const stored = () => db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const acts = () =>
  db
    .selectFrom('audit_log')
    .leftJoin('audit_value', 'audit_value.log_id', 'audit_log.id')
    .select(['verb', 'fields', 'member_id', 'content'])
    .where('subject', '=', `lead:${id}`)
    .orderBy('audit_log.id')
    .execute();
const changesOf = async () => (await acts()).map(({ content }) => JSON.parse(content!).changes);

const today = () => isoDay(clock.now());
const novo = { state: 'novo', state_reason: null, remind_on: null };
const lost = { state: 'perdido', state_reason: 'Comprou com outra imobiliária', remind_on: null };

test('saves what changed, as one act with old and new values', async () => {
  const broker = await addBroker(db, 'marina', 'Marina Couto');
  const body = {
    state: { was: novo, value: { ...novo, state: 'em-conversa' } },
    responsible: { was: null, value: `broker:${broker}` },
    next_step: { was: null, value: '  Ligar de manhã ' },
    next_on: { was: null, value: today() },
    note: 'Prefere WhatsApp',
  };
  expect((await put(body)).status).toBe(200);
  expect(await stored()).toMatchObject({
    ...{ state: 'em-conversa', broker_id: broker, member_id: null, next_step: 'Ligar de manhã' },
    taken_at: expect.any(Date),
  });
  expect(await changesOf()).toEqual([
    {
      state: ['novo', 'em-conversa'],
      responsible: [null, { kind: 'broker', id: broker, name: 'Marina Couto' }],
      next_step: [null, 'Ligar de manhã'],
      next_on: [null, today()],
      note: [null, 'Prefere WhatsApp'],
    },
  ]);
  expect(await db.selectFrom('lead_note').select(['text', 'member_id']).execute()).toEqual([
    { text: 'Prefere WhatsApp', member_id: ana.id },
  ]);
});

describe('passed on to a broker', () => {
  let marina: number;
  beforeEach(async () => {
    marina = await addBroker(db, 'marina', 'Marina Couto');
  });
  const pass = (was: string | null, value: string | null, note: string | null = null) =>
    put({ responsible: { was, value }, note });

  test('the contact reaches her by e-mail, with the message', async () => {
    await pass(null, `broker:${marina}`, 'Prefere de manhã');
    const [letter, ...others] = await emailsTo(db, 'marina@casa.com.br');
    expect(others).toEqual([]);
    expect(letter!.text).toContain('Pessoa de atendimento passou este contato a você.');
    expect(letter!.text).toContain('Recado: Prefere de manhã');
    expect([letter!.text.includes('Rafael Monteiro'), letter!.replyTo]).toEqual([
      true,
      'rafael@exemplo.com.br',
    ]);
  });

  test('one that has gone on meanwhile does not', async () => {
    await pass(null, `broker:${marina}`);
    await pass(`broker:${marina}`, `member:${ana.id}`);
    expect(await emailsTo(db, 'marina@casa.com.br')).toEqual([]);
  });

  test('without an e-mail of the person nobody is to be answered', async () => {
    await db.updateTable('lead').set({ email: '' }).where('id', '=', id).execute();
    await pass(null, `broker:${marina}`);
    const [letter] = await emailsTo(db, 'marina@casa.com.br');
    expect([letter!.replyTo, letter!.text.includes('Responder a este')]).toEqual([undefined, false]);
  });

  test.each([null, '', 'sem arroba'])('a broker with the address %j is refused', async (email) => {
    await db.updateTable('broker').set({ email }).execute();
    const refused = await pass(null, `broker:${marina}`);
    expect([refused.status, refused.body.errors.responsible[0]]).toEqual([
      422,
      expect.stringContaining('Este corretor não tem e-mail'),
    ]);
    expect((await stored()).broker_id).toBeNull();
  });

  test('a broker with an invented address gets none', async () => {
    await db.updateTable('broker').set({ email: 'marina@corretora.example' }).execute();
    expect((await pass(null, `broker:${marina}`)).status).toBe(200);
    expect(await db.selectFrom('work').select('id').where('kind', '=', 'mail').execute()).toEqual([]);
  });
});

test('a note is a value of its act, not a word of its row', async () => {
  await api.good('POST', `staff/contacts/${id}/notes`, ana.token, { note: 'Mora em Santos' });
  expect(await acts()).toMatchObject([{ verb: 'contacts.note', fields: ['note'] }]);
  const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute());
  expect(log).not.toContain('Santos');
  expect((await api.call('POST', `staff/contacts/${id}/notes`, ana.token, { note: ' ' })).status).toBe(422);
});

test('what nobody changed is neither saved nor an act', async () => {
  expect((await put({ state: { was: novo, value: novo }, next_step: { was: null, value: '' } })).status).toBe(
    200,
  );
  expect(await acts()).toEqual([]);
});

test.each([
  ['next_on', { next_on: { was: null, value: '2020-01-01' } }],
  ['next_step', { next_step: { was: null, value: 'x'.repeat(201) } }],
  ['state.state_reason', { state: { was: novo, value: { ...lost, state_reason: '' } } }],
  ['responsible', { responsible: { was: 'ninguém', value: null } }],
])('the error of %s has the name of its field', async (name, body) => {
  expect(Object.keys((await put(body)).body.errors)).toEqual([name]);
});

test.each([
  ['a loss without its reason', { state: { was: novo, value: { ...lost, state_reason: '  ' } } }],
  ['no interest without a day', { state: { was: novo, value: { ...novo, state: 'sem-interesse' } } }],
  ['a day of the past', { next_on: { was: null, value: '2020-01-01' } }],
  ['a day that is none', { next_on: { was: null, value: '2027-02-30' } }],
  ['a state of another product', { state: { was: novo, value: { ...novo, state: 'toString' } } }],
  ['somebody who is not there', { responsible: { was: null, value: 'member:999999' } }],
  ['a broker that left', { responsible: { was: null, value: 'broker:999999' } }],
  ['a text of megabytes', { next_step: { was: null, value: 'x'.repeat(201) } }],
])('refuses %s', async (_, body) => {
  expect((await put({ ...body, note: 'nada' })).status).toBe(422);
  expect([await acts(), (await stored()).state]).toEqual([[], 'novo']);
});

test('a reason and a day stay only with their state', async () => {
  await put({ state: { was: novo, value: { ...lost, remind_on: '2020-01-01' } } });
  expect(await stored()).toMatchObject({ ...lost, remind_on: null });
  await put({ state: { was: lost, value: { ...lost, state: 'proposta' } } });
  expect(await stored()).toMatchObject({ state: 'proposta', state_reason: null });
  expect((await changesOf()).at(-1)).toEqual({
    state: ['perdido', 'proposta'],
    state_reason: ['Comprou com outra imobiliária', null],
  });
});

describe('Corretor', () => {
  let broker: typeof ana;
  beforeEach(async () => {
    broker = await api.member('corretor');
  });
  const own = async (values: object) => {
    await db.updateTable('lead').set(values).where('id', '=', id).execute();
    return [
      (await put({ next_on: { was: null, value: today() } }, broker.token)).status,
      (await acts()).length,
    ];
  };

  test('writes his own contacts, as member or as the broker of his e-mail', async () => {
    expect(await own({ member_id: null })).toEqual([404, 0]);
    expect(await own({ member_id: ana.id })).toEqual([404, 0]);
    expect(await own({ member_id: broker.id })).toEqual([200, 1]);
    expect(await own({ member_id: null, broker_id: await addBroker(db, 'corretor', 'O Corretor') })).toEqual([
      200, 1,
    ]);
  });

  test('gives a contact back, but chooses nobody else', async () => {
    await db.updateTable('lead').set({ member_id: broker.id }).where('id', '=', id).execute();
    const pass = (value: string | null) =>
      put({ responsible: { was: `member:${broker.id}`, value } }, broker.token);
    expect((await pass(`member:${ana.id}`)).status).toBe(422);
    expect((await pass(null)).status).toBe(200);
    expect(await stored()).toMatchObject({ member_id: null, taken_at: null });
    expect((await pass(null)).status).toBe(404);
  });
});

test('a missing contact is not there for any write', async () => {
  const missing = (await api.call('GET', 'staff/nothing')).text;
  for (const [method, path, body] of [
    ['PUT', 'staff/contacts/999999', {}],
    ['PUT', 'staff/contacts/0', {}],
    ['POST', 'staff/contacts/999999/notes', { note: 'x' }],
  ] as const)
    expect([path, (await api.call(method, path, ana.token, body)).text]).toEqual([path, missing]);
});
