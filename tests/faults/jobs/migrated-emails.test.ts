import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import * as catalogue from '@api/platform/db/migrations/0001-catalogue';
import * as leads from '@api/platform/db/migrations/0002-leads';
import * as views from '@api/platform/db/migrations/0003-views';
import * as accounts from '@api/platform/db/migrations/0004-accounts';
import * as sessionRefresh from '@api/platform/db/migrations/0005-session-refresh';
import * as consentNotTold from '@api/platform/db/migrations/0006-consent-not-told';
import * as propertyCodes from '@api/platform/db/migrations/0007-property-codes';
import * as waitingWork from '@api/platform/db/migrations/0008-waiting-work';
import * as house from '@api/platform/db/migrations/0011-house';
import { sqlNow } from '@api/platform/db/sql-now';
import { openTestDatabase, type TestDatabase, testEngines } from '@tests/support/database';
import { emailsTo } from '@tests/support/emails';

/** Brings a database to what it was before letters moved in. */
async function migrateToBefore({ db }: TestDatabase): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  for (const { up } of [catalogue, leads, views, accounts, sessionRefresh, consentNotTold, propertyCodes])
    await up(db as Kysely<unknown>);
}

it.each(testEngines)('letters go on waiting when they move into the work queue, on %s', async (engine) => {
  const database = await openTestDatabase(engine);
  await migrateToBefore(database);
  await sql`insert into mail (letter, recipient, details, attempts, failed_at, last_error) values
    ('invitation', 'clara@exemplo.com.br', '{"name":"Clara"}', 2, null, '451'),
    ('verification', 'rui@exemplo.com.br', '{}', 1, ${sqlNow()}, '550')`.execute(database.db);
  await waitingWork.up(database.db as Kysely<unknown>);
  // Letters read whose house it is, and by 0060 whether the catalogue is the demo's.
  await house.up(database.db as Kysely<unknown>);
  await sql`alter table property rename column active to in_feed`.execute(database.db);
  const [email] = await emailsTo(database.db, 'clara@exemplo.com.br');
  expect(email).toMatchObject({ letter: 'invitation', text: expect.stringContaining('Clara') });
  expect(await database.db.selectFrom('work').selectAll().execute()).toMatchObject([
    { kind: 'mail', person: 'rui@exemplo.com.br', attempts: 1, last_error: '550' },
  ]);
  await database.close();
});
