import { type RawBuilder, sql } from 'kysely';
import type { FeedPortal, PortalTab } from '@domain/property/feed-portals';

type Condition = RawBuilder<boolean>;

export const isLive: Condition = sql<boolean>`(property.active and property.available)`;
export const isReserved: Condition = sql<boolean>`(property.in_feed and property.available
  and property.visibility = 'reserved')`;

/** Rows of `property` that are in the portal's file, unless it would refuse them. */
export const isOn = (portal: FeedPortal): Condition => sql<boolean>`(${isLive} and not exists (
  select from portal_listing o where o.property_id = property.id and o.portal = ${portal} and o.state = 'off'))`;

const failsCheck = (portal: FeedPortal): Condition => sql<boolean>`exists (
  select from portal_check c where c.property_id = property.id and c.refusals ? ${portal})`;

/** One source has each code once. */
const hasSeveralSources: Condition = sql<boolean>`(select count(*) > 1 from source)`;

/** The first one of a code is in the file. */
const isDuplicate = (portal: FeedPortal): Condition => sql<boolean>`(${hasSeveralSources} and property.id in (
  select unnest((array_agg(property.id order by property.id))[2:]) from property
  where ${isOn(portal)} and not ${failsCheck(portal)} group by property.reference having count(*) > 1))`;

export const isDuplicateIn = (portal: FeedPortal): Condition =>
  sql<boolean>`(${isOn(portal)} and ${isDuplicate(portal)})`;

const isRefusedBy = (portal: FeedPortal): Condition =>
  sql<boolean>`(${isOn(portal)} and (${failsCheck(portal)} or ${isDuplicate(portal)}))`;

/** Few: the others need no look at each portal. */
const mayBeRefused: Condition = sql<boolean>`property.id in (
  select c.property_id from portal_check c where c.refusals <> '{}'
  union all
  select unnest(array_agg(property.id)) from property
  where ${hasSeveralSources} and ${isLive} group by property.reference having count(*) > 1)`;

const some = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const isShown = sql<boolean>`(${isLive} or ${isReserved})`;

export const isSomewhere = (portals: readonly FeedPortal[]): Condition => some(portals.map(isOn));

/** Rows of `property` in each part of the list. @param portals in use */
export const portalPart: Record<PortalTab, (portals: readonly FeedPortal[]) => Condition> = {
  refused: (portals) => sql<boolean>`(${mayBeRefused} and ${some(portals.map(isRefusedBy))})`,
  all: () => isShown,
  highlighted: (
    portals,
  ) => sql<boolean>`(${isLive} and property.id in (select h.property_id from portal_listing h
    where h.state in ('highlight', 'super') and h.portal = any(${[...portals]}::text[])))`,
  nowhere: (portals) => sql<boolean>`(${isShown} and not ${isSomewhere(portals)})`,
};
