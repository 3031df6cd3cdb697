import { slugify } from '@domain/kernel/text';
import type { LocationKind } from '../location-types';
import type { NamedLocation } from '../named-location';

export type Row = readonly [
  label: string,
  lat: number,
  lng: number,
  own?: Partial<Omit<NamedLocation, 'label' | 'lat' | 'lng' | 'kind'>>,
];

type Common = Pick<NamedLocation, 'locationType' | 'range'> &
  Partial<Pick<NamedLocation, 'city' | 'state' | 'country'>>;

/** Only a city's label is also its city name. */
export function rows(kind: LocationKind, common: Common, list: readonly Row[]): NamedLocation[] {
  return list.map(([label, lat, lng, own]) => {
    const city = own?.city ?? common.city ?? (kind === 'cidade' ? label : undefined);
    return {
      slug: slugify(label),
      label,
      kind,
      country: 'BR',
      lat,
      lng,
      ...common,
      ...own,
      ...(city && { city, citySlug: slugify(city) }),
    };
  });
}
