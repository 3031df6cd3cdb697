import type { PropertyRow } from '@api/catalogue/row';
import { isLand, type PropertyType } from '@domain/taxonomy/property-types';

/**
 * What is judged of a listing before it is offered (implausible.ts): whole units of `currency`, m². They are also what
 * a confirmation is of: where one of them changes, the listing is judged again.
 */
export interface Figures {
  type: PropertyType;
  /** Its district; '' where it has none: its prices are not compared. */
  place: string;
  currency: string;
  sell: number | null;
  rent: number | null;
  area: number | null;
  /** Smaller than this nothing of its type is, m². */
  least: number;
}

/** null where nothing is offered, or nothing to be judged is told. */
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

/** A studio has ten square metres, a shop may be a counter, a plot holds a house; a garage or a box is any size. */
function leastArea(type: PropertyType): number {
  if (type === 'outros') return 3;
  if (type === 'loja' || type === 'sala') return 5;
  return isLand(type) ? 30 : 10;
}
