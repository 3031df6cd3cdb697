import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { hashOf, newSecret } from '@api/platform/http/secrets';
import { type StaffCall, staffCallOf, staffCalls } from '@contract/staff-calls';
import { clock } from '@domain/kernel/clock';
import { grantOf, needsStepUp, type Role, roles, type Verb, verbs } from '@domain/staff/roles';
import { testApi } from '../support/api';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { signedInCustomer } from '../support/customer';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { existingPath } from './existing-path';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let customer: string;
let missing: string;
let home: number;
let photo: string;
const derivatives = { get: async () => Buffer.from('jpeg'), prepare: async () => {}, idleFor: () => 0 };
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  home = [...(await fillCatalogue(db, [makeListing()])).values()][0]!;
  const { photos } = await db
    .selectFrom('property')
    .select('photos')
    .where('id', '=', home)
    .executeTakeFirstOrThrow();
  photo = photos[0]!.url;
  const stored = { key: 'a'.repeat(24), width: 300, height: 200 };
  await db.updateTable('photo').set(stored).where('url', '=', photo).execute();
  customer = (await signedInCustomer(testApi(database).client)).session.access_token;
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [...staffTables, 'lead'] as const) await db.deleteFrom(table).execute();
  api = staffApi(database, { derivatives });
  missing = (await api.call('GET', 'staff/nothing')).text;
});

const existing = (call: StaffCall, memberId: number | null) =>
  existingPath({ db, api, home, photo }, call, memberId);
const nameOf = ({ method, path }: StaffCall) => `${method} ${path}`;
const isVerb = (access: string): access is Verb => verbs.includes(access as Verb);

let made = 0;
/** A new member of each call: none meets what another has changed. */
async function memberWith(
  role: Role,
  { factor, proven, stepUp }: { factor: boolean; proven: boolean; stepUp: boolean },
) {
  const { id } = await api.addMember(role, `m${(made += 1)}@casa.com.br`);
  const now = clock.now();
  if (factor)
    await db.insertInto('staff_totp').values({ member_id: id, secret: 'sealed', pending: null }).execute();
  const token = newSecret();
  await db
    .insertInto('staff_session')
    .values({
      ...{ hash: hashOf(token), member_id: id, device: 'x', place: null, created_at: now, last_used_at: now },
      ...(proven && { factor_at: now }),
      ...(stepUp && { step_up_at: now }),
    })
    .execute();
  return { id, token };
}

/** 'may' for every answer of the call itself, be it that the empty body is refused. */
async function outcome(
  call: StaffCall,
  token: string | undefined,
  memberId: number | null = null,
): Promise<string> {
  const { status, body, text } = await api.call(call.method, await existing(call, memberId), token);
  if (status === 404) return text === missing ? 'hidden' : `another 404: ${text}`;
  expect([status < 500, nameOf(call)]).toEqual([true, nameOf(call)]);
  return [401, 403].includes(status) && body.code !== 'WRONG_CREDENTIALS' ? (body.code as string) : 'may';
}

test('every route below /staff is a call of the contract, and each is there', () => {
  const routes = api.app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/staff'))
    .map(({ method, path }) => `${method} ${path.slice(1)}`);
  expect(routes.sort()).toEqual(staffCalls.map(nameOf).sort());
});

test('no call is found as another one: its own access guards it', () => {
  const found = staffCalls.map(({ method, path }) => staffCallOf(method, `/${path}`)?.path);
  expect(found).toEqual(staffCalls.map(({ path }) => path));
});

describe.each(roles)('as %s, signed in with a factor of this moment', (role) => {
  test('each call answers as the table says', async () => {
    const expected: Record<string, string> = {};
    const found: Record<string, string> = {};
    for (const call of staffCalls) {
      const { id, token } = await memberWith(role, { factor: true, proven: true, stepUp: true });
      const isHidden = isVerb(call.access) && grantOf(role, call.access) === null;
      expected[nameOf(call)] = isHidden ? 'hidden' : 'may';
      found[nameOf(call)] = await outcome(call, token, id);
    }
    expect(found).toEqual(expected);
  });
});

/** So that a call looks for its record, and does not refuse the body first. */
const bodies: Record<string, object> = {
  'PUT staff/members/:id/role': { role: 'vitrine', was: 'vitrine' },
  'PUT staff/contacts/:id': { note: 'Ligou de volta.' },
  'POST staff/contacts/:id/notes': { note: 'Ligou de volta.' },
};

describe.each(roles)('as %s, an id', (role) => {
  test('of nothing, or of what is another’s, answers as a missing call', async () => {
    for (const call of staffCalls.filter(({ path }) => path.includes(':id'))) {
      const { token } = await memberWith(role, { factor: true, proven: true, stepUp: true });
      const ask = async (path: string) => {
        const { status, text } = await api.call(call.method, path, token, bodies[nameOf(call)]);
        // The form is read first: it says nothing of the record.
        return status === 400 || status === 422 ? 'refused form' : text;
      };
      const nothing = await ask(call.path.replace(':id', '999999999'));
      expect([nameOf(call), nothing]).toEqual([nameOf(call), expect.toBeOneOf([missing, 'refused form'])]);
      if (bodies[nameOf(call)]) expect(nothing).toBe(missing);
      const isOwn = isVerb(call.access) && grantOf(role, call.access) === 'own';
      const { id: other } = await memberWith(role, { factor: true, proven: true, stepUp: true });
      if (isOwn)
        expect([nameOf(call), await ask(await existing(call, other))]).toEqual([nameOf(call), nothing]);
    }
  });
});

const refusedWith = (code: string, allowed: readonly string[]) => (access: string) =>
  access === 'anyone' || access === 'session' || allowed.includes(access) ? 'may' : code;

describe.each([
  [
    'without a factor reaches enrolment alone',
    { factor: false, proven: false, stepUp: false },
    refusedWith('ENROLMENT_REQUIRED', ['enrolment']),
  ],
  [
    'with a factor to prove reaches the proof alone',
    { factor: true, proven: false, stepUp: false },
    refusedWith('FACTOR_REQUIRED', ['factor']),
  ],
  [
    'with a factor of long ago steps up for what needs it',
    { factor: true, proven: true, stepUp: false },
    (access: string) =>
      ['enrolment', 'step-up'].includes(access) || (isVerb(access) && needsStepUp(access))
        ? 'STEP_UP_REQUIRED'
        : 'may',
  ],
] as const)('Direção %s', (_title, state, expectedOf) => {
  test('on every call', async () => {
    const found: Record<string, string> = {};
    for (const call of staffCalls) {
      const { id, token } = await memberWith('direcao', state);
      found[nameOf(call)] = await outcome(call, token, state.factor ? id : null);
    }
    expect(found).toEqual(
      Object.fromEntries(staffCalls.map((call) => [nameOf(call), expectedOf(call.access)])),
    );
  });
});

test.each(['a customer', 'nobody'])('%s gets nothing but the doors', async (who) => {
  const token = who === 'nobody' ? undefined : customer;
  for (const call of staffCalls)
    expect([nameOf(call), await outcome(call, token)]).toEqual([
      nameOf(call),
      call.access === 'anyone' ? 'may' : 'SIGNED_OUT',
    ]);
});

test('a session of somebody who has lost the role is ended', async () => {
  const { id, token } = await memberWith('direcao', { factor: true, proven: true, stepUp: true });
  await db.updateTable('staff_member').set({ role: null }).where('id', '=', id).execute();
  expect((await api.call('GET', 'staff/session', token)).status).toBe(401);
});
