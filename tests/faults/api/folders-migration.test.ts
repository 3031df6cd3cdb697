import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import * as folders from '@api/platform/db/migrations/0015-folders';
import { openFolders } from '../../api/folder-customers';
import { testEngines } from '../../support/database';

it.each(testEngines)('what was kept before there were folders is in a first one, on %s', async (engine) => {
  const { database, clara, nara, customer, home, shown, idOf } = await openFolders(engine);
  for (const table of ['home_note', 'folder_item', 'folder', 'folder_removal'])
    await sql`drop table ${sql.table(table)} cascade`.execute(database.db);
  await sql`create table favorite (account_id int, property_id int, negotiation text, created_at timestamptz)`.execute(
    database.db,
  );
  await sql`
    insert into favorite select account.id, property.id, negotiation, '2026-10-02'::timestamptz + property.id * interval '1 day'
    from account, property, unnest(array['sell', 'rent']) as negotiation
    where email = ${clara.email} and reference in ('A', 'B')`.execute(database.db);
  await folders.up(database.db as Kysely<unknown>);
  expect([await shown(), await shown(nara)]).toEqual([['Favoritos: B A'], []]);
  const [, migrated] = await customer.folderItems(await idOf('Favoritos'));
  expect(migrated).toMatchObject({ negotiation: 'sell', created_at: '2026-10-03T00:00:00.000Z' });
  expect(migrated!.keptPrice).toMatchObject({ amount: 1_000_000 });
  // By the database's clock, as migrations write.
  const { rows } = await sql<{ now: Date }>`select now()`.execute(database.db);
  expect(rows[0]!.now.getTime() - Date.parse(migrated!.keptPrice!.since)).toBeLessThan(3_600_000);
  await customer.addFavorite(home('C'));
  expect(await shown()).toEqual(['Favoritos: C B A']);
  await database.close();
});
