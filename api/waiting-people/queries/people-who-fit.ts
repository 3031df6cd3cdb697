import { type Kysely, sql } from 'kysely';
import { type ActiveSearch, readActiveSearches } from '@api/owners/report/active-searches';
import { isAvailable } from '@api/search/queries/facets';
import { type Search, searchConditions } from '@api/search/queries/search-conditions';
import { meetingOf } from '@api/saved-searches/queries/reverse-search';
import { clock } from '@domain/kernel/clock';
import type { Currency } from '@domain/taxonomy/currencies';
import { groupCount, leastFit, otherGroups, placeGroup } from '../criteria-groups';
import type { WaitingPeopleDatabase } from '../schema';

export interface Fit {
  /** Of five. */
  fit: number;
  wanted: Pick<ActiveSearch, 'search' | 'currency'>;
}

/** The best of saved searches, and the best of all: a purchase profile is for those alone whom its person allowed. */
export interface Fits {
  saved: Fit | null;
  any: Fit;
}

/** A page waits for this call: of very many searches the newest are read. */
const readingMs = 1_500;

/**
 * Accounts with a search that the property meets, all of it or but for one thing; each with its best.
 * `isPartial`: not all searches were read in time.
 */
export async function peopleWhoFit(
  db: Kysely<WaitingPeopleDatabase>,
  { id, currency }: { id: number; currency: Currency },
): Promise<{ fits: Map<number, Fits>; isPartial: boolean }> {
  const end = clock.monotonicNow() + readingMs;
  const best = new Map<number, Fits>();
  const meet = meetingOf(db, { from: sql`property where id = ${id}`, ids: [id] });
  const isMet = async (searches: readonly Search[]) =>
    (await meet(searches.map((search) => ({ conditions: conditionsOf(search), among: [id] })))).map(
      (ids) => ids.length > 0,
    );
  for await (const all of readActiveSearches(db, 'newest')) {
    if (clock.monotonicNow() > end) return { fits: best, isPartial: true };
    const comparable = all.filter((each) => each.currency === currency);
    const isHere = await isMet(comparable.map(({ search }) => placeGroup(search)));
    const here = comparable.filter((_, n) => isHere[n]);
    const met = await isMet(here.flatMap(({ search }) => otherGroups(search)));
    const others = groupCount - 1;
    here.forEach((wanted, n) => {
      const fit = 1 + met.slice(n * others, (n + 1) * others).filter(Boolean).length;
      if (fit < leastFit) return;
      const { saved = null, any = null } = best.get(wanted.account) ?? {};
      const better = (known: Fit | null): Fit => (known && known.fit >= fit ? known : { fit, wanted });
      best.set(wanted.account, { saved: wanted.isSaved ? better(saved) : saved, any: better(any) });
    });
  }
  return { fits: best, isPartial: false };
}

/** A reserved property, or one off the market, is in no search, but people wait for it as well. */
const conditionsOf = (search: Search) =>
  searchConditions(search).filter((condition) => condition !== isAvailable);
