import type { ListingInput } from '@api/catalogue/listing';
import { distanceKm } from '@domain/geo/geo';
import { namedLocationBySlug } from '@domain/taxonomy/named-location-lookup';
import { namedLocations } from '@domain/taxonomy/named-locations';

export type Located = Pick<ListingInput, 'country' | 'city' | 'locationType' | 'point'>;

/** A picture stands on one further home in each: São Paulo, Rio, the interior, the coast, each country abroad. */
export function regionOf({ country = 'BR', city, locationType }: Located): string {
  if (country !== 'BR') return country;
  if (city === 'São Paulo' || city === 'Rio de Janeiro') return city;
  return locationType === 'praia' ? 'Praia' : 'Campo';
}

/** The menu 'Serra' has a circle of its own (app/domain/menus). */
const serra = { ...namedLocationBySlug('petropolis')!, range: 80 };
const circles = [...namedLocations.filter(({ country }) => country === 'BR'), serra];

/** Whether a linked list holds both: of a region, of all countries abroad, or around a place. */
export function areListedTogether(a: Located, b: Located): boolean {
  const isAbroad = ({ country = 'BR' }: Located) => country !== 'BR';
  if (isAbroad(a) || isAbroad(b)) return isAbroad(a) && isAbroad(b);
  if (regionOf(a) === regionOf(b)) return true;
  return circles.some(
    (circle) => distanceKm(a.point!, circle) <= circle.range && distanceKm(b.point!, circle) <= circle.range,
  );
}
