import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { type DistributionAdmin, distributionAdmin, emptyDistribution } from './admin-world';
import { offersOf, runDistribution, sendContact } from './distributing';

let database: TestDatabase;
let admin: DistributionAdmin;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => {
  await emptyDistribution(database.db);
  admin = await distributionAdmin(database);
});

test('before somebody saves them, the rules are the defaults', async () => {
  const { rules, last_resort, groups, general, people, usage, reply_minutes } = await admin.read();
  expect(rules).toEqual({
    ...{ known: true, known_days: 180, page: true, property: true, last_resort: null, order: [] },
  });
  expect(last_resort).toEqual({ person: admin.me, name: 'Pessoa de operacao' });
  expect([groups, usage, reply_minutes]).toEqual([[], [], 15]);
  expect(general).toEqual({ enabled: true, everybody: true, hours: null, members: [] });
  expect(people.map(({ person }) => person)).toEqual([admin.ana, admin.bia, admin.me]);
});

test('a switched rule, its days and the last resort are one act', async () => {
  const answer = await admin.put('', {
    known: { was: true, value: false },
    known_days: { was: 180, value: 90 },
    last_resort: { was: null, value: admin.bia },
    page: { was: true, value: true },
  });
  expect([answer.status, answer.body.act]).toEqual([200, expect.any(Number)]);
  const { rules, last_resort } = await admin.read();
  expect(rules).toMatchObject({ known: false, known_days: 90, page: true, last_resort: admin.bia });
  expect(last_resort!.name).toBe('Pessoa bia');
  const act = await admin.lastAct();
  expect([act.id, act.subject, act.changes]).toEqual([
    answer.body.act,
    'distribution:1',
    {
      ...{ known: [true, false], known_days: [180, 90] },
      last_resort: [null, { person: admin.bia, name: 'Pessoa bia' }],
    },
  ]);
  const nothing = await admin.put('', { known: { was: false, value: false } });
  expect([nothing.body.act, (await admin.acts()).length]).toEqual([null, 1]);
});

test('who is switched off decides no more', async () => {
  await admin.put('', { page: { was: true, value: false }, last_resort: { was: null, value: admin.bia } });
  const lead = await sendContact(database.db, { broker: 'bia' });
  await runDistribution(database.db);
  expect(await offersOf(database.db, lead)).toEqual([['general', admin.ana, null]]);
  expect((await admin.read()).usage).toEqual([
    { rule: 'general', group: null, count: 1, last_at: expect.any(String) },
  ]);
});

test('of two people the second chooses; what only one changed is saved', async () => {
  const other = await admin.api.member('direcao');
  await admin.put('', { last_resort: { was: null, value: admin.ana } }, other.token);
  const late = await admin.put('', {
    last_resort: { was: null, value: admin.bia },
    property: { was: true, value: false },
  });
  expect([late.status, late.body.conflict]).toEqual([
    409,
    {
      saved: ['property'],
      fields: [
        {
          ...{ name: 'last_resort', was: null, by: 'Pessoa de direcao', at: expect.any(String) },
          theirs: { person: admin.ana, name: 'Pessoa ana' },
          yours: { person: admin.bia, name: 'Pessoa bia' },
        },
      ],
      others: [],
    },
  ]);
  expect((await admin.read()).rules).toMatchObject({ property: false, last_resort: admin.ana });
});

test('a change is taken back, but for what changed since', async () => {
  const { body } = await admin.put('', {
    known: { was: true, value: false },
    known_days: { was: 180, value: 30 },
    last_resort: { was: null, value: admin.bia },
  });
  await admin.put('', { known_days: { was: 30, value: 60 } });
  const { restored, left } = await admin.undo(body.act);
  expect([restored.fields, left.items.map(({ field }: { field: string }) => field)]).toEqual([
    ['known', 'last_resort'],
    ['known_days'],
  ]);
  expect((await admin.read()).rules).toMatchObject({ known: true, known_days: 60, last_resort: null });
});

test('ten parallel saves lose nothing silently', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => admin.put('', { known_days: { was: 180, value: 10 + index } })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await admin.acts()).toHaveLength(1);
});

test.each([
  [{ known_days: { was: 180, value: 0 } }, 'known_days', 'Escreva de 1 a 3650 dias'],
  [{ known_days: { was: 180, value: 1e9 } }, 'known_days', 'Escreva de 1 a 3650 dias'],
  [{ known_days: { was: 180, value: 'x' } }, 'known_days', 'Escreva de 1 a 3650 dias'],
  [{ known: { was: true, value: 'não' } }, 'known', 'Valor inválido'],
  [{ last_resort: { was: null, value: 'broker:999999' } }, 'last_resort', 'Esta pessoa não atende contatos'],
  [{ last_resort: { was: null, value: "broker:1' or 1=1" } }, 'last_resort', 'Escolha uma pessoa'],
  [{ order: { was: [], value: [7] } }, 'order', 'Os grupos são outros agora. Recarregue a página.'],
])('refuses %j', async (body, field, text) => {
  const answer = await admin.put('', body);
  expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [text] }]);
  expect(await admin.acts()).toEqual([]);
});

test('groups change their order, which is taken back', async () => {
  const [first, second] = [await admin.addGroup(), await admin.addGroup({ negotiation: 'rent' })];
  const order = { was: [first, second], value: [second, first] };
  const { body } = await admin.put('', { order });
  expect((await admin.read()).groups.map(({ id }) => id)).toEqual([second, first]);
  expect((await admin.lastAct()).changes).toEqual({ order: [order.was, order.value] });
  expect((await admin.put('', { order: { was: order.was, value: order.was } })).body.act).toBeNull();
  await admin.undo(body.act);
  expect((await admin.read()).rules.order).toEqual(order.was);
});

describe.each(['atendimento', 'vitrine', 'corretor'] as const)('%s', (role) => {
  test('writes no rule', async () => {
    const { token } = await admin.api.member(role, `${role}@casa.com.br`);
    const missing = await admin.api.call('GET', 'staff/nothing', token);
    const id = await admin.addGroup();
    for (const [method, path] of [
      ['PUT', ''],
      ['PUT', '/general'],
      ['POST', '/groups'],
      ['PUT', `/groups/${id}`],
      ['DELETE', `/groups/${id}`],
      ['POST', '/absences'],
      ['DELETE', '/absences/1'],
    ] as const) {
      // Brokers note their own absences (own-absences.test.ts).
      if (role === 'corretor' && path.startsWith('/absences')) continue;
      const answer = await admin.api.call(method, `staff/distribution${path}`, token, {});
      expect([path, answer.status, answer.text]).toEqual([path, 404, missing.text]);
    }
    const reading = await admin.api.call('GET', 'staff/distribution', token);
    expect(reading.status).toBe(role === 'atendimento' ? 200 : 404);
  });
});
