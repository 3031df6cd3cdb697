import type { PropertyDetail } from './property';

type Measured = Pick<PropertyDetail, 'detalhes' | 'areaTerreno'>;

/** Price per m² of the built area, otherwise of the land; null if unknown. */
export function pricePerArea({ detalhes, areaTerreno }: Measured, amount: number | null | undefined) {
  const area = detalhes.areaConstruida || areaTerreno;
  return amount && area ? Math.round(amount / area) : null;
}
