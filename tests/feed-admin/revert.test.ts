import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator } from '@api/audit/record-act';
import { revert } from '@api/feed-admin/decide';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { replaceOverrides } from '@api/property-admin/change-overrides';
import { replaceClock } from '@domain/kernel/clock';
import { ApiError } from '@api/platform/http/errors';
import { emptyCatalogue } from '../catalogue/catalogue-tables';
import { listingOf, valueOf } from '../catalogue/expect-sequences';
import {
  type Decision,
  decision,
  type Feed,
  load,
  type Reference,
  reference,
} from '../catalogue/override-model';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { listings, loadOf, pricesOf, priceOf } from './loads';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Feeds = Partial<Record<Reference, Feed>>;
interface Edit {
  reference: Reference;
  decision: Decision;
  isGivenBack: boolean;
}
const edit: fc.Arbitrary<Edit> = fc.record({
  reference,
  decision: decision.filter(({ field }) => field !== 'photos'),
  isGivenBack: fc.boolean(),
});
const edits = fc.array(edit, { maxLength: 4 });

const read = ({ db }: TestDatabase, feeds: Feeds) =>
  applyCatalogue(db, {
    ...{ source: 'crm', feed: 'crm', accept: [], force: true },
    listings: Object.entries(feeds).map(([name, feed]) => listingOf(name as Reference, feed)),
  });

/** @param known those that the first load brought */
async function decide({ db }: TestDatabase, known: Feeds, all: readonly Edit[]): Promise<void> {
  for (const { reference: name, decision: decided, isGivenBack } of all) {
    if (!known[name]) continue;
    const { id } = await db
      .selectFrom('property')
      .select('id')
      .where('reference', '=', name)
      .executeTakeFirstOrThrow();
    const value = valueOf(name, id, decided);
    const override = isGivenBack ? null : { value, until: null, reason: null };
    await replaceOverrides(db, operator, id, { [decided.field]: override });
  }
}

/** Without numbers and times of their own. */
async function state({ db }: TestDatabase, known: Feeds) {
  const rows = await db.selectFrom('property').selectAll().orderBy('reference').execute();
  const overrides = await db
    .selectFrom('property_override')
    .select(['reference', 'field', 'value', 'feed_value', 'until', 'reason'])
    .orderBy('reference')
    .orderBy('field')
    .execute();
  const places = await db
    .selectFrom('location')
    .select(['kind', 'label', 'lat', 'lng', 'properties', 'own', 'unplaced'])
    .where('properties', '>', 0)
    .orderBy('kind')
    .orderBy('label')
    .execute();
  const plain = rows.map(({ id: _id, source_id: _source, updated_at: _at, ...row }) => row);
  return {
    rows: plain.filter((row) => known[row.reference as Reference]),
    added: plain.filter((row) => !known[row.reference as Reference] && row.active),
    ...{ overrides, places },
  };
}

test('a reverted load leaves rows, overrides, places as if it never was', async () => {
  const ms = Date.UTC(2026, 10, 29, 15);
  const restore = replaceClock({ now: () => new Date(ms), nowMs: () => ms, monotonicNow: () => ms });
  const property = fc.asyncProperty(load, edits, load, edits, async (first, before, second, since) => {
    const history = async (isLoaded: boolean) => {
      await emptyCatalogue(database.db);
      await read(database, first.feeds);
      await decide(database, first.feeds, before);
      const run = isLoaded ? (await read(database, second.feeds)).runId! : null;
      await decide(database, first.feeds, since);
      if (
        run &&
        (await database.db.selectFrom('import_before').selectAll().execute()).some(
          (each) => each.run_id === run,
        )
      )
        await revert(database.db, operator, run);
      return state(database, first.feeds);
    };
    expect(await history(true)).toEqual(await history(false));
  });
  await fc.assert(property, { numRuns: 3 }).finally(restore);
});

test('the load after a revert is held, and the newest run goes first', async () => {
  const { db } = database;
  await emptyCatalogue(db);
  const loadAs = loadOf(db);
  await loadAs(listings(20));
  const dearer = listings(20, (n) => (n === 0 ? { sellPrice: 1_100_000 } : {}));
  const second = (await loadAs(dearer)).runId!;
  const third = (await loadAs(dearer.slice(1))).runId!;
  await expect(revert(db, operator, second)).rejects.toBeInstanceOf(ApiError);
  await revert(db, operator, third);
  await revert(db, operator, third);
  expect((await pricesOf(db)).get('L0')).toBe(1_100_000);
  await revert(db, operator, second);
  expect((await pricesOf(db)).get('L0')).toBe(priceOf(0));

  const again = await loadAs(dearer);
  expect([again.outcome, again.hold]).toEqual(['refused', 'reverted']);
  expect((await pricesOf(db)).get('L0')).toBe(priceOf(0));
  // The feed is what the catalogue is: nothing is held any more.
  expect((await loadAs(listings(20))).outcome).toBe('applied');
  expect((await loadAs(dearer)).outcome).toBe('applied');
  const acts = await db
    .selectFrom('audit_log')
    .select('verb')
    .where('subject', '=', `import:${third}`)
    .execute();
  expect(acts).toEqual([{ verb: 'imports.restore' }]);
});

test('a revert gives back the days since the last check', async () => {
  const { db } = database;
  await emptyCatalogue(db);
  const day = 86_400_000;
  let ms = Date.UTC(2026, 9, 1);
  const restore = replaceClock({ now: () => new Date(ms), nowMs: () => ms, monotonicNow: () => ms });
  const checks = () =>
    db
      .selectFrom('property')
      .select(['reference', 'checked_at', 'checked_by', 'check_from', 'check_paused_at'])
      .orderBy('reference')
      .execute();
  try {
    const loadAs = loadOf(db);
    await loadAs(listings(20));
    await db
      .updateTable('property')
      .set({ checked_at: new Date(ms), check_from: new Date(ms) })
      .execute();
    ms += day;
    // L0 leaves for more than the thirty days after which it is a new one.
    await loadAs(listings(20).slice(1));
    ms += 40 * day;
    const before = await checks();
    // L0 is back, L1 leaves.
    const back = (await loadAs(listings(20).filter(({ reference }) => reference !== 'L1'))).runId!;
    expect((await checks())[0]).toMatchObject({ checked_at: null, check_paused_at: null });
    ms += day;
    const checked = { checked_at: new Date(ms), check_from: new Date(ms) };
    await db.updateTable('property').set(checked).where('reference', '=', 'L2').execute();
    await revert(db, operator, back);
    const isL2 = ({ reference }: { reference: string }) => reference === 'L2';
    expect((await checks()).filter((each) => !isL2(each))).toEqual(before.filter((each) => !isL2(each)));
    expect((await checks()).find(isL2)).toMatchObject(checked);
  } finally {
    restore();
  }
});
