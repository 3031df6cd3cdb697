import { type Kysely, type RawBuilder, sql } from 'kysely';
import { clock } from '@domain/clock';
import { grouped } from '@domain/grouped';
import type { ShownPrice } from '@domain/price-change';
import type { Negotiation } from '@domain/search/filters';
import { changeOf, type EventRow, eventsByHome, type HomeChange } from '@api/alerts/changes';
import { newsOf, type SearchOfOne } from '@api/alerts/news-of';
import type { AlertKind } from '@api/alerts/what-happened';
import type { Database } from '@api/db/schema';
import type { SavedSearchRow } from '@api/db/schema-searches';
import type { House } from '@api/house/house';
import { netChange } from '@api/repositories/net-change';
import { finderOf } from '@api/repositories/reverse-search';
import { oncePerPlace, understood } from '@api/repositories/understood';
import { understoodSearch } from './understood-search';

/** A home that is news for a search: what became of it in all since the moment asked about. */
export interface HomeOfNews {
  property: number;
  kind: AlertKind;
  negotiation: Negotiation;
  at: Date;
  before: ShownPrice | null;
  after: ShownPrice | null;
}

/** What is new to a search since its moment, the newest first. */
export interface SearchNews {
  since: Date;
  homes: HomeOfNews[];
}

/** No further back than this is anything new: who was away for longer is told so by the day. */
const longestDays = 90;
const dayMs = 24 * 3600_000;
/** Homes that searches are held against at once. */
const homesAtOnce = 2000;

/**
 * What each of these searches finds now that was not so at a moment: by the rules by which letters tell of a change
 * (docs/decisions/0064-alerts.md), of all changes since then taken together. So a price that rose again is nothing, and
 * neither pause nor frequency counts. A search that was saved, or changed, later is asked about since then; one that has
 * lost a criterion has no news.
 * @returns by the searches' ids
 */
export async function newsSince(
  db: Kysely<Database>,
  rows: readonly SavedSearchRow[],
  since: Date,
  house?: House,
): Promise<Map<number, SearchNews>> {
  const from = new Date(Math.max(since.getTime(), clock.nowMs() - longestDays * dayMs));
  const meant = oncePerPlace((filters) => understood(db, filters, house));
  const shared: SearchOfOne[] = [];
  const later: SearchOfOne[] = [];
  const news = new Map<number, SearchNews>();
  for (const row of rows) {
    const { search, lost } = await understoodSearch(db, row, house, meant);
    if (lost.length > 0) continue;
    const one = { id: row.id, account: row.account_id, search };
    const isLater = row.baseline_at >= from;
    news.set(row.id, { since: isLater ? row.baseline_at : from, homes: [] });
    (isLater ? later : shared).push(one);
  }
  await tell(db, shared, eventsSince(sql`${from}::timestamptz`), news);
  for (const [one, homes] of await changedHomesOf(db, later)) {
    // The database's own moment is finer than ours: what stood when a search was saved is no news.
    const since = eventsSince(sql`(${baselineOf([one.id])})`);
    await tell(db, [one], sql`${since} and e.property_id = any(${homes}::int[])`, news);
  }
  for (const { homes } of news.values())
    homes.sort((one, other) => other.at.getTime() - one.at.getTime() || other.property - one.property);
  return news;
}

const baselineOf = (searches: readonly number[]) =>
  sql`select min(baseline_at) from saved_search where id = any(${[...searches]}::int[])`;

/** Events of what is on offer, with its property. */
const eventsSince = (since: RawBuilder<unknown>) =>
  sql`property_event e join property p on p.id = e.property_id and e.at > ${since} and p.active and p.available`;

/**
 * Of searches that were saved at moments of their own, the homes that each finds among all that changed since the first of
 * them: so of each moment only few homes are asked about.
 */
async function changedHomesOf(
  db: Kysely<Database>,
  searches: readonly SearchOfOne[],
): Promise<(readonly [SearchOfOne, number[]])[]> {
  if (searches.length === 0) return [];
  const found = searches.map((one) => [one, [] as number[]] as const);
  const events = eventsSince(sql`(${baselineOf(searches.map(({ id }) => id))})`);
  for (let after = 0; ;) {
    const { rows } = await sql<{ id: number }>`
      select distinct property_id as id from ${events}
      where property_id > ${after} order by 1 limit ${homesAtOnce}`.execute(db);
    if (rows.length === 0) return found.filter(([, homes]) => homes.length > 0);
    const homes = rows.map(({ id }) => id);
    const answers = await finderOf(db, homes)(searches.map(({ search }) => search));
    found.forEach(([, own], index) => own.push(...answers[index]!));
    after = homes.at(-1)!;
  }
}

/**
 * Adds to each search's news what is new to it by these events.
 * @param events some (`e`), with their properties (`p`)
 */
async function tell(
  db: Kysely<Database>,
  searches: readonly SearchOfOne[],
  events: RawBuilder<unknown>,
  news: ReadonlyMap<number, SearchNews>,
): Promise<void> {
  if (searches.length === 0) return;
  for (let after = 0; ;) {
    const homes = await eventsByHome(db, events, after, homesAtOnce);
    if (homes.length === 0) return;
    const changes = homes.map(sumOf);
    const ofEvent = new Map(changes.flatMap(({ offers }) => [...offers]));
    for (const { search, property, event, kind } of await newsOf(db, changes)(searches)) {
      const { negotiation, change } = ofEvent.get(event)!;
      const { at, before, after: now } = change;
      news.get(search)!.homes.push({ property, kind, negotiation, at, before, after: now });
    }
    after = changes.at(-1)!.property;
  }
}

/** All that happened to a home, as if it had happened at once. */
function sumOf(rows: readonly EventRow[]): HomeChange & { offers: ReturnType<typeof netOffers> } {
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

/** What became of each offer of a home, by the last of its events. */
function netOffers(rows: readonly EventRow[]) {
  return new Map(
    [...grouped(rows, ({ negotiation }) => negotiation!)].flatMap(([negotiation, own]) => {
      const change = netChange(own);
      return change ? [[own.at(-1)!.id, { negotiation, change }] as const] : [];
    }),
  );
}
