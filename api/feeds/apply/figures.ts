import type { PropertyRow } from './row';
import { isLand, type PropertyType } from '@domain/taxonomy/property-types';

/**
 * Input of the plausibility check (implausible.ts): whole units of `currency`, m². A confirmation is for these figures.
 */
export interface Figures {
  type: PropertyType;
  /** City and district slugs; '' without a district. */
  place: string;
  currency: string;
  sell: number | null;
  rent: number | null;
  area: number | null;
  /** Smallest plausible area in m². */
  least: number;
}

/** null for an unavailable property, or without an area. */
export function figuresOf(row: PropertyRow): Figures | null {
  if (!row.available || row.area === null) return null;
  const priced = row.condition !== 'soonLaunch';
  return {
    type: row.type,
    place: row.district_slug && `${row.city_slug}/${row.district_slug}`,
    currency: row.currency,
    sell: priced ? row.sell_price : null,
    rent: priced ? row.rent_price : null,
    area: row.area,
    least: leastArea(row.type),
  };
}

function leastArea(type: PropertyType): number {
  if (type === 'outros') return 3;
  if (type === 'loja' || type === 'sala') return 5;
  return isLand(type) ? 30 : 10;
}
