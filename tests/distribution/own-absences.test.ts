import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { type DistributionAdmin, distributionAdmin, emptyDistribution } from './admin-world';
import { movableClock } from './distributing';

let database: TestDatabase;
let admin: DistributionAdmin;
let broker: string;
let clock: ReturnType<typeof movableClock>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
/** A Friday in São Paulo, 14h. */
beforeEach(async () => {
  clock = movableClock('2026-11-27T14:00:00-03:00');
  await emptyDistribution(database.db);
  admin = await distributionAdmin(database);
  broker = (await admin.api.member('corretor', 'ana@casa.com.br')).token;
});
afterEach(() => clock.restore());

const path = 'staff/distribution/absences';
const days = { from: '2026-11-28', until: '2026-11-30' };
const add = (token: string, person: string, given: object = days) =>
  admin.api.call('POST', path, token, { person, ...given });
const read = async (token: string) => (await admin.api.good('GET', path, token)).data;
const undo = (token: string, act: number) => admin.api.call('POST', `staff/acts/${act}/undo`, token);

test('a broker notes own absences, and takes them away', async () => {
  expect(await read(broker)).toEqual({
    ...{ today: '2026-11-27', absences: [], people: [{ person: admin.ana, name: 'Pessoa ana' }] },
  });
  expect((await add(broker, admin.ana)).status).toBe(200);
  const { absences } = await read(broker);
  expect(absences).toEqual([{ id: expect.any(Number), person: admin.ana, name: 'Pessoa ana', ...days }]);
  expect((await admin.read()).absences).toEqual(absences);
  const { status, body } = await admin.api.call('DELETE', `${path}/${absences[0].id}`, broker);
  expect(status).toBe(200);
  expect((await undo(broker, body.act)).status).toBe(200);
  expect((await read(broker)).absences).toEqual(absences);
  expect(await admin.lastAct()).toMatchObject({
    ...{ verb: 'absences.write', subject: `absence:${absences[0].id}` },
  });
});

test('absences of others are hidden, and stay', async () => {
  const refused = await add(broker, admin.bia);
  expect([refused.status, refused.body.errors]).toEqual([
    ...[422, { person: ['Esta pessoa não atende contatos'] }],
  ]);
  const noted = (await add(admin.token, admin.bia)).body.act as number;
  expect((await read(broker)).absences).toEqual([]);
  const { id } = (await admin.read()).absences[0]!;
  expect((await admin.api.call('DELETE', `${path}/${id}`, broker)).status).toBe(404);
  expect((await undo(broker, noted)).status).toBe(404);
  const removed = (await admin.api.good('DELETE', `${path}/${id}`, admin.token)) as { act: number };
  expect((await undo(broker, removed.act)).status).toBe(404);
  expect((await undo(admin.token, removed.act)).status).toBe(200);
  expect((await admin.read()).absences).toHaveLength(1);
});

test('who became a broker takes back no absence of another', async () => {
  const { token, id } = await admin.api.member('operacao', 'bia@casa.com.br');
  const { act } = (await add(token, admin.ana)).body as { act: number };
  await database.db.updateTable('staff_member').set({ role: 'corretor' }).where('id', '=', id).execute();
  expect((await undo(token, act)).status).toBe(404);
  expect((await admin.read()).absences).toHaveLength(1);
});

test('a member who is no broker of the site has an own absence', async () => {
  const { token, id } = await admin.api.member('corretor', 'rui@casa.com.br');
  expect((await add(token, `member:${id}`)).status).toBe(200);
  expect((await read(token)).absences).toHaveLength(1);
});
