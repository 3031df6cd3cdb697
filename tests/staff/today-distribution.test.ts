import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { StaffToday, StaffWaiting } from '@contract/staff-today';
import { addBroker, movableClock, runDistribution, sendContact } from '../distribution/distributing';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let clock: ReturnType<typeof movableClock>;
let api: ReturnType<typeof staffApi>;
type Member = Awaited<ReturnType<typeof api.member>>;
let helena: Member;
let ana: Member;
let property = 0;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  await fillCatalogue(db, [makeListing()]);
  property = (await db.selectFrom('property').select('id').executeTakeFirstOrThrow()).id;
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
  await addBroker(db, 'ana');
});
afterEach(() => clock.restore());

const today = async ({ token }: Member): Promise<StaffToday> =>
  (await api.good('GET', 'staff/today', token)).data;
const waiting = async ({ token }: Member): Promise<StaffWaiting> =>
  (await api.good('GET', 'staff/waiting', token)).data;
const idsOf = (part: { rows: { id: number }[] } | undefined) => part?.rows.map(({ id }) => id);
const post = ({ token }: Member, id: number, what: string, body: object = {}) =>
  api.good('POST', `staff/contacts/${id}/${what}`, token, body);
const informed = { channel: 'telefone', informed: true };
async function offered(given: Parameters<typeof sendContact>[1] = {}): Promise<number> {
  const id = await sendContact(db, { broker: 'ana', ...given });
  await runDistribution(db);
  return id;
}

test('a broker reads what is offered, and nothing of the person', async () => {
  const id = await offered({ product_id: property, whatsapp: '+5511987654321' });
  clock.move(9);
  const { token } = ana;
  const answer = await api.call('GET', 'staff/today', token);
  expect(answer.body.data.offers).toMatchObject({
    count: 1,
    rows: [
      {
        ...{ id, request: 'Mensagem', has_phone: true, reason: 'porque a pessoa veio pela sua página' },
        ...{ property: { district: expect.any(String) }, due_at: '2026-11-27T17:15:00.000Z' },
      },
    ],
  });
  for (const secret of ['Rafael', '98765', 'Ainda está', 'exemplo.com.br'])
    expect(answer.text).not.toContain(secret);
  expect(await waiting(ana)).toEqual({ contacts: 1, checks: 0, today: 1 });
  clock.move(6);
  expect([(await today(ana)).offers, await waiting(ana)]).toEqual([
    { count: 0, rows: [] },
    { contacts: 0, checks: 0, today: 0 },
  ]);
});

test('who sees all reads to whom each contact is and was offered', async () => {
  const id = await offered();
  clock.move(16);
  await runDistribution(db);
  const [row] = (await today(helena)).contacts!.rows;
  expect(row).toMatchObject({
    ...{ id, due_at: '2026-11-27T17:15:00.000Z', taken_at: null, is_own: true, phone: null },
    responsible: { name: 'Pessoa de direcao' },
    offers: [
      { name: 'Pessoa ana', outcome: 'lapsed', reason: 'porque a pessoa veio pela página de quem atende' },
      { name: 'Pessoa de direcao', outcome: 'resort', is_own: true, due_at: null },
    ],
  });
  expect((await today(helena)).offers).toBeUndefined();
});

test('what is taken waits again once late, until it is answered', async () => {
  const id = await offered();
  await post(ana, id, 'take');
  expect(idsOf((await today(helena)).contacts)).toEqual([]);
  expect(idsOf((await today(ana)).contacts)).toEqual([id]);
  clock.move(15);
  expect(idsOf((await today(helena)).contacts)).toEqual([id]);
  await post(ana, id, 'answer', informed);
  for (const member of [helena, ana]) expect(idsOf((await today(member)).contacts)).toEqual([]);
});

test('a complaint is late at once, also where the contact was closed', async () => {
  const id = await offered();
  await post(ana, id, 'take');
  await post(ana, id, 'answer', informed);
  const late = await offered();
  clock.move(10);
  const values = {
    state: 'perdido',
    state_reason: 'sumiu',
    complained_at: new Date('2026-11-27T14:05:00-03:00'),
  };
  await db
    .updateTable('lead')
    .set(values as never)
    .where('id', '=', id)
    .execute();
  expect(idsOf((await today(helena)).contacts)).toEqual([id, late]);
  expect((await today(ana)).contacts?.rows).toMatchObject([
    { id, complained_at: '2026-11-27T17:05:00.000Z', due_at: '2026-11-27T17:05:00.000Z' },
  ]);
  expect(await waiting(helena)).toMatchObject({ contacts: 2 });
  await post(ana, id, 'answer', informed);
  expect(idsOf((await today(helena)).contacts)).toEqual([late]);
});

test('by their promise; answered ones that nobody has are last', async () => {
  const answered = await offered();
  await post(ana, answered, 'take');
  await post(ana, answered, 'answer', informed);
  clock.move(1);
  const [second, third] = [await offered(), await offered()];
  await db.updateTable('lead').set({ broker_id: null, taken_at: null }).where('id', '=', answered).execute();
  await db
    .updateTable('lead')
    .set({ reply_due_at: new Date('2026-11-27T14:02:00-03:00') })
    .where('id', '=', third)
    .execute();
  const { contacts } = await today(helena);
  expect(contacts?.rows.map(({ id, due_at }) => [id, due_at !== null])).toEqual([
    [third, true],
    [second, true],
    [answered, false],
  ]);
});

test('an absence that holds today is named, with its last day', async () => {
  expect((await today(ana)).absence).toEqual({ until: null });
  const { id } = await db.selectFrom('broker').select('id').executeTakeFirstOrThrow();
  const days = (from: string, until: string) => ({ from_day: from, until_day: until });
  await db
    .insertInto('absence')
    .values([
      { member_id: ana.id, ...days('2026-11-20', '2026-11-27') },
      { broker_id: id, ...days('2026-11-27', '2026-12-02') },
      { broker_id: id, ...days('2026-11-28', '2026-12-09') },
    ])
    .execute();
  expect((await today(ana)).absence).toEqual({ until: '2026-12-02' });
  expect((await today(helena)).absence).toEqual({ until: null });
});

test('the median is of first answers', async () => {
  for (const minutes of [5, 9, 60]) {
    const id = await offered();
    await post(helena, id, 'take');
    clock.move(minutes);
    await post(helena, id, 'answer', informed);
  }
  await offered();
  const { since } = await today(helena);
  expect(since?.contacts).toEqual({ received: 4, median_minutes: 9 });
  expect(since?.last_answer).toEqual({ at: '2026-11-27T18:14:00.000Z', minutes: 60 });
});
