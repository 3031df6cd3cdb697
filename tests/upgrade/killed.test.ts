import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appliedMigrations, migrate, migrationNames, pendingAfter } from '@api/platform/db/migrate';
import { releases } from '@api/platform/db/releases';
import { copyStorage, isolatedStorage, type IsolatedStorage, testEngines } from '../support/database';
import { makeProgram } from '../support/program';
import { untilDisconnected } from '../support/until-disconnected';
import { restoreRelease } from './release';
import { schemaOf } from './schema';
import { emptySchema, opened } from './storage';

const migrateChild = await makeProgram('tests/upgrade/migrate-child.ts');
afterAll(() => rm(path.dirname(migrateChild), { recursive: true, force: true }));

/** Those of the release have run; one of them shows that an empty database stays empty. */
const sinceRelease = migrationNames.slice(migrationNames.indexOf(releases[0].migration) + 1);

/** A database is migrated from its first migration. */
const timeoutMs = 300_000;

describe.each(testEngines)('an upgrade that is killed, on %s', { timeout: timeoutMs }, (engine) => {
  let release: IsolatedStorage;
  let empty: IsolatedStorage;
  let wanted: string[];

  beforeAll(async () => {
    [release, empty] = await Promise.all([isolatedStorage(engine), isolatedStorage(engine)]);
    await opened(release, async ({ db }) => {
      wanted = await schemaOf(db);
      await restoreRelease(db);
    });
    await opened(empty, ({ db }) => emptySchema(db));
  }, timeoutMs);
  afterAll(() => Promise.all([release.remove(), empty.remove()]));

  test.each([...sinceRelease, '0060-visibility'])('within %s is ended by the next start', async (name) => {
    const isSince = sinceRelease.includes(name);
    const before = isSince ? migrationNames.slice(0, -sinceRelease.length) : [];
    const storage = await copyStorage(isSince ? release : empty);
    try {
      expect(await killIn(name, storage)).toBe('SIGKILL');
      await opened(storage, async ({ db, isAlone }) => {
        expect(await appliedMigrations(db)).toEqual(before);
        expect(await migrate(db, { isAlone })).toEqual(pendingAfter(before));
        expect(await schemaOf(db)).toEqual(wanted);
      });
    } finally {
      await storage.remove();
    }
  });
});

/** @returns the signal that ended the process */
async function killIn(name: string, { settings, databaseUrl }: IsolatedStorage): Promise<string | null> {
  const child = spawn(process.execPath, [migrateChild], {
    env: { ...process.env, ...settings, KILL_IN: name },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (databaseUrl) await untilDisconnected(databaseUrl);
  return signal;
}
