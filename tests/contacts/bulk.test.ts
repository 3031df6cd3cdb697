import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { BulkPreview } from '@contract/staff-contact-bulk';
import { versionsIn, versionsText } from '@domain/leads/contact-bulk';
import { staffApi, staffTables } from '../staff/staff-api';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailsTo } from '../support/emails';
import { addBroker, addContact } from './add-contact';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let ana: Awaited<ReturnType<typeof api.member>>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['lead', 'broker', ...staffTables] as const) await db.deleteFrom(table).execute();
  api = staffApi(database);
  ana = await api.member('atendimento');
});

const lost = { state: 'perdido', state_reason: 'Lançamento cancelado', remind_on: null };
const leads = () => db.selectFrom('lead').selectAll().orderBy('id').execute();
const acts = () =>
  db
    .selectFrom('audit_log')
    .selectAll()
    .where('verb', '=', 'contacts.write')
    .where('member_id', '=', ana.id)
    .orderBy('id')
    .execute();
const idsOf = ({ versions }: Pick<BulkPreview, 'versions'>) => versionsIn(versions)!.map(([id]) => id);
const addContacts = async (count: number, given = {}) => {
  const ids: number[] = [];
  for (let each = 0; each < count; each += 1) ids.push(await addContact(db, given));
  return ids;
};
const preview = async (contacts: object, changes: object, { token } = ana): Promise<BulkPreview> =>
  (await api.good('POST', 'staff/contacts/bulk/preview', token, { contacts, changes })).data;
const write = ({ versions }: Pick<BulkPreview, 'versions'>, changes: object, { token } = ana) =>
  api.call('POST', 'staff/contacts/bulk', token, { versions, changes, typed: versions.split('*').length });
const undo = (act: number) => api.call('POST', `staff/acts/${act}/undo`, ana.token);

test('does what its preview shows, with one act and one of each contact', async () => {
  const broker = await addBroker(db, 'marina', 'Marina Couto');
  const responsible = `broker:${broker}`;
  const ids = await addContacts(7);
  const [has] = await addContacts(1, { broker_id: broker });
  const changes = { responsible };
  const shown = await preview({ ids: [...ids, has, 999_999] }, changes);
  expect(idsOf(shown)).toEqual(ids);
  const marina = { kind: 'broker', id: broker, name: 'Marina Couto' };
  expect(shown.examples).toHaveLength(5);
  expect(shown.examples[0]).toMatchObject({
    ...{ id: ids[0], name: 'Rafael Monteiro', was: { responsible: null }, value: { responsible: marina } },
  });
  expect(shown.left).toMatchObject({
    count: 2,
    items: [
      { id: 999_999, name: null, reason: 'hidden' },
      { id: has, reason: 'same' },
    ],
  });
  expect(await acts()).toEqual([]);
  const { status, body } = await write(shown, changes);
  expect([status, body.data.changed, body.data.left.count]).toEqual([200, 7, 0]);
  expect((await leads()).map(({ broker_id }) => broker_id)).toEqual(Array(8).fill(broker));
  const [whole, ...each] = await acts();
  expect([whole!.id, whole!.subject, whole!.batch]).toEqual([body.data.act, 'contacts:7', null]);
  expect(each.map(({ subject, batch }) => [subject, batch])).toEqual(
    ids.map((id) => [`lead:${id}`, whole!.id]),
  );
  // Nobody reads hundreds of letters.
  expect(await emailsTo(db, 'marina@casa.com.br')).toEqual([]);
});

test('a bulk of 30 that is undone gives the rows of before', async () => {
  await addContacts(20);
  await addContacts(10, { member_id: ana.id, state: 'visita', taken_at: new Date('2026-11-29T12:00:00Z') });
  const before = await leads();
  const changes = { state: lost };
  const shown = await preview({ filter: { tab: 'all' } }, changes);
  expect(shown.count).toBe(30);
  const { act } = (await write(shown, changes)).body.data;
  expect((await leads()).map(({ state_reason }) => state_reason)).toEqual(Array(30).fill(lost.state_reason));
  expect((await undo(act)).body.data.restored.records).toBe(30);
  expect(await leads()).toEqual(before);
});

