import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import type { Database } from '@api/database';
import { namedDestinations } from '@api/leads/destinations';
import type { StaffBroker } from '@contract/staff-brokers';
import { applyHouse } from '../support/brokerage';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of staffTables) await db.deleteFrom(table).execute();
  await applyFile(`name: Casa
leads: { contact: [rui-prado] }
brokers:
  - { name: Ana Reis, creci: 1-F, phone: (11) 90000-0001, segment: Capivari, team: Serra }
  - { name: Rui Prado, creci: 2-F, email: rui@casa.com.br }
`);
  api = staffApi(database);
  ({ token } = await api.member('operacao'));
});

const applyFile = async (text: string) => {
  await applyHouse(db, null, { force: true });
  return applyHouse(db, { house: readBrokerageFile(text).said, files: new Map() }, { force: true });
};
const brokers = async () =>
  (await api.good('GET', 'staff/brokers', token)).data.brokers as [StaffBroker, ...StaffBroker[]];
const idOf = async (slug: string) => (await brokers()).find((each) => each.slug === slug)!.id;
const put = async (slug: string, changes: object, bearer = token) =>
  api.call('PUT', `staff/brokers/${await idOf(slug)}`, bearer, changes);
const publicBroker = async (slug: string) => (await (await api.app.request(`/broker/${slug}`)).json()).data;
const acts = () => db.selectFrom('audit_log').select(['verb', 'fields']).orderBy('id', 'desc');

test('a changed broker is another on the site at once, and one act', async () => {
  const before = await db.selectFrom('public_change').select('kind').execute();
  const changes = {
    phone: { was: '(11) 90000-0001', value: '11 90000-0002' },
    linkedin: { was: null, value: 'https://www.linkedin.com/in/ana' },
    creci: { was: '1-F', value: 'CRECI 10-F' },
    name: { was: 'Ana Reis', value: 'Ana Reis' },
  };
  expect((await put('ana-reis', changes)).status).toBe(200);
  expect(await publicBroker('ana-reis')).toMatchObject({
    ...{ name: 'Ana Reis', phone: '(11) 90000-0002', linkedin: 'https://www.linkedin.com/in/ana' },
    ...{ creci: '10-F', segment: 'Capivari', squad: { id: 1, name: 'Serra' }, status: 1 },
  });
  expect(await acts().executeTakeFirst()).toEqual({
    ...{ verb: 'brokers.write', fields: ['creci', 'phone', 'linkedin'] },
  });
  const after = await db.selectFrom('public_change').select('kind').execute();
  expect(after.slice(before.length)).toContainEqual({ kind: 'site' });
});

test('a broker who is not active is on no page, and gets no contact', async () => {
  expect((await put('ana-reis', { active: { was: true, value: false } })).status).toBe(200);
  expect(await publicBroker('ana-reis')).toMatchObject({ status: 0 });
  expect((await brokers()).map(({ slug, active, source }) => [slug, active, source])).toEqual([
    ['ana-reis', false, 'house'],
    ['rui-prado', true, 'house'],
  ]);
  await put('ana-reis', { active: { was: false, value: true } });
  expect(await publicBroker('ana-reis')).toMatchObject({ status: 1 });
  const usual = { house: ['casa@casa.com.br'], webhook: null, mautic: null };
  const addresses = async () =>
    (await namedDestinations(db, { kind: 'contact', broker: null }, usual)).map(({ address }) => address);
  expect(await addresses()).toEqual(['rui@casa.com.br']);
  await put('rui-prado', { active: { was: true, value: false } });
  expect(await addresses()).toEqual(usual.house);
});

