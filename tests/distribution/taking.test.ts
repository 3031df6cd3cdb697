import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { addBroker, movableClock, offersOf, runDistribution, sendContact } from './distributing';

let database: TestDatabase;
let db: Kysely<Database>;
let clock: ReturnType<typeof movableClock>;
let api: ReturnType<typeof staffApi>;
type Member = Awaited<ReturnType<typeof api.member>>;
let [helena, ana, bia]: Member[] = [];
let [anaBroker, biaBroker] = [0, 0];
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
/** A Friday in São Paulo, 14h. */
beforeEach(async () => {
  clock = movableClock('2026-11-27T14:00:00-03:00');
  const tables = ['lead', 'broker', 'distribution_group', 'work_pace', ...staffTables] as const;
  for (const table of tables) await db.deleteFrom(table).execute();
  api = staffApi(database);
  helena = await api.member('direcao');
  ana = await api.member('corretor', 'ana@casa.com.br');
  bia = await api.member('corretor', 'bia@casa.com.br');
  anaBroker = await addBroker(db, 'ana');
  biaBroker = await addBroker(db, 'bia');
});
afterEach(() => clock.restore());

const post = (who: Member | undefined, id: number, what: string, body: object = {}) =>
  api.call('POST', `staff/contacts/${id}/${what}`, who!.token, body);