test('the act of the whole has no words about a person', async () => {
  const ids = await addContacts(2);
  await write(await preview({ ids }, { state: lost }), { state: lost });
  const [whole, one] = await acts();
  expect([whole!.fields, one!.fields]).toEqual([['state'], ['state', 'state_reason']]);
});

test('leaves and names what another has changed since the preview', async () => {
  const [first, second] = await addContacts(2);
  const changes = { responsible: `member:${ana.id}` };
  const shown = await preview({ ids: [first, second] }, changes);
  const bruno = await api.member('operacao');
  const taken = { responsible: { was: null, value: `member:${bruno.id}` } };
  await api.good('PUT', `staff/contacts/${first}`, bruno.token, taken);
  // Another field is no conflict.
  const step = { next_step: { was: null, value: 'Ligar' } };
  await api.good('PUT', `staff/contacts/${second}`, bruno.token, step);
  const { data } = (await write(shown, changes)).body;
  expect(data.changed).toBe(1);
  expect(data.left.items).toMatchObject([{ id: first, reason: 'changed', by: 'Pessoa de operacao' }]);
  expect((await leads()).map(({ member_id }) => member_id)).toEqual([bruno.id, ana.id]);
});

test('two bulks at once: each contact has one of the values whole', async () => {
  const ids = await addContacts(40);
  const [one, other] = [{ state: lost }, { state: { ...lost, state: 'ganho', state_reason: null } }];
  const shown = await preview({ ids }, one);
  const back = { versions: versionsText(versionsIn(shown.versions)!.toReversed()) };
  const answers = await Promise.all([write(shown, one), write(back, other)]);
  expect(answers.map(({ status, body }) => [status, body.data.changed + body.data.left.count])).toEqual([
    [200, 40],
    [200, 40],
  ]);
  expect(answers.map(({ body }) => body.data.changed).toSorted()).toEqual([0, 40]);
  expect(new Set((await leads()).map(({ state }) => state)).size).toBe(1);
});

describe('a filter', () => {
  test('is that of the list', async () => {
    const wanted = await addContact(db, { name: 'Clara Prado', suspicion: null });
    await addContact(db);
    const { versions } = await preview({ filter: { tab: 'all', text: 'clara' } }, { state: lost });
    expect(idsOf({ versions })).toEqual([wanted]);
    const none = await preview({ filter: { tab: 'all', text: 'ninguém assim' } }, { state: lost });
    expect([none.count, none.versions, none.left.count]).toEqual([0, '', 0]);
  });

  test('of more than 5,000 contacts is refused; 5,000 are changed', async () => {
    await sql`insert into lead (idempotency_key, protocol, kind, name, email, whatsapp, details, campaign, consent_version, created_at)
      select gen_random_uuid(), '2612-' || to_char(n, 'FM000000'), 'lead', 'Ana', 'ana@exemplo.com.br', '', '{}', '{}', 'x', now()
      from generate_series(1, 5001) n`.execute(db);
    const changes = { responsible: `member:${ana.id}` };
    const tooMany = await api.call('POST', 'staff/contacts/bulk/preview', ana.token, {
      ...{ contacts: { filter: { tab: 'all' } }, changes },
    });
    expect([tooMany.status, tooMany.body.errors.contacts[0]]).toEqual([
      422,
      'Até 5.000 contatos de uma vez. Filtre mais, e mude em partes.',
    ]);
    await db.deleteFrom('lead').where('protocol', '=', '2612-000001').execute();
    const shown = await preview({ filter: { tab: 'all' } }, changes);
    const { body } = await write(shown, changes);
    expect([shown.count, shown.needs_typing, body.data.changed]).toEqual([5_000, true, 5_000]);
    expect(await acts()).toHaveLength(5_001);
    const undone = await api.good('POST', `staff/acts/${body.data.act}/undo`, ana.token);
    expect(undone.data.restored.records).toBe(5_000);
  }, 60_000);
});

