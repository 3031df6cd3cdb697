import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '@api/open-database';
import { folderWithDatabase } from '../../support/database';
import { silentLogger } from '../../support/silent-logger';

it('the embedded database has small buffers, also in an older folder', async () => {
  const dataDir = await folderWithDatabase();
  const { db, close } = await openDatabase({ dataDir, log: silentLogger });
  const { rows } = await sql`show shared_buffers`.execute(db);
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  await close();
  await rm(dataDir, { recursive: true, force: true });
});
