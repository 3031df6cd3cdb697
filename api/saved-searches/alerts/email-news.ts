import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import type { AlertEmail } from '../schema-alerts';
import type { CardRow } from '@api/properties/queries/cards';
import { loadLiveBrokerage } from '@api/brokerage/queries/brokerage';
import { findMatchingIds } from '../queries/reverse-search';
import type { Search } from '@api/search/queries/search-conditions';
import { resolveSavedSearch } from '../resolve-saved-search';
import type { Negotiation } from '@domain/search/filters';
import { availableCards } from './available-cards';
import { isCheaper, priceBefore, type PriceEvent } from './event-prices';
import { liveSearches, searchColumns } from './live-searches';
import type { AlertKind } from './classify-change';

export interface DigestSearch {
  id: number;
  name: string;
  search: Search;
  frequency: AlertEmail['rhythm'];
  currency: string;
}

export interface Reason {
  search: DigestSearch;
  kind: AlertKind;
  at: Date;
  negotiation: Negotiation;
  /** As visitors saw it, in today's currency; null: unknown. */
  before: number | null;
}

/** Strongest reason first. */
export interface PropertyNews {
  home: CardRow;
  reasons: readonly [Reason, ...Reason[]];
}

export const ranks: readonly AlertKind[] = ['new', 'back', 'into_range', 'fell'];

interface ReasonRow extends PriceEvent {
  property: number;
  search: number;
  kind: AlertKind;
  at: Date;
}

/** Current news only: without properties that no search finds now, and without inactive searches. */
export async function newsOfEmail(
  db: Kysely<SavedSearchesDatabase>,
  emailId: number,
): Promise<PropertyNews[]> {
  const { rows } = await sql<ReasonRow>`
    select a.property_id as property, m.search_id as search, m.kind, e.at, e.negotiation, e.old_price, e.old_shown, e.old_currency
    from alert a join alert_search m on m.alert_id = a.id join property_event e on e.id = a.event_id
    where a.letter_id = ${emailId}
    order by e.at, e.id`.execute(db);
  const searches = await digestSearches(db, [...new Set(rows.map(({ search }) => search))]);
  const propertyIds = [...new Set(rows.map(({ property }) => property))];
  const found = await findMatchingIds(
    db,
    searches.map(({ search }) => search),
    propertyIds,
  );
  const finds = new Map(
    searches.map((search, index) => [search.id, { search, homes: new Set(found[index]) }]),
  );
  const cards = await availableCards(db, [...new Set(found.flat())]);
  return cards.flatMap((card) => {
    const own = rows.filter(
      ({ property, search }) => property === card.id && finds.get(search)?.homes.has(card.id),
    );
    const reasons = searches.flatMap((search) =>
      reasonOf(
        card,
        search,
        own.filter((row) => row.search === search.id),
      ),
    );
    const [first, ...others] = reasons.sort((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind));
    return first ? [{ home: card, reasons: [first, ...others] as const }] : [];
  });
}

/** The strongest event, with the price before the first event of that kind. */
function reasonOf(card: CardRow, search: DigestSearch, rows: readonly ReasonRow[]): Reason[] {
  const [strongest] = [...rows].sort((a, b) => ranks.indexOf(a.kind) - ranks.indexOf(b.kind));
  if (!strongest) return [];
  const { kind, negotiation, at } = strongest;
  const first = rows.find((row) => row.negotiation === negotiation && row.kind === kind)!;
  const reason = { search, kind, at, negotiation, before: priceBefore(card, first) };
  return kind !== 'fell' || isCheaper(card, reason) ? [reason] : [];
}

async function digestSearches(
  db: Kysely<SavedSearchesDatabase>,
  ids: readonly number[],
): Promise<DigestSearch[]> {
  if (ids.length === 0) return [];
  const brokerage = await loadLiveBrokerage(db);
  const rows = await liveSearches(db)
    .select(searchColumns)
    .where('saved_search.id', 'in', [...ids])
    .orderBy('saved_search.id')
    .execute();
  const included: DigestSearch[] = [];
  for (const row of rows) {
    const { search, lost } = await resolveSavedSearch(db, row, brokerage);
    const { id, name, currency, frequency } = row;
    if (lost.length === 0 && frequency !== 'off') included.push({ id, name, search, currency, frequency });
  }
  return included;
}
