import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@api/open-database';
import { directConnections } from '@api/platform/db/direct-connection';
import { migrate, migrationNames } from '@api/platform/db/migrate';
import { tidy } from '@api/platform/db/tidy';
import { noPgBouncer, startPgBouncer } from '../../../scripts/workshop/pgbouncer.mjs';
import { isolatedStorage } from '../../support/database';
import { silentLogger } from '../../support/silent-logger';

const serverUrl = process.env.TEST_DATABASE_URL;

describe.skipIf(!serverUrl || noPgBouncer() !== null)('PostgreSQL behind PgBouncer', () => {
  type Bouncer = Awaited<ReturnType<typeof startPgBouncer>>;
  let storage: Awaited<ReturnType<typeof isolatedStorage>>;
  let other: typeof storage;
  let bouncer: Bouncer;
  let plain: Bouncer;
  beforeAll(async () => {
    storage = await isolatedStorage('postgres');
    other = await isolatedStorage('postgres');
    // One connection to PostgreSQL: clients share it for certain.
    bouncer = await startPgBouncer(serverUrl!, (text) =>
      text.replace(/^default_pool_size = .*$/m, 'default_pool_size = 1'),
    );
    plain = await startPgBouncer(serverUrl!, (text) =>
      text
        .replace(/ connect_query=.*$/m, '')
        .replace('[pgbouncer]', '[pgbouncer]\nignore_startup_parameters = options'),
    );
  });
  afterAll(async () => {
    await bouncer.close();
    await plain.close();
    await storage.remove();
    await other.remove();
  });

  const open = (databaseUrl: string, directUrl?: string, log = silentLogger) =>
    openDatabase({ databaseUrl, directUrl, dataDir: storage.dataDir, log });
  const refusal = (databaseUrl: string, directUrl?: string) =>
    open(databaseUrl, directUrl).then(
      async ({ close }) => (await close(), 'opened'),
      (error: Error) => `${error.name} ${error.message}`,
    );
  const pooled = () => bouncer.urlOf(storage.databaseUrl!);

  test('gives each of many concurrent queries its own answer, within limits', async () => {
    const { db, close } = await open(pooled(), storage.databaseUrl);
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const answers = numbers.map(async (number) => {
      const ask = (from: typeof db) =>
        sql<{ n: number; limit: string; jit: string }>`
        select ${number}::int as n, current_setting('statement_timeout') as limit, current_setting('jit') as jit`.execute(
          from,
        );
      return (number % 3 ? await ask(db) : await db.transaction().execute(ask)).rows[0];
    });
    expect(await Promise.all(answers)).toEqual(numbers.map((n) => ({ n, limit: '15s', jit: 'off' })));
    await close();
  });

  test('migrates and vacuums by direct connections; no setting leaks', async () => {
    const { db, close } = await open(pooled(), storage.databaseUrl);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    expect(await migrate(db)).toEqual(migrationNames);
    await tidy(db);
    const limitOf = async (of: typeof db) =>
      (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(of))
        .rows[0]!.limit;
    const pidOf = async (of: typeof db) =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(of)).rows[0]!.pid;
    expect(directConnections(db)).not.toBe(db);
    expect(await pidOf(directConnections(db))).not.toBe(await pidOf(db));
    expect([await limitOf(db), await limitOf(directConnections(db))]).toEqual(['15s', '15s']);
    await close();
  });

  test('refuses wrong settings with one line each', async () => {
    const direct = storage.databaseUrl!;
    const lines = await Promise.all([
      refusal(pooled()),
      refusal(direct, pooled()),
      refusal(plain.urlOf(direct), plain.urlOf(direct)),
      refusal(plain.urlOf(direct), direct),
      refusal(pooled(), other.databaseUrl),
      refusal(pooled(), direct.replace(/\?.*$|$/, '?host=/nowhere')),
    ]);
    expect(lines).toEqual([
      expect.stringMatching(/^StartupError DATABASE_URL: .* PgBouncer: .* DATABASE_DIRECT_URL\.$/),
      expect.stringMatching(
        /^StartupError DATABASE_DIRECT_URL: .* PgBouncer: espera-se o endereço do próprio PostgreSQL\.$/,
      ),
      expect.stringMatching(/^StartupError DATABASE_DIRECT_URL: .* PgBouncer: espera-se/),
      expect.stringMatching(/^StartupError DATABASE_URL: o PgBouncer .* connect_query=/),
      expect.stringMatching(/^StartupError DATABASE_DIRECT_URL: não é o mesmo banco de DATABASE_URL\.$/),
      expect.stringMatching(/^StartupError DATABASE_DIRECT_URL: o PostgreSQL em localhost.* não atende/),
    ]);
  });

  test('warns where a PgBouncer drops the limits and none was named', async () => {
    const warned: string[] = [];
    const log = Object.assign(Object.create(silentLogger) as typeof silentLogger, {
      warn: (_: object, message: string) => warned.push(message),
    });
    const { close } = await open(plain.urlOf(storage.databaseUrl!), undefined, log);
    expect(warned).toEqual([expect.stringContaining('DATABASE_DIRECT_URL')]);
    await close();
  });
});
