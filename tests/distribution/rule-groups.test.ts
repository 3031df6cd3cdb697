import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { type DistributionAdmin, distributionAdmin, emptyDistribution } from './admin-world';
import { offersOf, runDistribution, sendContact } from './distributing';

let database: TestDatabase;
let admin: DistributionAdmin;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalogue(database.db, [
    makeListing({ reference: 'BN-1', district: 'Jardim América', sellPrice: 12_000_000 }),
    makeListing({ reference: 'BN-2', city: 'Campinas', district: 'Cambuí' }),
  ]);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDistribution(database.db);
  admin = await distributionAdmin(database);
});
const groupOf = async (id: number) => (await admin.read()).groups.find((each) => each.id === id)!;
const evening = { days: [1, 3, 5], from: 1080, until: 1320 };

test('a group decides, and its act has names', async () => {
  const id = await admin.addGroup({ negotiation: 'buy', places: ['sao paulo', 'CAMPINAS/cambui'] });
  expect(await groupOf(id)).toMatchObject({
    ...{ negotiation: 'buy', places: ['São Paulo', 'Campinas/Cambuí'], enabled: true },
    members: [{ person: admin.ana, name: 'Pessoa ana', weight: 1, hours: null }],
  });
  const { subject, changes } = await admin.lastAct();
  expect([subject, changes.group![0]]).toEqual([`distribution-group:${id}`, null]);
  expect(changes.group![1]).toMatchObject({ members: [{ person: admin.ana, name: 'Pessoa ana' }] });
  const { id: property } = await database.db
    .selectFrom('property')
    .select('id')
    .where('reference', '=', 'BN-1')
    .executeTakeFirstOrThrow();
  const lead = await sendContact(database.db, { product_id: property });
  await runDistribution(database.db);
  expect(await offersOf(database.db, lead)).toEqual([['group', admin.ana, null]]);
  expect((await admin.read()).usage).toMatchObject([{ rule: 'group', group: id, count: 1 }]);
});

test('fields change alone; turns of who stays are the same', async () => {
  const id = await admin.addGroup();
  await database.db.updateTable('distribution_member').set({ pass: 2520 }).execute();
  const members = { was: [{ person: admin.ana, weight: 1, hours: null }], value: [] as object[] };
  members.value = [
    { person: admin.bia, weight: 2, hours: evening },
    { person: admin.ana, weight: 1, hours: null },
  ];
  const { status, body } = await admin.put(`/groups/${id}`, {
    ...{
      members,
      name: { was: null, value: ' a  equipe de locação ' },
      hours: { was: null, value: evening },
    },
  });
  expect([status, body.act]).toEqual([200, expect.any(Number)]);
  expect(await groupOf(id)).toMatchObject({
    ...{ name: 'a equipe de locação', hours: evening },
    members: [
      { person: admin.bia, weight: 2, hours: evening },
      { person: admin.ana, weight: 1 },
    ],
  });
  const passes = await database.db
    .selectFrom('distribution_member')
    .select('pass')
    .orderBy('position')
    .execute();
  expect(passes.map(({ pass }) => Number(pass))).toEqual([0, 2520]);
  expect((await admin.lastAct()).fields).toEqual(['name', 'hours', 'members']);
  const { restored } = await admin.undo(body.act);
  expect(restored.fields).toEqual(['name', 'hours', 'members']);
  expect(await groupOf(id)).toMatchObject({ name: null, hours: null, members: [{ person: admin.ana }] });
});

test('a deleted group comes back; a created one is taken back', async () => {
  const given = { negotiation: 'rent', name: 'Locação', hours: evening };
  const [id, other] = [await admin.addGroup(given), await admin.addGroup({ negotiation: 'buy' })];
  const before = await groupOf(id);
  const path = `staff/distribution/groups/${id}`;
  const { act } = (await admin.api.good('DELETE', path, admin.token)) as { act: number };
  expect((await admin.read()).groups.map((group) => group.id)).toEqual([other]);
  await admin.undo(act);
  expect(await groupOf(id)).toEqual(before);
  expect((await admin.read()).groups.map((group) => group.id)).toEqual([other, id]);
  const again = await admin.api.call('POST', `staff/acts/${act}/undo`, admin.token);
  expect(again.status).toBe(409);
  const third = await admin.addGroup({ negotiation: 'buy', name: 'Outro' });
  await admin.undo((await admin.lastAct()).id);
  expect(await groupOf(third)).toBeUndefined();
});

test('a deleted group of someone who is gone stays deleted', async () => {
  const id = await admin.addGroup({ members: [{ person: admin.bia, weight: 1, hours: null }] });
  const path = `staff/distribution/groups/${id}`;
  const { act } = (await admin.api.good('DELETE', path, admin.token)) as { act: number };
  await database.db
    .deleteFrom('broker')
    .where('id', '=', Number(admin.bia.split(':')[1]))
    .execute();
  const { left } = await admin.undo(act);
  expect([left.items[0]?.reason, (await admin.read()).groups]).toEqual(['gone', []]);
});

