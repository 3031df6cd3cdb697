import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { staffCalls } from '@contract/staff-calls';
import { openTestDatabase, type TestDatabase } from '../support/database';
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

const nul = 'a\u0000b';
const token = 'x'.repeat(40);
const credentials = [
  { id: 'x' },
  { id: nul, rawId: nul, type: 'public-key', response: {} },
  { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '!', attestationObject: 7 } },
];
const bodies: unknown[] = [
  [],
  null,
  'text',
  { email: nul, password: nul, code: nul, token: nul, name: nul, role: nul },
  { email: "a'@casa.com.br", password: 'x'.repeat(20_000), code: '1'.repeat(20_000), role: ['direcao'] },
  { token, name: 'Ana Reis', password, email: 'ana@casa.com.br', code: '١٢٣٤٥٦', current: password },
  ...credentials.map((credential) => ({ name: 'Chave', credential })),
];
const ids = ['0', '-1', '1e3', '99999999999', '%00', '..%2f1', encodeURIComponent("1'--")];

test('no call of the admin answers 5xx, whatever is sent', { timeout: 120_000 }, async () => {
  for (const { method, path, access } of staffCalls) {
    const { token: bearer } = await api.member('direcao', `m${Math.random()}@casa.com.br`);
    const isSigningOut = path.endsWith('sign-out');
    for (const body of isSigningOut ? [] : bodies) {
      const { status, text } = await api.call(method, path, access === 'anyone' ? undefined : bearer, body);
      expect([method, path, JSON.stringify(body)?.slice(0, 60), status < 500 ? '' : text]).toEqual([
        ...[method, path, JSON.stringify(body)?.slice(0, 60)],
        '',
      ]);
    }
    if (!path.includes(':id')) continue;
    for (const id of ids) {
      const body = { role: 'vitrine', was: 'vitrine' };
      const { status } = await api.call(method, path.replace(':id', id), bearer, body);
      expect([path, id, status]).toEqual([
        path,
        id,
        expect.toSatisfy((each: number) => [400, 404, 422].includes(each)),
      ]);
    }
  }
});

test('hostile filters of the record are refused or find nothing', async () => {
  const { token: bearer } = await api.member('direcao');
  for (const query of [
    'before=0',
    'before=x',
    'member=1e9',
    'subject=%00',
    `subject=${encodeURIComponent("' or 1=1")}`,
  ]) {
    const { status } = await api.call('GET', `staff/audit?${query}`, bearer);
    expect([query, status]).toEqual([
      query,
      expect.toSatisfy((each: number) => each === 200 || each === 400),
    ]);
  }
});

test('tokens of invitations are tried thirty times from one address', async () => {
  const statuses = [];
  for (let index = 0; index <= 30; index += 1)
    statuses.push(
      (await api.call('POST', 'staff/invitation', undefined, { token: `${token}${index}` }, '203.0.113.9'))
        .status,
    );
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 410), 429]);
});
