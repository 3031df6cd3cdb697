import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appliedMigrations, migrate, migrationNames, pendingAfter } from '@api/platform/db/migrate';
import { releases } from '@api/platform/db/releases';
import { searchFilters } from '@domain/search/filters';
import { testApi } from '../support/api';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { releaseQueries, restoreRelease } from './release';
import { requiredColumns, schemaOf } from './schema';

describe.each(testEngines)('an upgrade of the last release, on %s', (engine) => {
  let database: TestDatabase;
  let before: { applied: string[]; required: Map<string, string[]> };
  let applied: string[];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    const { db } = database;
    await restoreRelease(db);
    before = { applied: await appliedMigrations(db), required: await requiredColumns(db) };
    // As an instance does beside those of the release: a migration that needs a stop would be refused.
    applied = await migrate(db);
  });
  afterAll(() => database.close());

  test('the fixture is the last release', () => {
    expect(before.applied.at(-1)).toBe(releases[0].migration);
  });

  test('applies the pending migrations while the release runs', () => {
    expect(applied).toEqual(pendingAfter(before.applied));
    expect([...before.applied, ...applied]).toEqual(migrationNames);
  });

  test('an upgraded schema equals a new one', async () => {
    const fresh = await openTestDatabase(engine);
    try {
      expect(await schemaOf(database.db)).toEqual(await schemaOf(fresh.db));
    } finally {
      await fresh.close();
    }
  });

  test('each query of the release is valid in the upgraded schema', async () => {
    const queries = await releaseQueries();
    expect(queries.length).toBeGreaterThan(1_000);
    const refused: string[] = [];
    await database.db.connection().execute(async (connection) => {
      for (const query of queries)
        try {
          await sql.raw(`prepare recorded as ${query}`).execute(connection);
          await sql`deallocate recorded`.execute(connection);
        } catch (error) {
          refused.push(`${(error as Error).message}: ${query.slice(0, 200)}`);
        }
    });
    expect(refused).toEqual([]);
  });

  test('rows of the release need no new column', async () => {
    const after = await requiredColumns(database.db);
    const added = [...before.required].flatMap(([table, columns]) =>
      (after.get(table) ?? [])
        .filter((column) => !columns.includes(column))
        .map((each) => `${table}.${each}`),
    );
    expect(added).toEqual([]);
  });

  test('finds the properties of the release', async () => {
    const { client } = testApi(database);
    const { total } = await client.searchProperties(searchFilters.parse({ page: 1 }));
    expect(total).toBeGreaterThan(100);
  });
});
