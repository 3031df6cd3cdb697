import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/database';
import { notifyChanges } from '@api/saved-searches/alerts/alerts-job';
import { applyCatalogue } from '@api/feeds/apply/apply';
import type { ListingInput } from '@api/catalogue/listing';
import type { Engine } from '@api/platform/db/engine';
import { toStoredCriteria } from '@api/saved-searches/stored-criteria';
import { saveSearch } from '@api/saved-searches/queries/saved-searches';
import type { Frequency } from '@domain/saved-search/frequency';
import { searchFilters, type SearchFilters } from '@domain/search/filters';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { mondayOf } from '@domain/owner-report/week';
import { makeAccount } from '../support/accounts';
import { makeListing } from '../support/catalogue';
import { openTestDatabase } from '../support/database';

const dayMs = 24 * 3600_000;
/** A Monday half a year from now: whatever tests write as of now was before it. */
const monday = Date.parse(`${mondayOf(new Date(clock.nowMs() + 182 * dayMs))}T00:00:00-03:00`);

/** A moment of São Paulo in the week of that Monday. */
export function at(day: 'monday' | 'tuesday' | 'wednesday', time: string): Date {
  const date = isoDay(new Date(monday + { monday: 0, tuesday: 1, wednesday: 2 }[day] * dayMs));
  return new Date(`${date}T${time}:00-03:00`);
}

export interface Saved {
  name?: string;
  filters?: Partial<SearchFilters>;
  frequency?: Frequency;
}

export const aPerson = (db: Kysely<Database>) => makeAccount(db, { verified_at: clock.now() });

/** Saves a search; its id. */
export async function aSearch(
  db: Kysely<Database>,
  account: number,
  { name = 'Minha pesquisa', filters = {}, frequency = 'daily' }: Saved = {},
): Promise<number> {
  const criteria = await toStoredCriteria(db, { filters: searchFilters.parse(filters), currency: 'BRL' });
  const id = await saveSearch(db, account, { name, frequency, ...criteria });
  if (id === 'full') throw new Error('too many searches');
  return id;
}

/** A catalogue with one source, and people who have saved searches. */
export async function openAlertFixture(engine?: Engine) {
  const database = await openTestDatabase(engine);
  const { db } = database;
  const apply = (listings: readonly Partial<ListingInput>[]) =>
    applyCatalogue(db, {
      source: 'a',
      feed: 'a',
      listings: listings.map((each) => makeListing(each)),
      force: true,
    });
  return {
    ...database,
    apply,
    search: (account: number, saved?: Saved) => aSearch(db, account, saved),
    person: () => aPerson(db),
    /** Notes what has changed, as if it had at this moment; nothing is sent. */
    async note(moment: Date) {
      await notifyChanges(db, at('monday', '03:00'));
      await sql`update alert set at = ${moment} where at < ${new Date(monday)}`.execute(db);
    },
    /** Queues the letters that are due at this moment. */
    tell: (moment: Date) => notifyChanges(db, moment),
    /** Nobody has saved anything, and nothing waits. */
    async clear() {
      for (const table of ['work', 'alert_batch', 'account', 'property', 'source'] as const)
        await sql`delete from ${sql.table(table)}`.execute(db);
    },
  };
}

export type AlertFixture = Awaited<ReturnType<typeof openAlertFixture>>;
