import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { propertyCondition, type Reader } from '@api/property-admin/list/property-condition';
import type { StaffPortals, staffPortalsFilter, staffPortalsQuery } from '@contract/staff-portals';
import { type FeedPortal, portalPageSize, portalTabs } from '@domain/property/feed-portals';
import { checkProperties, countUnchecked } from '../check-properties';
import { isSomewhere, portalPart } from '../conditions';
import type { PortalFeedsDatabase } from '../schema';
import { storedPortals } from '../stored-portals';
import { portalRows } from './rows';
import { usedPlaces } from './used-places';

type Db = Kysely<PortalFeedsDatabase>;
export type PortalFilter = z.output<typeof staffPortalsFilter>;

/** Checked at once, for the list; the job checks the others. */
const checkedAtOnce = 500;

export async function listPortals(
  db: Db,
  reader: Reader,
  { page, ...filter }: z.output<typeof staffPortalsQuery>,
  siteUrl: string,
): Promise<StaffPortals> {
  await checkProperties(db, { siteUrl, limit: checkedAtOnce });
  const stored = await storedPortals(db);
  const inUse = stored.filter((each) => each.in_use).map(({ portal }) => portal);
  const condition = await portalCondition(db, reader, filter, inUse);
  const { ids, total } = await pageOf(db, condition, page);
  const used = await usedPlaces(db);
  return {
    portals: stored.map(({ generation: _, read_at, ...portal }) => ({
      ...{ ...portal, used: used[portal.portal] },
      read_at: read_at?.toISOString() ?? null,
    })),
    properties: await portalRows(
      db,
      ids,
      stored.filter((each) => each.in_use),
    ),
    ...{ total, counts: await countsOf(db, inUse), unchecked: await countUnchecked(db) },
  };
}

/** For lists and files. @param inUse portals */
export async function portalCondition(
  db: Db,
  reader: Reader,
  { tab, text }: PortalFilter,
  inUse: readonly FeedPortal[],
): Promise<RawBuilder<boolean>> {
  const found = await propertyCondition(db, reader, { tab: 'all', text, place: '', owner: '' });
  return sql<boolean>`(${found} and ${portalPart[tab](inUse)})`;
}

/** A page that is not there is the last one. */
async function pageOf(db: Db, condition: RawBuilder<boolean>, page: number) {
  const { rows } = await sql<{ ids: number[] | null; total: number }>`
    with matched as materialized (
      select id, row_number() over (order by property.updated_at desc, property.id desc) as place
      from property where ${condition}
    ), counted as (select count(*)::int as total from matched)
    select total, (
      select array_agg(id order by place) from matched
      where (place - 1) / ${portalPageSize}::int = least(${page - 1}::int, (total - 1) / ${portalPageSize}::int)
    ) as ids from counted`.execute(db);
  return { ids: rows[0]!.ids ?? [], total: rows[0]!.total };
}

async function countsOf(db: Db, inUse: readonly FeedPortal[]): Promise<StaffPortals['counts']> {
  const parts = [
    ...portalTabs.map((tab) => [tab, portalPart[tab](inUse)] as const),
    ['somewhere', isSomewhere(inUse)] as const,
  ];
  const columns = parts.map(([name, part]) => sql`count(*) filter (where ${part})::int as ${sql.id(name)}`);
  const { rows } = await sql<StaffPortals['counts']>`
    select ${sql.join(columns)} from property where property.in_feed and property.available`.execute(db);
  return rows[0]!;
}

/** For the bar: of portals that have read their file. */
export async function countRefused(db: Db): Promise<number> {
  const stored = await storedPortals(db);
  const inUse = stored.filter((each) => each.in_use && each.read_at).map(({ portal }) => portal);
  if (inUse.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from property where ${portalPart.refused(inUse)}`.execute(db);
  return rows[0]!.count;
}
