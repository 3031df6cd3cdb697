import { type Kysely, type RawBuilder, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import { groupBy } from '@domain/kernel/group-by';
import type { ShownPrice } from '@domain/property/price-change';
import type { Negotiation } from '@domain/search/filters';
import { changeOf, type EventRow, eventsByProperty, type PropertyChange } from './alerts/changes';
import { createAlertFinder, type SearchOfOne } from './alerts/alert-finder';
import type { AlertKind } from './alerts/classify-change';
import type { SavedSearchesDatabase } from './schema';
import type { SavedSearchRow } from '@api/saved-searches/schema-searches';
import type { Brokerage } from '@api/brokerage/brokerage';
import { netChange } from '@api/properties/queries/net-change';
import { finderOf } from './queries/reverse-search';
import { oncePerPlace, resolveSearch } from '@api/search/queries/resolve-search';
import { resolveSavedSearch } from './resolve-saved-search';

/** Net change since the requested time. */
export interface PropertyInNews {
  property: number;
  kind: AlertKind;
  negotiation: Negotiation;
  at: Date;
  before: ShownPrice | null;
  after: ShownPrice | null;
}

/** Newest first. */
export interface SearchNews {
  since: Date;
  homes: PropertyInNews[];
}

/** Limits `since`. The answer contains the limited time. */
const maxDays = 90;
const dayMs = 24 * 3600_000;
const batchSize = 2000;

/**
 * News of each search, by id, under the rules of alerts (docs/decisions/0064-alerts.md).
 * A price that rose again is not news. A search with lost criteria has none. Pause and frequency do not matter.
 */
export async function newsSince(
  db: Kysely<SavedSearchesDatabase>,
  rows: readonly SavedSearchRow[],
  since: Date,
  brokerage?: Brokerage,
): Promise<Map<number, SearchNews>> {
  const from = new Date(Math.max(since.getTime(), clock.nowMs() - maxDays * dayMs));
  const meant = oncePerPlace((filters) => resolveSearch(db, filters, brokerage));
  const shared: SearchOfOne[] = [];
  const later: SearchOfOne[] = [];
  const news = new Map<number, SearchNews>();
  for (const row of rows) {
    const { search, lost } = await resolveSavedSearch(db, row, brokerage, meant);
    if (lost.length > 0) continue;
    const one = { id: row.id, account: row.account_id, search };
    const isLater = row.baseline_at >= from;
    news.set(row.id, { since: isLater ? row.baseline_at : from, homes: [] });
    (isLater ? later : shared).push(one);
  }
  await addNews(db, shared, eventsSince(sql`${from}::timestamptz`), news);
  for (const [one, propertyIds] of await changedPropertiesOf(db, later)) {
    // SQL keeps microseconds: properties that existed when the search was saved are not news.
    const since = eventsSince(sql`(${baselineOf([one.id])})`);
    await addNews(db, [one], sql`${since} and e.property_id = any(${propertyIds}::int[])`, news);
  }
  for (const { homes: propertyIds } of news.values())
    propertyIds.sort((one, other) => other.at.getTime() - one.at.getTime() || other.property - one.property);
  return news;
}

const baselineOf = (searches: readonly number[]) =>
  sql`select min(baseline_at) from saved_search where id = any(${[...searches]}::int[])`;

/** SQL: events `e` with their available properties `p`. */
const eventsSince = (since: RawBuilder<unknown>) =>
  sql`property_event e join property p on p.id = e.property_id and e.at > ${since} and p.active and p.available`;

/** One pass for all searches limits the properties that each later query reads. */
async function changedPropertiesOf(
  db: Kysely<SavedSearchesDatabase>,
  searches: readonly SearchOfOne[],
): Promise<(readonly [SearchOfOne, number[]])[]> {
  if (searches.length === 0) return [];
  const found = searches.map((one) => [one, [] as number[]] as const);
  const events = eventsSince(sql`(${baselineOf(searches.map(({ id }) => id))})`);
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select distinct property_id as id from ${events}
      where property_id > ${after} order by 1 limit ${batchSize}`.execute(db);
    if (rows.length === 0) return found.filter(([, propertyIds]) => propertyIds.length > 0);
    const propertyIds = rows.map(({ id }) => id);
    const answers = await finderOf(db, propertyIds)(searches.map(({ search }) => search));
    found.forEach(([, own], index) => own.push(...answers[index]!));
    after = propertyIds.at(-1)!;
  }
}

/** @param events SQL: events `e` with their properties `p` */
async function addNews(
  db: Kysely<SavedSearchesDatabase>,
  searches: readonly SearchOfOne[],
  events: RawBuilder<unknown>,
  news: ReadonlyMap<number, SearchNews>,
): Promise<void> {
  if (searches.length === 0) return;
  for (let after = 0; ;) {
    const propertyIds = await eventsByProperty(db, events, after, batchSize);
    if (propertyIds.length === 0) return;
    const changes = propertyIds.map(sumOf);
    const ofEvent = new Map(changes.flatMap(({ offers }) => [...offers]));
    for (const { search, property, event, kind } of await createAlertFinder(db, changes)(searches)) {
      const { negotiation, change } = ofEvent.get(event)!;
      const { at, before, after: now } = change;
      news.get(search)!.homes.push({ property, kind, negotiation, at, before, after: now });
    }
    after = changes.at(-1)!.property;
  }
}

/** Combines all events of a property into one change. */
function sumOf(rows: readonly EventRow[]): PropertyChange & { offers: ReturnType<typeof netOffers> } {
  const offers = netOffers(rows);
  const events = [...offers].flatMap(([id, { negotiation, change }]) => {
    const { kind, before, after } = change;
    if (kind === 'left') return [];
    const [was, is] = [before?.amount ?? null, after?.amount ?? null];
    return [
      { id, kind, negotiation, before: was, after: is, isComparable: before?.currency === after?.currency },
    ];
  });
  return { ...changeOf(rows), events, offers };
}

/** By the id of each negotiation's last event. */
function netOffers(rows: readonly EventRow[]) {
  return new Map(
    [...groupBy(rows, ({ negotiation }) => negotiation!)].flatMap(([negotiation, own]) => {
      const change = netChange(own);
      return change ? [[own.at(-1)!.id, { negotiation, change }] as const] : [];
    }),
  );
}
