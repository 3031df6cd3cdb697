import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clock } from '@domain/kernel/clock';
import { withoutTriggers } from '../audit/without-triggers';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let api: ReturnType<typeof staffApi>;
let chief: Awaited<ReturnType<typeof api.member>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await withoutTriggers(database.db, async (write) => {
    for (const table of ['audit_seal', 'audit_value', 'audit_log'] as const)
      await write.deleteFrom(table).execute();
  });
  for (const table of staffTables) await database.db.deleteFrom(table).execute();
  api = staffApi(database);
  chief = await api.member('direcao');
});

const invite = (email: string, invited_by: number) =>
  database.db
    .insertInto('staff_invitation')
    .values({ email, role: 'direcao', invited_by, created_at: clock.now() })
    .execute();
const change = (id: number, role: string, was: string) =>
  api.good('PUT', `staff/members/${id}/role`, chief.token, { role, was });
const newestAct = async (): Promise<number> =>
  (await api.good('GET', 'staff/audit', chief.token)).data.acts[0].id;

test.each(['removed', 'made Vitrine', 'made Vitrine by an undo'])(
  'an inviter who is %s leaves no open invitation',
  async (what) => {
    const isUndo = what.endsWith('undo');
    const { id } = await api.addMember(isUndo ? 'vitrine' : 'direcao', 'b@casa.com.br');
    if (isUndo) await change(id, 'direcao', 'vitrine');
    const promotion = await newestAct();
    await invite('nova@casa.com.br', id);
    await invite('outra@casa.com.br', chief.id);
    if (what === 'removed') await api.good('DELETE', `staff/members/${id}`, chief.token);
    else if (isUndo) await api.good('POST', `staff/acts/${promotion}/undo`, chief.token);
    else await change(id, 'vitrine', 'direcao');
    const { invitations } = (await api.good('GET', 'staff/members', chief.token)).data;
    expect(invitations.map(({ email }: { email: string }) => email)).toEqual(['outra@casa.com.br']);
  },
);

test('the record hides acts on the team from who may not read it', async () => {
  const { token } = await api.member('operacao');
  await api.good('POST', 'staff/invitations', chief.token, { email: 'nova@casa.com.br', role: 'vitrine' });
  const verbsOf = async (bearer: string) =>
    (await api.good('GET', 'staff/audit', bearer)).data.acts.map((act: { verb: string }) => act.verb);
  expect(await verbsOf(chief.token)).toContain('members.invite');
  expect(await verbsOf(token)).toEqual([]);
});
