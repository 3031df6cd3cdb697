import type { PropertyDetail } from './property';

type Measured = Pick<PropertyDetail, 'detalhes' | 'areaTerreno'>;

/** What a square metre costs, of the built area, else of the ground; null where price or area is not known. */
export function pricePerArea({ detalhes, areaTerreno }: Measured, amount: number | null | undefined) {
  const area = detalhes.areaConstruida || areaTerreno;
  return amount && area ? Math.round(amount / area) : null;
}
