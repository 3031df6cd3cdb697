import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { AlertLetter } from '@api/db/schema-alerts';
import type { CardRow } from '@api/repositories/cards';
import { keptHouse } from '@api/repositories/house';
import { homesFound } from '@api/repositories/reverse-search';
import type { Search } from '@api/repositories/search-conditions';
import { understoodSearch } from '@api/saved-searches/understood-search';
import type { Negotiation } from '@domain/search/filters';
import { cardsOnOffer } from './cards-on-offer';
import { isCheaper, priceBefore, type PriceEvent } from './event-prices';
import { liveSearches, searchColumns } from './live-searches';
import type { AlertKind } from './what-happened';

/** A saved search that a letter tells of. */
export interface ToldSearch {
  id: number;
  name: string;
  search: Search;
  frequency: AlertLetter['rhythm'];
  currency: string;
}

/** Why a home is told of to a search. */
export interface Reason {
  search: ToldSearch;
  kind: AlertKind;
  /** When it happened. */
  at: Date;
  negotiation: Negotiation;
  /** What it cost before, as it was shown and in today's currency; null: not known. */
  before: number | null;
}

/** A home with why it is told of: the strongest reason first. */
export interface HomeNews {
  home: CardRow;
  reasons: readonly [Reason, ...Reason[]];
}

/** The strongest first. */
export const ranks: readonly AlertKind[] = ['new', 'back', 'into_range', 'fell'];

interface ReasonRow extends PriceEvent {
  property: number;
  search: number;
  kind: AlertKind;
  at: Date;
}

/**
 * What a letter tells, as things are now: without homes that are gone or that no search of it finds any more, and without
 * searches that were stopped, paused or removed meanwhile.
 */
export async function newsOfLetter(db: Kysely<Database>, letter: number): Promise<HomeNews[]> {
  const { rows } = await sql<ReasonRow>`
    select a.property_id as property, m.search_id as search, m.kind, e.at, e.negotiation, e.old_price, e.old_shown, e.old_currency
    from alert a join alert_search m on m.alert_id = a.id join property_event e on e.id = a.event_id
    where a.letter_id = ${letter}
    order by e.at, e.id`.execute(db);
  const searches = await toldSearches(db, [...new Set(rows.map(({ search }) => search))]);
  const homes = [...new Set(rows.map(({ property }) => property))];
  const found = await homesFound(
    db,
    searches.map(({ search }) => search),
    homes,
  );
  const finds = new Map(
    searches.map((search, index) => [search.id, { search, homes: new Set(found[index]) }]),
  );
  const cards = await cardsOnOffer(db, [...new Set(found.flat())]);
  return cards.flatMap((home) => {
    const own = rows.filter(
      ({ property, search }) => property === home.id && finds.get(search)?.homes.has(home.id),
    );
    const reasons = searches.flatMap((search) =>
      reasonOf(
        home,
        search,
        own.filter((row) => row.search === search.id),
      ),
    );
    const [first, ...others] = reasons.sort((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind));
    return first ? [{ home, reasons: [first, ...others] as const }] : [];
  });
}

/** Of several things that happened to a home the strongest counts, and what it cost before the first of them. */
function reasonOf(home: CardRow, search: ToldSearch, rows: readonly ReasonRow[]): Reason[] {
  const [strongest] = [...rows].sort((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind));
  if (!strongest) return [];
  const { kind, negotiation, at } = strongest;
  const first = rows.find((row) => row.negotiation === negotiation && row.kind === kind)!;
  const reason = { search, kind, at, negotiation, before: priceBefore(home, first) };
  return kind !== 'fell' || isCheaper(home, reason) ? [reason] : [];
}

async function toldSearches(db: Kysely<Database>, ids: readonly number[]): Promise<ToldSearch[]> {
  if (ids.length === 0) return [];
  const house = (await keptHouse(db))?.content;
  const rows = await liveSearches(db)
    .select(searchColumns)
    .where('saved_search.id', 'in', [...ids])
    .orderBy('saved_search.id')
    .execute();
  const told: ToldSearch[] = [];
  for (const row of rows) {
    const { search, lost } = await understoodSearch(db, row, house);
    const { id, name, currency, frequency } = row;
    if (lost.length === 0 && frequency !== 'off') told.push({ id, name, search, currency, frequency });
  }
  return told;
}
