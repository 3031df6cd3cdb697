import { type Kysely, sql } from 'kysely';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { exportFeed } from '@api/feeds/export/export-feed';
import { clock } from '@domain/kernel/clock';
import { defaultBrokerageName } from '@domain/brokerage/brokerage';
import {
  type FeedPortal,
  type PortalLevel,
  type PortalState,
  usualState,
} from '@domain/property/feed-portals';
import { isLive } from './conditions';
import { formatNames } from './portal-formats';
import type { PortalFeedsDatabase } from './schema';
import { storedPortal } from './stored-portals';

type Db = Kysely<PortalFeedsDatabase>;

interface FileOptions {
  siteUrl: string;
  /** Where the brokerage gets its contacts (LEADS_TO). */
  email: string | undefined;
}

/** The portal's file in pieces. After the last one the reading is noted. */
export async function* portalFile(
  db: Db,
  portal: FeedPortal,
  { siteUrl, email }: FileOptions,
): AsyncGenerator<string> {
  const brokerage = (await loadBrokerage(db))?.content;
  const contact = {
    name: brokerage?.name ?? defaultBrokerageName.name,
    ...{ email, phone: brokerage?.offices.find(({ phone }) => phone)?.phone },
  };
  const highlighted = await highlightedIn(db, portal);
  const { pieces, report } = exportFeed(db, {
    ...{ format: formatNames[portal], sources: [], contact, siteUrl },
    levelsOf: (ids) => levelsOf(db, portal, ids, highlighted),
  });
  yield* pieces;
  await noteReading(db, portal, report.exported);
}

/** @param listings of the file; without it: nothing has changed since the last one */
export const noteReading = (db: Db, portal: FeedPortal, listings?: number) => {
  const read = { read_at: clock.now(), ...(listings !== undefined && { read_listings: listings }) };
  return db
    .insertInto('portal_feed')
    .values({ portal, ...read })
    .onConflict((conflict) => conflict.column('portal').doUpdateSet(read))
    .execute();
};

/** As many as the plan has: a property that comes back to the site may find its place taken. */
async function highlightedIn(db: Db, portal: FeedPortal): Promise<Map<number, PortalLevel>> {
  const plan = await storedPortal(db, portal);
  const { rows } = await sql<{ id: number; state: 'highlight' | 'super'; place: number }>`
    select l.property_id as id, l.state,
      row_number() over (partition by l.state order by l.changed_at, l.property_id)::int as place
    from portal_listing l join property on property.id = l.property_id
    where l.portal = ${portal} and l.state in ('highlight', 'super') and ${isLive}`.execute(db);
  const limits = { highlight: plan.highlights, super: plan.super_highlights };
  return new Map(rows.flatMap(({ id, state, place }) => (place <= limits[state] ? [[id, state]] : [])));
}

async function levelsOf(
  db: Db,
  portal: FeedPortal,
  ids: readonly number[],
  highlighted: ReadonlyMap<number, PortalLevel>,
): Promise<Map<number, PortalLevel>> {
  const rows = await db
    .selectFrom('portal_listing')
    .select(['property_id', 'state'])
    .where('portal', '=', portal)
    .where('property_id', 'in', [...ids])
    .execute();
  const states = new Map<number, PortalState>(rows.map(({ property_id: id, state }) => [id, state]));
  return new Map(
    ids
      .filter((id) => (states.get(id) ?? usualState) !== 'off')
      .map((id) => [id, highlighted.get(id) ?? 'plain']),
  );
}