describe('the number is typed', () => {
  const change = (versions: unknown, typed: unknown) =>
    api.call('POST', 'staff/contacts/bulk', ana.token, { versions, changes: { state: lost }, typed });

  test('above a fifth of all contacts', async () => {
    const ids = await addContacts(10);
    const two = await preview({ ids: ids.slice(0, 2) }, { state: lost });
    const three = await preview({ ids: ids.slice(0, 3) }, { state: lost });
    expect([two.needs_typing, three.needs_typing]).toEqual([false, true]);
    expect((await change(three.versions, null)).body.errors).toEqual({ typed: ['Escreva 3 para confirmar'] });
    expect((await change(three.versions, 2)).status).toBe(422);
    expect((await change(two.versions, undefined)).status).toBe(200);
    expect((await change(three.versions, 3)).body.data.changed).toBe(1);
  });
});

describe('with a grant of one’s own', () => {
  test('others’ contacts are as those that are not there', async () => {
    const rui = await api.member('corretor');
    const [own, other] = [await addContact(db, { member_id: rui.id }), await addContact(db)];
    const shown = await preview({ ids: [own, other] }, { state: lost }, rui);
    expect(idsOf(shown)).toEqual([own]);
    expect(shown.left.items).toEqual([
      { id: other, protocol: null, name: null, reason: 'hidden', by: null, at: null },
    ]);
    const forged = { versions: versionsText([[other, versionsIn(shown.versions)![0]![1]]]) };
    expect((await write(forged, { state: lost }, rui)).body.data).toMatchObject({ act: null, changed: 0 });
    const passed = await write(shown, { responsible: `member:${ana.id}` }, rui);
    expect(passed.body.errors).toEqual({ responsible: ['Esta pessoa não atende contatos'] });
  });
});

test.each([
  [{}],
  [{ versions: '', changes: { state: lost } }],
  [{ versions: 'aaaa0', changes: { state: lost } }],
  [{ versions: Array(5_001).fill('aaaa1').join('*'), changes: { state: lost } }],
  [{ versions: 'aaaa1', changes: {} }],
  [{ versions: 'aaaa1', changes: { state: { state: 'perdido' } }, typed: 1 }],
  [{ versions: 'aaaa1', changes: { responsible: 'member:999999' }, typed: 1 }],
  [{ versions: ['aaaa1'], changes: null, typed: {} }],
])('hostile body %# is refused', async (body) => {
  const { status } = await api.call('POST', 'staff/contacts/bulk', ana.token, body);
  expect(status).toBe(422);
});

test.each([
  [{}],
  [{ contacts: { ids: [] }, changes: { state: lost } }],
  [{ contacts: { ids: ['1; drop'] }, changes: { state: lost } }],
  [{ contacts: { ids: Array(5_001).fill(1) }, changes: { state: lost } }],
  [{ contacts: { filter: { tab: 'toString' } }, changes: { state: lost } }],
  [{ contacts: { filter: { text: 'x'.repeat(101) } }, changes: { state: lost } }],
])('hostile preview %# is refused', async (body) => {
  const { status } = await api.call('POST', 'staff/contacts/bulk/preview', ana.token, body);
  expect(status).toBe(422);
});

test('a single write answers its act; a note alone has none to undo', async () => {
  const id = await addContact(db);
  const put = (body: object) => api.good('PUT', `staff/contacts/${id}`, ana.token, body);
  const { act } = await put({ next_step: { was: null, value: 'Ligar' } });
  expect((await undo(act)).status).toBe(200);
  expect((await put({ note: 'Ligou' })).act).toBeNull();
});