test('different fields are both saved; the same field is a conflict', async () => {
  const other = await api.member('direcao');
  const phone = { was: '(11) 90000-0001', value: '(11) 90000-0003' };
  expect((await put('ana-reis', { phone }, other.token)).status).toBe(200);
  const late = { phone: { ...phone, value: '(11) 90000-0004' }, cv: { was: null, value: 'Da serra.' } };
  const { status, body } = await put('ana-reis', late);
  expect([status, body.conflict]).toEqual([
    409,
    {
      saved: ['cv'],
      fields: [
        {
          ...{ name: 'phone', was: phone.was, theirs: phone.value, yours: '(11) 90000-0004' },
          ...{ by: 'Pessoa de direcao', at: expect.any(String) },
        },
      ],
      others: [],
    },
  ]);
  expect((await brokers())[0]).toMatchObject({ phone: phone.value, cv: 'Da serra.' });
});

test('a change is taken back, but for what changed since', async () => {
  await put('ana-reis', {
    phone: { was: '(11) 90000-0001', value: '(11) 90000-0005' },
    name: { was: 'Ana Reis', value: 'Ana Lima' },
  });
  const { id } = await db
    .selectFrom('audit_log')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await put('ana-reis', { name: { was: 'Ana Lima', value: 'Ana Prado' } });
  const { data } = await api.good('POST', `staff/acts/${id}/undo`, token);
  expect([data.restored.fields, data.left.items[0].field]).toEqual([['phone'], 'name']);
  expect((await brokers())[0]).toMatchObject({ phone: '(11) 90000-0001', name: 'Ana Prado' });
  expect(await publicBroker('ana-reis')).toMatchObject({ phone: '(11) 90000-0001' });
});

test('twenty parallel saves lose nothing silently', async () => {
  const id = await idOf('ana-reis');
  const values = Array.from({ length: 20 }, (_, index) => `Texto ${index}`);
  const answers = await Promise.all(
    values.map((value) =>
      api.call('PUT', `staff/brokers/${id}`, token, { cv: { was: null, value } }, undefined),
    ),
  );
  const won = values.filter((_, index) => answers[index]!.status === 200);
  expect(won).toHaveLength(1);
  expect((await brokers())[0].cv).toBe(won[0]);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test.each([
  ['creci', { was: '1-F', value: ' ' }],
  ['name', { was: 'Ana Reis', value: 'x'.repeat(81) }],
  ['phone', { was: '(11) 90000-0001', value: '123' }],
  ['linkedin', { was: null, value: 'http://linkedin.com/in/ana' }],
])('refuses a wrong %s', async (name, change) => {
  const { status, body } = await put('ana-reis', { [name]: change });
  expect([status, Object.keys(body.errors)]).toEqual([422, [name]]);
});

test('who gets contacts by e-mail has one', async () => {
  const change = { email: { was: 'rui@casa.com.br', value: null } };
  const { status, body } = await put('rui-prado', change);
  expect([status, Object.keys(body.errors)]).toEqual([422, ['email']]);
});

test('brokers of other sources are read alone', async () => {
  const rows = [
    { slug: 'de-outra-fonte', name: 'Bia', creci: '7-F' },
    { slug: 'de-antes', name: 'Caio', creci: '8-F', from_house: true, active: false },
  ];
  await db.insertInto('broker').values(rows).execute();
  onTestFinished(async () => {
    await db.deleteFrom('broker').where('slug', 'in', ['de-outra-fonte', 'de-antes']).execute();
  });
  const sources = (await brokers()).map(({ slug, source }) => [slug, source]);
  expect(sources).toContainEqual(['de-outra-fonte', 'other']);
  expect(sources).toContainEqual(['de-antes', 'former']);
  for (const { slug, name } of rows)
    expect((await put(slug, { name: { was: name, value: 'Outra' } })).status).toBe(409);
});

test.each(['0', '99999', 'x'])('the broker %s does not exist', async (id) => {
  const missing = (await api.call('GET', 'staff/nothing', token)).text;
  for (const method of ['GET', 'PUT'])
    expect(await api.call(method, `staff/brokers/${id}`, token)).toMatchObject({
      status: 404,
      text: missing,
    });
});
