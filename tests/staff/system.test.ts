import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StaffSystem } from '@contract/staff-system';
import { programVersion } from '@api/platform/db/releases';
import { systemChecks } from '@api/system/read-system';
import { noteBackup, noteTestedRestore } from '@api/system/backup-notes';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { staffApi, staffTables } from './staff-api';

let database: TestDatabase;
let api: ReturnType<typeof staffApi>;
beforeAll(async () => {
  database = await openTestDatabase();
  await fillCatalogue(database.db, [makeListing()]);
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of staffTables) await database.db.deleteFrom(table).execute();
  await database.db.deleteFrom('setting').where('key', 'like', 'backup-%').execute();
  api = staffApi(database);
});
afterEach(() => vi.restoreAllMocks());

const read = async (token: string): Promise<StaffSystem> =>
  (await api.good('GET', 'staff/system', token)).data;
const stateOf = ({ lines }: StaffSystem, key: string) => lines.find((line) => line.key === key)?.state;

test('each check is a line', async () => {
  const { token } = await api.member('operacao');
  const { lines, facts } = await read(token);
  expect(lines.map(({ key }) => key)).toEqual(systemChecks.map(({ key }) => key));
  expect(lines.filter(({ state }) => state === 'unread')).toEqual([]);
  expect(lines.find(({ key }) => key === 'catalogue')?.text).toBe('1 imóvel no ar');
  expect(facts.map(({ name }) => name)).toEqual(['Site', 'No ar desde', 'Banco', 'Migração', 'Catálogo']);
  expect(facts[0]!.value).toBe(programVersion);
});

test('a backup is green after its restore was tested', async () => {
  const { token } = await api.member('direcao');
  const states = async () => {
    const system = await read(token);
    return [stateOf(system, 'backup'), stateOf(system, 'restore')];
  };
  expect(await states()).toEqual(['attention', 'attention']);
  await noteBackup(database.db);
  expect(await states()).toEqual(['attention', 'attention']);
  await noteTestedRestore(database.db, null);
  expect(await states()).toEqual(['ok', 'ok']);
});

test('a check that fails leaves the other lines', async () => {
  const { token } = await api.member('direcao');
  const [failing] = systemChecks.filter(({ key }) => key === 'mail-queue');
  vi.spyOn(failing!, 'read').mockRejectedValue(new Error('no table'));
  const system = await read(token);
  expect(system.lines.filter(({ state }) => state === 'unread').map(({ key }) => key)).toEqual([
    'mail-queue',
  ]);
});
