import { deleteAccount, eraseLeads, exportOf, forget } from '../support/composed';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noDestinations } from '@api/leads/destinations';
import { tablesInOrder } from '@api/ops/backup/tables';
import type { Database } from '@api/database';
import type { Account } from '@api/accounts/schema-accounts';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { type Column, findPersonalTables, tablesOf } from './database-shape';
import { fillAccount } from './filled-account';
import { impersonalTables, personalDataTables } from './personal-data-tables';

const policies = Object.entries(personalDataTables);
const wanted = policies.map(([table]) => table);
const longAgo = new Date('2001-01-01T12:00:00Z');

describe('what is kept of a person', () => {
  let database: TestDatabase;
  let db: Kysely<Database>;
  let tables: Map<string, Column[]>;
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ db } = database);
    tables = await tablesOf(db);
    await fillCatalogue(db, [makeListing()]);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of (await tablesInOrder(db)).toReversed())
      if (wanted.includes(table)) await sql`delete from ${sql.table(table)}`.execute(db);
  });

  /** Somebody with one row in every table that is told. */
  async function filledAccount(at = new Date()): Promise<Account> {
    const account = await makeAccount(db, { verified_at: new Date() });
    await fillAccount(db, account, { at });
    return account;
  }

  const filled = async () => {
    const isThere = await Promise.all(
      wanted.map(async (table) => {
        const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
        return rows.length > 0;
      }),
    );
    return wanted.filter((_, index) => isThere[index]);
  };

  test('is found in each table that refers to a person, account or lead', () => {
    const found = findPersonalTables(tables);
    expect(found).toEqual([...wanted, ...Object.keys(impersonalTables)].sort());
  });

  test('is in every backup and every move', async () => {
    expect(await tablesInOrder(db)).toEqual(expect.arrayContaining(wanted));
  });

  test('is in its export, and deleted with the account or the leads', async () => {
    const before = await exportOf(db, await makeAccount(db, { verified_at: new Date() }));
    const account = await filledAccount();
    const after = await exportOf(db, account);
    for (const [table, { export: shown }] of policies) {
      if ('left' in shown || table === 'account') continue;
      expect([table, isEmpty(before[shown.part]), isEmpty(after[shown.part])]).toEqual([table, true, false]);
    }
    expect(JSON.stringify(after.cadastro)).toContain(account.email);
    await db.transaction().execute((write) => deleteAccount(write, account, noDestinations));
    await db.deleteFrom('account').execute();
    expect(await filled()).toEqual(
      policies.flatMap(([table, { deletion }]) => (deletion === 'leads' ? table : [])),
    );
    await eraseLeads(db, account.email, database.dataDir);
    expect(await filled()).toEqual([]);
  });

  test('is forgotten by the clock, or stays with its account, as it is told', async () => {
    await filledAccount(longAgo);
    await forget(db);
    expect(await filled()).toEqual(policies.flatMap(([table, { forgotten }]) => (forgotten ? [] : table)));
  });
});

const isEmpty = (part: unknown) => part === undefined || (Array.isArray(part) && part.length === 0);
