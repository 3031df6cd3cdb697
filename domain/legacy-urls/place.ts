import { decimal } from '@domain/search/param';
import { maxRadius } from '@domain/taxonomy/location-types';
import { namedLocationByLabel, namedLocationBySlug } from '@domain/taxonomy/named-location-lookup';
import type { NamedLocation } from '@domain/taxonomy/named-location';
import { slugify } from '@domain/kernel/text';
import type { Pair } from './query';

const radius = decimal(0, maxRadius, 2);

/** Point and radius of a named location (`raio` in km, otherwise its own), or the text alone. */
export function placeParameters(text: string, city: string, raio: string): Pair[] {
  const place = knownPlace(text, city);
  if (!place) return [['localizacao', text]];
  return [
    ['localizacao', place.label],
    ['lat', String(place.lat)],
    ['lng', String(place.lng)],
    ['range', String(radius.parse(raio) || place.range)],
  ];
}

/** Many cities have a Pinheiros: with another city, the district is unknown. */
function knownPlace(text: string, city: string): NamedLocation | null {
  const place = namedLocationBySlug(slugify(text)) ?? namedLocationByLabel(text);
  const elsewhere = place?.kind === 'bairro' && city && place.citySlug !== slugify(city);
  return elsewhere ? null : place;
}
