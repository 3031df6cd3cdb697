import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { appliedMigrations, migrate, migrationNames, pendingAfter } from '@api/platform/db/migrate';
import { programVersion } from '@api/platform/db/releases';
import { StartupError } from '@api/platform/process/startup-error';
import { freshFolder, isolatedStorage, type IsolatedStorage, testEngines } from '../support/database';
import { makeProgram } from '../support/program';
import { untilDisconnected } from '../support/until-disconnected';
import { emptySchema, migrateTo, opened } from './storage';

const before = '0059-property-overrides';
const upTo = (name: string) => migrationNames.slice(0, migrationNames.indexOf(name) + 1);
const program = await makeProgram('api/ops/upgrade.ts');
afterAll(() => rm(path.dirname(program), { recursive: true, force: true }));

test.each(testEngines)(
  'a stop is named, refused beside others, applied alone, on %s',
  { timeout: 300_000 },
  async (engine) => {
    const storage = await isolatedStorage(engine);
    const { settings, databaseUrl } = storage;
    try {
      await opened(storage, async ({ db }) => {
        await emptySchema(db);
        await migrateTo(db, before);
        const refused = await migrate(db).catch((error: Error) => error);
        expect(refused).toBeInstanceOf(StartupError);
        expect((refused as Error).message).toMatch(
          /^Esta atualização pede o site parado \(0060-visibility\), e nada/,
        );

        const { code, out } = await runUpgrade(['check'], settings);
        expect([code, out]).toEqual([4, expect.stringContaining('Parada: é preciso (0060-visibility)')]);
        expect(out).toMatch(/^De uma versão anterior à 1\.0\.0 \(0059-property-overrides\) para /);
        expect(await runUpgrade(['apply'], settings)).toMatchObject({
          code: 4,
          err: expect.stringMatching(/^Nada foi mudado: pare todas as instâncias \(\d+ outras? conex/),
        });
        expect((await appliedMigrations(db)).at(-1)).toBe(before);
      });

      if (databaseUrl) await untilDisconnected(databaseUrl);
      expect(await runUpgrade(['apply'], settings)).toMatchObject({
        code: 0,
        out: expect.stringContaining(
          `${programVersion}: ${pendingAfter(upTo(before)).length} migrações aplicadas`,
        ),
      });
      expect(await runUpgrade(['check'], settings)).toMatchObject({
        code: 0,
        out: expect.stringContaining('nada a migrar'),
      });
    } finally {
      await storage.remove();
    }
  },
);

test('without a database none is created', async () => {
  const dataDir = await freshFolder();
  const { code, out } = await runUpgrade(['check'], { DATA_DIR: dataDir, DATABASE_URL: '' });
  expect([code, out]).toEqual([0, expect.stringMatching(/^Ainda não há banco de dados/)]);
  await rm(dataDir, { recursive: true });
});

const runUpgrade = (
  args: string[],
  settings: Partial<IsolatedStorage['settings']>,
): Promise<{ code: number; out: string; err: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...settings };
    execFile(process.execPath, [program, ...args], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