const stored = (id: number) =>
  db.selectFrom('lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Offered to Ana. */
async function offered(): Promise<number> {
  const id = await sendContact(db, { broker: 'ana' });
  await runDistribution(db);
  return id;
}
const verbsOf = async (id: number) =>
  (
    await db
      .selectFrom('audit_log')
      .select('verb')
      .where('subject', '=', `lead:${id}`)
      .orderBy('id')
      .execute()
  ).map(({ verb }) => verb);

describe('taking', () => {
  test('a broker takes what is offered, and reads it from then on', async () => {
    const id = await offered();
    const read = () => api.call('GET', `staff/contacts/${id}`, ana!.token);
    expect((await read()).status).toBe(404);
    expect((await post(ana, id, 'take')).body.data).toEqual({ act: expect.any(Number) });
    expect(await stored(id)).toMatchObject({
      broker_id: anaBroker,
      taken_at: new Date('2026-11-27T14:00:00-03:00'),
    });
    expect(await offersOf(db, id)).toEqual([['page', `broker:${anaBroker}`, 'taken']]);
    expect((await read()).body.data.name).toBe('Rafael Monteiro');
    expect((await post(ana, id, 'take')).body.data).toEqual({ act: null });
  });

  test('a broker does not take what is offered to another', async () => {
    const id = await offered();
    const missing = await post(bia, 999_999, 'take');
    for (const what of ['take', 'decline', 'answer'])
      expect((await post(bia, id, what, { channel: 'outro' })).text).toBe(missing.text);
    expect(await offersOf(db, id)).toEqual([['page', `broker:${anaBroker}`, null]]);
  });

  test('of two at once one has it, and the other reads who', async () => {
    const id = await offered();
    const [one, other] = await Promise.all([post(ana, id, 'take'), post(helena, id, 'take')]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const [refused, name] = one.status === 409 ? [one, 'Pessoa de direcao'] : [other, 'Pessoa ana'];
    expect(refused.body).toMatchObject({
      code: 'CONTACT_TAKEN',
      message: `${name} já atende este contato (hoje, 14h00).`,
    });
    expect(await verbsOf(id)).toEqual(['contacts.take']);
  });

  test('after its time the offer is dead, also before the job ran', async () => {
    const id = await offered();
    clock.move(15);
    expect((await post(ana, id, 'take')).body.code).toBe('CONTACT_LAPSED');
    await runDistribution(db);
    expect((await post(ana, id, 'take')).body.code).toBe('CONTACT_LAPSED');
    expect((await post(bia, id, 'take')).status).toBe(200);
    expect((await post(ana, id, 'take')).body.message).toContain('Pessoa bia já atende');
  });

  test('who sees all takes anybody’s untaken contact, also as the broker asked', async () => {
    const other = await offered();
    expect((await post(helena, other, 'take')).status).toBe(200);
    expect(await stored(other)).toMatchObject({ member_id: helena!.id, broker_id: null });
    expect(await offersOf(db, other)).toEqual([['page', `broker:${anaBroker}`, 'moved']]);
    const own = await addBroker(db, 'helena', helena!.email);
    const id = await sendContact(db, { broker: 'helena' });
    await runDistribution(db);
    await post(helena, id, 'take');
    expect(await offersOf(db, id)).toEqual([['page', `broker:${own}`, 'taken']]);
  });

  test('undone, the contact is offered to another', async () => {
    const id = await offered();
    const { act } = (await post(ana, id, 'take')).body.data;
    expect((await api.call('POST', `staff/acts/${act}/undo`, ana!.token)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ broker_id: null, member_id: null, taken_at: null });
    await runDistribution(db);
    expect((await offersOf(db, id)).at(-1)).toEqual(['general', `broker:${biaBroker}`, null]);
  });
});

test('declined, the next person is asked at once', async () => {
  const id = await offered();
  expect((await post(ana, id, 'decline')).status).toBe(200);
  expect(await offersOf(db, id)).toEqual([
    ['page', `broker:${anaBroker}`, 'declined'],
    ['general', `broker:${biaBroker}`, null],
  ]);
  expect((await post(ana, id, 'decline')).body.code).toBe('CONTACT_LAPSED');
  expect((await post(helena, id, 'decline')).body.code).toBe('CONTACT_LAPSED');
});

describe('answering', () => {
  const informed = { channel: 'telefone', informed: true };

  test('a link that is opened is an answer and a reading', async () => {
    const id = await sendContact(db, { broker: 'ana', whatsapp: '+5511987654321' });
    await runDistribution(db);
    await post(ana, id, 'take');
    clock.move(4);
    const answer = await post(ana, id, 'answer', { channel: 'whatsapp', informed: false });
    expect(answer.body.data).toMatchObject({ act: expect.any(Number), name: 'Rafael Monteiro' });
    expect(answer.body.data.phone).toMatch(/98765-?4321/);
    expect(await stored(id)).toMatchObject({
      ...{ state: 'em-conversa', answer_channel: 'whatsapp', answer_informed: false },
      answered_at: new Date('2026-11-27T14:04:00-03:00'),
    });
    expect(await verbsOf(id)).toEqual(['contacts.take', 'contacts.answer', 'contacts.read']);
    expect((await post(ana, id, 'answer', informed)).body.data.act).toBeNull();
  });

  test('who answers a contact that nobody has takes it', async () => {
    const id = await offered();
    expect((await post(helena, id, 'answer', informed)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ member_id: helena!.id, answer_informed: true });
    expect(await verbsOf(id)).toEqual(['contacts.take', 'contacts.answer']);
  });

  test('the last resort has taken what it answers', async () => {
    const id = await offered();
    for (const _ of [1, 2]) {
      clock.move(15);
      await runDistribution(db);
    }
    expect(await stored(id)).toMatchObject({ member_id: helena!.id, taken_at: null });
    await post(helena, id, 'answer', informed);
    expect((await stored(id)).taken_at).toEqual(new Date('2026-11-27T14:30:00-03:00'));
  });

  test('a complaint ends with an answer, and the history has both', async () => {
    const id = await offered();
    await post(ana, id, 'take');
    await post(ana, id, 'answer', informed);
    await db.updateTable('lead').set({ complained_at: new Date() }).where('id', '=', id).execute();
    expect((await post(ana, id, 'answer', informed)).body.data.act).toEqual(expect.any(Number));
    expect(await stored(id)).toMatchObject({ complained_at: null });
    const read = await api.good('GET', `staff/contacts/${id}`, ana!.token);
    expect(read.data.acts[0].changes).toMatchObject({ complained_at: [expect.any(String), null] });
  });
});
