import { sql } from 'kysely';
import { openDatabase } from '@api/open-database';
import { silentLogger } from '../../support/silent-logger';

/** Opens the folder of DATA_DIR, writes, and closes it, or with `stay` waits to be killed; says why it could not. */
try {
  const { db, close } = await openDatabase({ dataDir: process.env.DATA_DIR!, log: silentLogger });
  await sql`create table if not exists kept as select 1 as n`.execute(db);
  process.stdout.write('written');
  if (process.argv[2] === 'stay') setInterval(() => {}, 1000);
  else await close();
} catch (error) {
  process.stdout.write((error as Error).message);
  process.exitCode = 1;
}
