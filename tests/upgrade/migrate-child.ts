import { openDatabase } from '@api/open-database';
import { migrate, migrations } from '@api/platform/db/migrate';
import { silentLogger } from '../support/silent-logger';

/** Migrates the database of the settings, and kills itself within the migration KILL_IN, after its last statement. */
const name = process.env.KILL_IN!;
const { up, ...others } = migrations[name]!;
migrations[name] = {
  ...others,
  async up(db) {
    await up(db);
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  },
};
const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = process.env;
const { db } = await openDatabase({
  dataDir: dataDir!,
  databaseUrl: databaseUrl || undefined,
  log: silentLogger,
});
await migrate(db, { isAlone: true });
