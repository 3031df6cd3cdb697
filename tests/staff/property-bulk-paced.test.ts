import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { type Pace, paceOf } from '@api/platform/db/pace';
import { inTransaction } from '@api/platform/db/transaction';
import { makeBulk } from '@api/property-admin/bulk/make-bulk';
import { prepareNext } from '@api/property-admin/bulk/prepare-acts';
import { writeBulk } from '@api/property-admin/bulk/write-bulk';
import { propertyUndoer } from '@api/property-admin/undo-overrides';
import { clock } from '@domain/kernel/clock';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { fillCatalogue, makeListing } from '../support/catalogue';
import { openTestDatabase, type TestDatabase, testEngine } from '../support/database';
import { staffApi, staffTables } from './staff-api';

/* A bulk in parts, with rests within its transaction (docs/decisions/0159-paced-bulks.md). */

const count = 250;
let database: TestDatabase;
let db: Kysely<Database>;
let api: ReturnType<typeof staffApi>;
let vitrine: Awaited<ReturnType<typeof api.member>>;
let ids: number[];

beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyCatalogue(db);
  for (const table of staffTables) await db.deleteFrom(table).execute();
  const stored = await fillCatalogue(
    db,
    Array.from({ length: count }, () => makeListing({ sellPrice: 1_000_000 })),
  );
  ids = [...stored.values()].toSorted((one, other) => one - other);
  await sql`delete from property_event`.execute(db);
  await sql`delete from alert_batch`.execute(db);
  api = staffApi(database);
  vitrine = await api.member('vitrine');
});

/** @param rest during the transaction, after each statement that may be followed by a rest */
async function run(rest: Pace['rest']): Promise<number> {
  const reader = { member: vitrine, grant: 'all' } as unknown as Parameters<typeof makeBulk>[1];
  const changes = { sell_price: { percent: -10 }, reason: null };
  const body = { properties: { ids }, changes, about: '' };
  const id = await makeBulk(db, reader, body);
  const begun = { state: 'running', started_at: clock.now() } as const;
  await db.updateTable('property_bulk').set(begun).where('id', '=', id).execute();
  while ((await prepareNext(db, id)) !== null);
  await inTransaction(db, (write) => writeBulk(write, id, () => ({ ...paceOf('postgres'), rest })));
  return id;
}

const counted = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows[0];

test('writes each property, event and act once, in one batch of alerts', async () => {
  let rests = 0;
  const id = await run(async () => void (rests += 1));
  const { act, state, changed } = await db
    .selectFrom('property_bulk')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect([state, changed]).toEqual(['done', count]);
  expect(
    await counted(sql`select
      (select count(*) from property where sell_price = 900000) as prices,
      (select count(*) from property_override where value = '900000') as overrides,
      (select count(distinct property_id) from property_event where new_price = 900000) as events,
      (select count(*) from property_event) as all_events,
      (select count(*) from alert_batch) as batches,
      (select count(distinct subject) from audit_log where batch = ${act}) as acts,
      (select count(*) from audit_log where batch = ${act}) as all_acts,
      (select count(*) from search_facet where facet = 'all') as indexes`),
  ).toEqual({
    ...{ prices: count, overrides: count, events: count, all_events: count, batches: 1 },
    ...{ acts: count, all_acts: count, indexes: 1 },
  });
  // Three parts of overrides, three of acts, and the search index in more than three.
  expect(rests).toBeGreaterThan(9);
});

test('its undo gives all prices back, in parts', async () => {
  await run(async () => {});
  let rests = 0;
  const pace = { hasRests: true, rest: async () => void (rests += 1) };
  const undoing = { actor: { memberId: null, role: null }, member: vitrine, grant: 'all' } as const;
  const values = new Map(ids.map((id) => [String(id), { sell_price: null }]));
  await inTransaction(db, async (write) => {
    await propertyUndoer.read(write, undoing, [...values.keys()]);
    await propertyUndoer.restore(write, undoing, values, pace);
  });
  expect(
    await counted(sql`select (select count(*) from property where sell_price = 1000000) as prices,
      (select count(*) from property_override) as overrides`),
  ).toEqual({ prices: count, overrides: 0 });
  expect(rests).toBeGreaterThan(6);
});

// The embedded database answers nobody before a transaction ends.
test.runIf(testEngine === 'postgres')('visitors do not wait for it, and see the old prices', async () => {
  const seen: unknown[] = [];
  await run(async () => {
    if (seen.length > 0) return;
    seen.push(
      await db.transaction().execute(async (visit) => {
        await sql`set local lock_timeout = 5000`.execute(visit);
        await sql`insert into property_view (property_id, day, segment, view_type)
          values (${ids[0]!}, '2026-01-01', 'novo', 'test')`.execute(visit);
        return counted(sql`select count(*) as old from property where sell_price = 1000000`);
      }),
    );
  });
  expect(seen).toEqual([{ old: count }]);
});

test.runIf(testEngine === 'postgres')('an edit of the same price waits for it, and is refused', async () => {
  let edit: ReturnType<typeof api.call> | undefined;
  const id = await run(async () => {
    edit ??= api.call('PUT', `staff/properties/${ids[0]}/overrides`, vitrine.token, {
      sell_price: { was: null, value: { value: 800_000, until: null, reason: null } },
    });
  });
  expect((await edit)!.status).toBe(409);
  expect(
    await counted(sql`select sell_price as price, (select state from property_bulk where id = ${id}) as state
      from property where id = ${ids[0]!}`),
  ).toEqual({ price: 900_000, state: 'done' });
});
