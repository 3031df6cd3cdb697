import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { absenceOf } from '@api/distribution/queries/absences';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { type DistributionAdmin, distributionAdmin, emptyDistribution } from './admin-world';
import { movableClock, offersOf, runDistribution, sendContact } from './distributing';

let database: TestDatabase;
let admin: DistributionAdmin;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalogue(database.db, [makeListing({ reference: 'BN-18466' })]);
});
afterAll(() => database.close());
/** A Friday in São Paulo, 14h. */
beforeEach(async () => {
  clock = movableClock('2026-11-27T14:00:00-03:00');
  await emptyDistribution(database.db);
  admin = await distributionAdmin(database);
});
afterEach(() => clock.restore());

const add = (body: object) => admin.api.call('POST', 'staff/distribution/absences', admin.token, body);
const undo = (act: number) => admin.api.good('POST', `staff/acts/${act}/undo`, admin.token);
const preview = async (query: string) =>
  admin.api.call('GET', `staff/distribution/preview?${query}`, admin.token);

test('who is absent gets no contact, until the absence is taken away', async () => {
  const days = { from: '2026-11-27', until: '2026-12-02' };
  expect((await add({ person: admin.ana, ...days })).status).toBe(200);
  const { absences } = await admin.read();
  expect(absences).toEqual([{ id: expect.any(Number), person: admin.ana, name: 'Pessoa ana', ...days }]);
  expect(await absenceOf(database.db, [admin.bia, admin.ana])).toEqual(days);
  expect(await absenceOf(database.db, [admin.bia])).toBeNull();
  const leads = [await sendContact(database.db), await sendContact(database.db)];
  await runDistribution(database.db);
  for (const lead of leads) expect(await offersOf(database.db, lead)).toEqual([['general', admin.bia, null]]);
  const { id } = absences[0]!;
  await admin.api.good('DELETE', `staff/distribution/absences/${id}`, admin.token);
  const act = await admin.lastAct();
  expect([act.subject, act.changes]).toEqual([
    `absence:${id}`,
    { absence: [{ person: admin.ana, name: 'Pessoa ana', ...days }, null] },
  ]);
  expect((await admin.read()).absences).toEqual([]);
  await undo(act.id);
  expect((await admin.read()).absences).toEqual(absences);
});

test('a noted absence is taken back; one whose days another has now is not', async () => {
  const days = { person: admin.ana, from: '2026-11-28', until: '2026-11-30' };
  await undo((await add(days)).body.act);
  expect((await admin.read()).absences).toEqual([]);
  await add(days);
  const { id } = (await admin.read()).absences[0]!;
  const path = `staff/distribution/absences/${id}`;
  const { act } = (await admin.api.good('DELETE', path, admin.token)) as { act: number };
  await add({ ...days, from: '2026-11-30', until: '2026-12-01' });
  const refused = await admin.api.call('POST', `staff/acts/${act}/undo`, admin.token);
  expect([refused.status, refused.body.code]).toEqual([409, 'ABSENT_ALREADY']);
  expect((await admin.read()).absences).toHaveLength(1);
});

test.each([
  [{ from: '', until: '2026-12-02' }, 'from', 'Escolha o primeiro dia'],
  [{ from: '2026-11-31', until: '2026-12-02' }, 'from', 'Essa data não existe'],
  [{ from: '2026-12-02', until: '2026-12-01' }, 'until', 'O último dia vem antes do primeiro'],
  [{ from: '2026-11-20', until: '2026-11-26' }, 'until', 'Escolha hoje ou um dia depois'],
  [{ from: '2026-11-27', until: '2027-11-29' }, 'until', 'Anote até um ano de cada vez'],
  [{ from: '2026-11-27', until: '2026-11-28', person: 'broker:999999' }, 'person', 'não atende contatos'],
  [{ from: '2026-11-27', until: '2026-11-28', person: '' }, 'person', 'Escolha uma pessoa'],
])('refuses the absence %j', async (given, field, text) => {
  const { status, body } = await add({ person: admin.ana, ...given });
  expect([status, body.errors?.[field]]).toEqual([422, [expect.stringContaining(text)]]);
});

test('a form sent twice is one absence; days that touch are refused', async () => {
  const days = { person: admin.ana, from: '2026-11-28', until: '2026-11-30' };
  const answers = await Promise.all([add(days), add(days)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const late = await add({ ...days, from: '2026-11-30', until: '2026-12-05' });
  expect(late.body.errors.from).toEqual(['Esta pessoa já tem uma ausência nestes dias']);
  expect((await add({ ...days, from: '2026-12-01', until: '2026-12-05' })).status).toBe(200);
  expect(await absenceOf(database.db, [admin.ana])).toBeNull();
});

describe('as if a contact came now', () => {
  test('says who would get it, until when, and who then', async () => {
    await database.db
      .updateTable('property')
      .set({ broker_id: Number(admin.bia.split(':')[1]) })
      .execute();
    const { body } = await preview('property_code=bn%2018466&origin=zap');
    expect(body.data.steps).toEqual([
      {
        ...{ person: admin.bia, name: 'Pessoa bia', rule: 'property', group: null },
        due_at: '2026-11-27T17:15:00.000Z',
      },
      {
        ...{ person: admin.ana, name: 'Pessoa ana', rule: 'general', group: null },
        due_at: '2026-11-27T17:30:00.000Z',
      },
      { person: admin.me, name: 'Pessoa de operacao', rule: 'last', group: null, due_at: null },
    ]);
    await admin.addGroup({ origins: ['zap'] });
    const [step] = (await preview('origin=zap')).body.data.steps;
    expect(step).toMatchObject({ person: admin.ana, rule: 'group', group: expect.any(Number) });
    const turns = await database.db.selectFrom('distribution_member').select('pass').execute();
    expect(turns.map(({ pass }) => Number(pass))).toEqual([0]);
  });

  test.each([
    ['origin=zap&property_code=NADA', 'property_code', 'Nenhum imóvel tem este código'],
    ['origin=x', 'origin', 'Escolha a origem'],
    ['', 'origin', 'Escolha a origem'],
  ])('refuses %j', async (query, field, text) => {
    const { status, body } = await preview(query);
    expect([status, body.errors]).toEqual([422, { [field]: [text] }]);
  });
});
