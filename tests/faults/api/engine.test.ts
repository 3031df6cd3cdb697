import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { searchFilters } from '@domain/search/filters';
import { migrate, migrationNames } from '@api/platform/db/migrate';
import { StartupError } from '@api/platform/process/startup-error';
import { testApi } from '../../support/api';
import { fillCatalogue, makeListing } from '../../support/catalogue';
import { openTestDatabase, testEngines } from '../../support/database';
import { onServer } from '../../support/server';
import { until } from '../../support/until';

describe.each(testEngines)('the database on %s', (engine) => {
  it('gives each of many concurrent queries its own answer', async () => {
    const { db, close } = await openTestDatabase(engine);
    const one = async (number: number) => {
      if (number % 4 === 0)
        return (await sql<{ n: number }>`select ${number}::int as n`.execute(db)).rows[0]!.n;
      if (number % 4 === 1)
        return (await sql<{ n: number }>`select ${'x'}::text as t, ${number}::int as n`.execute(db)).rows[0]!
          .n;
      if (number % 4 === 2)
        return db.transaction().execute(async (trx) => {
          await sql`select pg_sleep(0.002)`.execute(trx);
          return (await sql<{ n: number }>`select ${number - 1}::int + ${1}::int as n`.execute(trx)).rows[0]!
            .n;
        });
      return sql`select ${number}::int / 0`.execute(db).then(
        () => 0,
        (error: { code: string }) => (error.code === '22012' ? number : 0),
      );
    };
    const numbers = Array.from({ length: 200 }, (_, index) => index);
    expect(await Promise.all(numbers.map(one))).toEqual(numbers);
    await close();
  });

  it('undoes a transaction that is given up, and goes on', async () => {
    const { db, close } = await openTestDatabase(engine);
    const givenUp = db.transaction().execute(async (trx) => {
      await trx.insertInto('setting').values({ key: 'half', value: '1' }).execute();
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect(await db.selectFrom('setting').selectAll().where('key', '=', 'half').execute()).toEqual([]);
    await close();
  });

  it('is migrated once where several instances start at the same time', async () => {
    const { db, close } = await openTestDatabase(engine);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
    expect(applied.flat()).toEqual(migrationNames);
    expect(await migrate(db)).toEqual([]);
    await close();
  });

  it('names a migration of a newer program in one line', async () => {
    const { db, close } = await openTestDatabase(engine);
    const newer = { name: '9999-newer', timestamp: '2030-01-01T00:00:00Z' };
    await sql`insert into kysely_migration values (${newer.name}, ${newer.timestamp})`.execute(db);
    try {
      const refused = await migrate(db).catch((error: Error) => error);
      expect(refused).toBeInstanceOf(StartupError);
      expect((refused as Error).message).toMatch(
        /^O banco de dados é de uma versão mais nova .* não 9999-newer\. Use a versão que traz 9999-newer, .*\.$/,
      );
    } finally {
      await sql`delete from kysely_migration where name = ${newer.name}`.execute(db);
      await close();
    }
  });

  it('answers 50 searches at once', async () => {
    const database = await openTestDatabase(engine);
    await fillCatalogue(
      database.db,
      Array.from({ length: 60 }, () => makeListing()),
    );
    const { client } = testApi(database);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        client.searchProperties(searchFilters.parse({ page: 1 + (index % 6), dorms: 1 + (index % 3) })),
      ),
    );
    expect(answers.map(({ total }) => total)).toEqual(Array(50).fill(60));
    await database.close();
  });
});

describe.runIf(testEngines.includes('postgres'))('a PostgreSQL that goes away', () => {
  it('fails the calls of that moment with 503 and is used again by itself', async () => {
    const database = await openTestDatabase('postgres');
    const { app } = testApi(database);
    const call = () => app.request('/search/properties', { method: 'POST', body: '{}' });
    const name = new URL(database.databaseUrl!).pathname.slice(1);
    expect((await call()).status).toBe(200);

    const slow = sql`select pg_sleep(30)`.execute(database.db).catch((error: { code: string }) => error.code);
    await onServer(`alter database "${name}" with allow_connections false`);
    await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    expect(await slow).toBe('57P01');
    const away = await call();
    expect(away.status).toBe(503);
    expect(away.headers.get('retry-after')).toBe('5');
    expect(await away.json()).toMatchObject({ status: 'error', code: 'UNAVAILABLE' });

    await onServer(`alter database "${name}" with allow_connections true`);
    await until(async () => expect((await call()).status).toBe(200));
    await database.close();
  });
});
