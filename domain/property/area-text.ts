import { formatDecimal, formatNumber } from '../kernel/money';
import type { PropertyType } from '../taxonomy/property-types';

const rural: readonly PropertyType[] = ['fazenda', 'haras', 'sitio', 'ilha'];
const hectare = 10_000;

/** '540' and 'm²'; rural land of a hectare or more: '42,5' and 'ha'. */
export function areaParts(area: number, type?: PropertyType): { value: string; unit: string } {
  const isInHectares = type !== undefined && rural.includes(type) && area >= hectare;
  return isInHectares
    ? { value: formatDecimal(area / hectare), unit: 'ha' }
    : { value: formatNumber(area), unit: 'm²' };
}

export function areaText(area: number, type?: PropertyType): string {
  const { value, unit } = areaParts(area, type);
  return `${value} ${unit}`;
}
