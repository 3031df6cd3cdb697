import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noPlaces } from '@api/leads/places';
import { deleteAccount } from '@api/accounts/deletion';
import { exportOf } from '@api/accounts/export';
import { tablesInOrder } from '@api/backup/tables';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import { forget } from '@api/db/forget';
import { eraseLeads } from '@api/leads/erase';
import { mailWork } from '@api/mail/queue-mail';
import { makeAccount } from '../support/accounts';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { type Column, fillTables, tablesOf, tablesOfPersons } from './database-shape';
import { nobodys, toldTables } from './told';

const told = Object.entries(toldTables);
const wanted = told.map(([table]) => table);
const longAgo = new Date('2001-01-01T12:00:00Z');

describe('what is kept of a person', () => {
  let database: TestDatabase;
  let db: Kysely<Database>;
  let tables: Map<string, Column[]>;
  let property: Record<string, unknown>;
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ db } = database);
    tables = await tablesOf(db);
    await fillCatalogue(db, [makeListing()]);
    property = (await db
      .selectFrom('property')
      .selectAll()
      .executeTakeFirstOrThrow()) as object as typeof property;
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of (await tablesInOrder(db)).toReversed())
      if (wanted.includes(table)) await sql`delete from ${sql.table(table)}`.execute(db);
  });

  /** Somebody with one row in every table that is told. */
  async function filledAccount(at = new Date()): Promise<Account> {
    const account = await makeAccount(db, { verified_at: new Date() });
    const values: Record<string, object> = {
      lead: { email: account.email },
      property_owner: { email: account.email },
      subscription: { email: account.email },
      work: { kind: mailWork, person: account.email, details: JSON.stringify({ letter: 'verify' }) },
    };
    const known = new Map<string, Record<string, unknown>>([
      ['account', { ...account }],
      ['property', property],
      ['source', { id: property.source_id }],
    ]);
    await fillTables(db, { tables, wanted, known, at, given: (table) => ({ ...values[table] }) });
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

  test('is told table by table: what hangs on an account or a contact, and what is called as a person’s', () => {
    const found = tablesOfPersons(tables);
    expect(found).toEqual([...wanted, ...Object.keys(nobodys)].sort());
  });

  test('is in every backup and every move', async () => {
    expect(await tablesInOrder(db)).toEqual(expect.arrayContaining(wanted));
  });

  test('is in the export of who it is, and gone with the account, contacts with their erasing', async () => {
    const before = await exportOf(db, await makeAccount(db, { verified_at: new Date() }));
    const account = await filledAccount();
    const after = await exportOf(db, account);
    for (const [table, { export: shown }] of told) {
      if ('left' in shown || table === 'account') continue;
      expect([table, isEmpty(before[shown.part]), isEmpty(after[shown.part])]).toEqual([table, true, false]);
    }
    expect(JSON.stringify(after.cadastro)).toContain(account.email);
    await db.transaction().execute((write) => deleteAccount(write, account, noPlaces));
    await db.deleteFrom('account').execute();
    expect(await filled()).toEqual(
      told.flatMap(([table, { deletion }]) => (deletion === 'leads' ? table : [])),
    );
    await eraseLeads(db, account.email, database.dataDir);
    expect(await filled()).toEqual([]);
  });

  test('is forgotten by the clock, or stays with its account, as it is told', async () => {
    await filledAccount(longAgo);
    await forget(db);
    expect(await filled()).toEqual(told.flatMap(([table, { forgotten }]) => (forgotten ? [] : table)));
  });
});

const isEmpty = (part: unknown) => part === undefined || (Array.isArray(part) && part.length === 0);
