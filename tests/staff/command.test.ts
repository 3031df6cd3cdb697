import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import type { ApiEnv } from '@api/env';
import { addMembers } from '@api/ops/members-commands';
import { runCommand } from '../catalogue/run-command';
import { staffCommand } from '../support/commands';
import { commandLine, type Command } from '@api/ops/command-line';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emailTo, tokenIn } from '../support/emails';
import { password, staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of staffTables) await db.deleteFrom(table).execute();
  api = staffApi(database);
});

const read = (...args: string[]) => {
  const line = commandLine<Command>();
  addMembers(line);
  return line.read(args)!;
};
const env = { mail: { delivery: 'smtp' } } as ApiEnv;
const staff = (...args: string[]) => runCommand(db, read(...args), env);
const ana = 'ana@casa.com.br';

async function join(role = 'direcao') {
  await staff('invite', ana, '--role', role);
  const token = tokenIn(await emailTo(db, ana, 'staff-invitation'));
  const body = { token, name: 'Ana Reis', password };
  return (await api.good('POST', 'staff/invitation/accept', undefined, body)).data.token as string;
}

test('the first member comes by one command', async () => {
  expect(await staff('invite', 'Ana@Casa.com.br', '--role', 'direcao')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/o convite de ana@casa.com.br \(Direção\) sai por e-mail/),
  });
  expect((await staff('list')).said).toMatch(/convidada .*ainda não saiu\n0 pessoas, 1 convite/s);
  const { token } = await api.enrol(await join());
  expect((await api.good('GET', 'staff/members', token)).data.members).toHaveLength(1);
  expect((await staff('list')).said).toMatch(/ana@casa.com.br +Direção +Ana Reis .*1 pessoa, 0 convites/s);
});

test('a member who lost everything is invited again, and begins anew', async () => {
  const old = await api.enrol(await join());
  expect(await staff('invite', ana, '--role', 'vitrine')).toMatchObject({ code: 4 });
  const again = await join();
  expect((await api.call('GET', 'staff/session', old.token)).status).toBe(401);
  expect((await api.good('GET', 'staff/session', again)).data).toMatchObject({
    state: 'enrolment',
    factors: { totp: false, recovery_codes: 0 },
  });
});

test('role and remove act at once, but not on the last Direção', async () => {
  const { token } = await api.enrol(await join());
  for (const args of [
    ['remove', ana],
    ['role', ana, 'vitrine'],
  ])
    expect(await staff(...args)).toMatchObject({
      code: 4,
      said: expect.stringContaining('última pessoa da Direção'),
    });
  await api.addMember('direcao');
  expect(await staff('role', ana, 'vitrine')).toMatchObject({ code: 0 });
  expect((await api.call('GET', 'staff/session', token)).status).toBe(401);
  expect(await runCommand(db, staffCommand(['remove', ana]))).toMatchObject({ code: 4 });
  expect(await staff('remove', ana)).toMatchObject({ code: 0 });
  expect(await runCommand(db, staffCommand(['remove', ana]))).toMatchObject({ code: 0 });
  expect(await db.selectFrom('staff_member').select('email').where('email', '=', ana).execute()).toEqual([]);
});

test.each([['invite', ana], ['invite', 'ana', '--role', 'direcao'], ['role', ana, 'chefe'], ['remove']])(
  'refuses %s %s',
  (...args) => {
    expect(() => read(...args)).toThrow(/pede|papel é um destes|não é um e-mail/);
  },
);
