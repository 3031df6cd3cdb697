import { sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import {
  feedPortalNames,
  feedPortals,
  type FeedPortal,
  type PortalState,
  usualState,
} from '@domain/property/feed-portals';
import { formatNumber } from '@domain/kernel/money';
import { isLive } from './conditions';
import { type UsedPlaces, usedPlaces } from './queries/used-places';
import type { PortalFeedsDatabase } from './schema';
import { storedPortals } from './stored-portals';

export type ListingStates = Record<FeedPortal, PortalState>;

/** Of the properties that are there, by id. Call `lockPortals` before. */
export async function listingStates(
  write: Write<PortalFeedsDatabase>,
  ids: readonly number[],
): Promise<Map<number, ListingStates>> {
  const { rows } = await sql<{ id: number; states: Partial<ListingStates> | null }>`
    select property.id, (select jsonb_object_agg(l.portal, l.state) from portal_listing l
      where l.property_id = property.id) as states
    from property where property.id = any(${[...ids]}::int[])`.execute(write);
  return new Map(
    rows.map(({ id, states }) => [
      id,
      Object.fromEntries(
        feedPortals.map((portal) => [portal, states?.[portal] ?? usualState]),
      ) as ListingStates,
    ]),
  );
}

export interface StateChange {
  property: number;
  portal: FeedPortal;
  value: PortalState;
}

/** Without an act. Call `lockPortals` before. @throws 422 by portal: its plan has no room */
export async function saveStates(
  write: Write<PortalFeedsDatabase>,
  changes: readonly StateChange[],
): Promise<void> {
  const before = await usedPlaces(write);
  await sql`
    insert into portal_listing (portal, property_id, state, changed_at)
    select c.portal, c.property, c.value, ${sqlNow()}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (portal text, property int, value text)
    on conflict (portal, property_id) do update
      set state = excluded.state, changed_at = excluded.changed_at`.execute(write);
  await refuseBeyondPlan(write, before);
}

/** A smaller plan than what is highlighted refuses only more. */
async function refuseBeyondPlan(write: Write<PortalFeedsDatabase>, before: UsedPlaces): Promise<void> {
  const after = await usedPlaces(write);
  const errors: Record<string, string[]> = {};
  for (const plan of await storedPortals(write)) {
    const { portal } = plan;
    for (const [level, one, many] of levels)
      if (after[portal][level] > Math.max(plan[level], before[portal][level]))
        (errors[portal] ??= []).push(
          `${feedPortalNames[portal]} tem ${formatNumber(plan[level])} ${plan[level] === 1 ? one : many}, e com estes seriam ${formatNumber(after[portal][level])}. Para destacar outro, tire um.`,
        );
  }
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
}

const levels = [
  ['highlights', 'destaque', 'destaques'],
  ['super_highlights', 'superdestaque', 'superdestaques'],
] as const;

/** Ids of these that are on the site. */
export async function liveOf(
  write: Write<PortalFeedsDatabase>,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from property where id = any(${[...ids]}::int[]) and ${isLive}`.execute(write);
  return new Set(rows.map(({ id }) => id));
}
