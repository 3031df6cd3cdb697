import { slugify } from '../../text';
import type { LocationKind } from '../location-types';
import type { NamedLocation } from '../named-location';

/** A line of the lists: label, latitude, longitude, and what differs from the list's own facts. */
export type Row = readonly [
  label: string,
  lat: number,
  lng: number,
  own?: Partial<Omit<NamedLocation, 'label' | 'lat' | 'lng' | 'kind'>>,
];

type Common = Pick<NamedLocation, 'locationType' | 'range'> &
  Partial<Pick<NamedLocation, 'city' | 'state' | 'country'>>;

/** Named locations of one kind that share some facts. Of a city, and of nothing else, the label is the city's name too. */
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
