import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { clock } from '@domain/kernel/clock';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addBroker, addContact } from './contacts';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let bruno: Awaited<ReturnType<typeof api.member>>;
let [ana, bia] = ['', ''];
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  bruno = await api.member('operacao');
  ana = `broker:${await addBroker(db, 'ana', 'ana@casa.com.br')}`;
  bia = `broker:${await addBroker(db, 'bia', 'bia@casa.com.br')}`;
});

const brokerOf = (ref: string) => Number(ref.slice(7));
const answered = () =>
  addContact(db, { broker_id: brokerOf(ana), answered_at: clock.now(), state: 'em-conversa' });
const put = (id: number, body: object): ReturnType<typeof api.call> =>
  api.call('PUT', `staff/contacts/${id}`, bruno.token, body);
const pass = (value: string | null, was: string | null = ana) => ({ responsible: { was, value } });
const stored = (id: number) =>
  db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const notes = () => db.selectFrom('lead_note').select(['lead_id', 'text']).orderBy('lead_id').execute();
const noReason = { errors: { note: ['Diga por que o contato muda de mãos'] } };

describe('an answered contact', () => {
  test.each<[string, () => string | null]>([
    ['another', () => bia],
    ['nobody', () => null],
  ])('goes to %s with a reason alone', async (_, to) => {
    const id = await answered();
    const refused = await put(id, pass(to()));
    expect([refused.status, refused.body]).toMatchObject([422, noReason]);
    expect((await stored(id)).broker_id).toBe(brokerOf(ana));
    expect((await put(id, { ...pass(to()), note: 'Ana saiu de férias' })).status).toBe(200);
    expect(await notes()).toEqual([{ lead_id: id, text: 'Ana saiu de férias' }]);
  });

  test('goes back by the undo of its act', async () => {
    const id = await answered();
    const { act } = (await put(id, { ...pass(bia), note: 'Ana saiu de férias' })).body;
    expect((await api.call('POST', `staff/acts/${act}/undo`, bruno.token)).status).toBe(200);
    expect((await stored(id)).broker_id).toBe(brokerOf(ana));
  });

  test('that nobody has is given without a reason', async () => {
    const id = await addContact(db, { answered_at: clock.now(), state: 'em-conversa' });
    expect((await put(id, pass(bia, null))).status).toBe(200);
  });
});

test('an unanswered contact changes hands without a reason', async () => {
  const id = await addContact(db, { broker_id: brokerOf(ana) });
  expect((await put(id, pass(bia))).status).toBe(200);
});

describe('in bulk', () => {
  const preview = (ids: number[], changes: object) =>
    api.call('POST', 'staff/contacts/bulk/preview', bruno.token, { contacts: { ids }, changes });

  test('one answered contact makes the reason due; each has it then', async () => {
    const [one, other] = [await answered(), await addContact(db)];
    const refused = await preview([one, other], { responsible: bia });
    expect([refused.status, refused.body]).toMatchObject([422, noReason]);
    const changes = { responsible: bia, note: 'Ana saiu de férias' };
    const { versions } = (await preview([one, other], changes)).body.data;
    const write = (given: object) =>
      api.call('POST', 'staff/contacts/bulk', bruno.token, { versions, typed: 2, changes: given });
    expect((await write({ responsible: bia })).body).toMatchObject(noReason);
    expect((await write(changes)).body.data).toMatchObject({ changed: 2 });
    expect(await notes()).toEqual([one, other].map((lead_id) => ({ lead_id, text: 'Ana saiu de férias' })));
    const acts = await db
      .selectFrom('audit_log')
      .select(['subject', 'fields'])
      .where('verb', '=', 'contacts.write')
      .orderBy('id')
      .execute();
    expect(acts.slice(-3).map(({ fields }) => fields)).toEqual([
      ['responsible'],
      ['responsible', 'note'],
      ['responsible', 'note'],
    ]);
  });

  test('a state alone needs no reason', async () => {
    const id = await answered();
    const lost = { state: 'perdido', state_reason: 'sumiu', remind_on: null };
    expect((await preview([id], { state: lost })).status).toBe(200);
  });
});

describe('a state of who has talked to the person', () => {
  const state = (name: string, was = 'novo') => {
    const value = (each: string) => ({ state: each, state_reason: null, remind_on: null });
    return { state: { was: value(was), value: value(name) } };
  };

  test.each(['em-conversa', 'visita', 'proposta', 'ganho'])('%s is an answer', async (name) => {
    const id = await addContact(db, { broker_id: brokerOf(ana), complained_at: clock.now() });
    const { act } = (await put(id, state(name))).body;
    expect(await stored(id)).toMatchObject({
      ...{ answered_at: expect.any(Date), answer_channel: 'outro', answer_informed: true },
      complained_at: null,
    });
    await api.good('POST', `staff/acts/${act}/undo`, bruno.token);
    expect(await stored(id)).toMatchObject({
      answered_at: null,
      answer_channel: null,
      answer_informed: null,
    });
  });

  test('an answer of before stays; lost is none', async () => {
    const at = new Date('2026-11-02T12:00:00Z');
    const id = await addContact(db, { answered_at: at, answer_channel: 'whatsapp', answer_informed: false });
    await put(id, state('visita'));
    expect(await stored(id)).toMatchObject({ answered_at: at, answer_channel: 'whatsapp' });
    const lost = await addContact(db);
    await put(lost, { state: { ...state('novo').state, value: { state: 'perdido', state_reason: 'caro' } } });
    expect(await stored(lost)).toMatchObject({ state: 'perdido', answered_at: null });
  });
});