test('of two people the second chooses; what only one changed is saved', async () => {
  const id = await admin.addGroup();
  const other = await admin.api.member('direcao');
  await admin.put(`/groups/${id}`, { negotiation: { was: null, value: 'rent' } }, other.token);
  const late = await admin.put(`/groups/${id}`, {
    ...{ negotiation: { was: null, value: 'buy' }, enabled: { was: true, value: false } },
  });
  expect([late.status, late.body.conflict.saved, late.body.conflict.fields]).toMatchObject([
    ...[409, ['enabled']],
    [{ name: 'negotiation', was: null, theirs: 'rent', yours: 'buy', by: 'Pessoa de direcao' }],
  ]);
  expect(await groupOf(id)).toMatchObject({ negotiation: 'rent', enabled: false });
});

test('a form sent twice makes one group; a deleted one is gone', async () => {
  const id = await admin.addGroup({ origins: ['zap'] });
  const twice = await admin.api.call(
    ...(['POST', 'staff/distribution/groups', admin.token] as const),
    admin.group({ origins: ['zap'] }),
  );
  expect([twice.status, twice.body.errors]).toEqual([422, { body: ['Já há um grupo igual a este'] }]);
  await admin.api.good('DELETE', `staff/distribution/groups/${id}`, admin.token);
  const act = await admin.lastAct();
  expect(act.changes.group).toMatchObject([{ origins: ['zap'] }, null]);
  for (const method of ['DELETE', 'PUT'])
    expect((await admin.api.call(method, `staff/distribution/groups/${id}`, admin.token)).status).toBe(404);
});

test('the general rotation is everybody, or who is chosen', async () => {
  const weighted = [{ person: admin.bia, weight: 3, hours: null }];
  const first = await admin.put('/general', { members: { was: [], value: weighted } });
  expect(first.status).toBe(200);
  expect((await admin.read()).general).toMatchObject({ everybody: true, members: [{ weight: 3 }] });
  await admin.put('/general', { everybody: { was: true, value: false } });
  await sendContact(database.db);
  await runDistribution(database.db);
  expect((await admin.read()).general).toMatchObject({ everybody: false, members: [{ person: admin.bia }] });
  const none = await admin.put('/general', { members: { was: weighted, value: [] } });
  expect([none.status, none.body.errors]).toEqual([422, { members: ['Escolha quem recebe'] }]);
  await admin.put('/general', {
    ...{ everybody: { was: false, value: true }, members: { was: weighted, value: [] } },
  });
  expect((await admin.read()).general).toMatchObject({ everybody: true, members: [] });
});

test('who no longer answers stays in a group, and enters none', async () => {
  const id = await admin.addGroup();
  await database.db.updateTable('broker').set({ active: false }).where('slug', '=', 'ana').execute();
  const name = { was: null, value: 'a equipe' };
  expect((await admin.put(`/groups/${id}`, { name })).status).toBe(200);
  const entering = await admin.api.call(
    ...(['POST', 'staff/distribution/groups', admin.token] as const),
    admin.group({ launch: true }),
  );
  expect(entering.body.errors).toEqual({ members: ['Uma destas pessoas não atende contatos'] });
});

test.each([
  [
    { places: ['Jardin America'] },
    'places',
    'Nenhum imóvel em “Jardin America”: você quis dizer Jardim América?',
  ],
  [{ places: ['São Paulo/Cambuí'] }, 'places', 'Nenhum imóvel em “São Paulo/Cambuí”'],
  [{ price_from: 5, price_to: 5 }, 'price_to', 'Escreva um preço maior que o primeiro'],
  [{ members: [] }, 'members', 'Escolha quem recebe'],
  [{ hours: { days: [], from: 0, until: 60 } }, 'hours.days', 'Escolha os dias'],
  [{ hours: { days: [1], from: 60, until: 60 } }, 'hours.until', 'Escolha uma hora depois da primeira'],
  [{ hours: { days: [8], from: 0, until: 60 } }, 'hours.days.0', 'Valor inválido'],
  [{ name: 'a'.repeat(61) }, 'name', 'Escreva no máximo 60 caracteres'],
  [{ origins: ['x'] }, 'origins.0', 'Valor inválido'],
  [{ price_from: -1 }, 'price_from', 'Valor inválido'],
  [{ places: Array.from({ length: 31 }, String) }, 'places', 'Escreva até 30 lugares'],
])('refuses %j', async (given, field, text) => {
  const answer = await admin.api.call(
    ...(['POST', 'staff/distribution/groups', admin.token] as const),
    admin.group(given),
  );
  expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [expect.stringContaining(text)]]);
  expect(await admin.acts()).toEqual([]);
});

test('weights are 1 to 10, and nobody is a member twice', async () => {
  const member = { person: admin.ana, weight: 1, hours: null };
  for (const members of [[{ ...member, weight: 11 }], [{ ...member, weight: 0 }], [member, member]])
    expect(
      (await admin.api.call('POST', 'staff/distribution/groups', admin.token, admin.group({ members })))
        .status,
    ).toBe(422);
});
