import { type RawBuilder, sql } from 'kysely';
import { isCheckLate } from '@api/catalogue/checks/check-conditions';
import {
  fewPhotos,
  type PropertyState,
  propertyStates,
  type PropertyTab,
} from '@domain/property/property-list';
import { isHeld } from './property-quality';

type Condition = RawBuilder<boolean>;

const isLive = sql<boolean>`(property.active and property.available)`;
const isReserved = sql<boolean>`(property.in_feed and property.available and property.visibility = 'reserved')`;

const isWithdrawn = sql<boolean>`exists (select from property_override o where o.source_id = property.source_id
  and o.reference = property.reference and o.field = 'withdrawn' and o.value <> 'null')`;

/** Rows of `property` in each state; the first one that fits counts. */
const stateOf: Record<PropertyState, Condition> = {
  live: isLive,
  reserved: isReserved,
  draft: sql<boolean>`(property.visibility = 'draft')`,
  gone: sql<boolean>`(not property.in_feed)`,
  withdrawn: isWithdrawn,
  unavailable: sql<boolean>`true`,
};

/** The name of a row's state. */
export const propertyState = sql<PropertyState>`case ${sql.join(
  propertyStates.map((state) => sql`when ${stateOf[state]} then ${sql.lit(state)}`),
  sql` `,
)} end`;

export const isInState = (state: PropertyState): Condition => sql<boolean>`(${propertyState} = ${state})`;

/** Rows of `property` in each part of the list. */
export const partOf = (tab: PropertyTab): Condition => parts[tab]();

const parts: Record<PropertyTab, () => Condition> = {
  live: () => isLive,
  unchecked: () => sql<boolean>`((${isLive} or ${isReserved}) and ${isCheckLate('property')})`,
  'few-photos': () => sql<boolean>`(${isLive} and property.photo_count < ${sql.lit(fewPhotos)})`,
  held: () => sql<boolean>`(property.in_feed and ${isHeld})`,
  reserved: () => isReserved,
  off: () => sql<boolean>`(not ${isLive} and not ${isReserved})`,
  all: () => sql<boolean>`true`,
};
