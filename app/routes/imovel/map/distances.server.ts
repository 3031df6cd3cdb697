import { distanceKm, type Point } from '@domain/geo/geo';
import { formatNumber } from '@domain/kernel/money';
import { namedLocationBySlug } from '@domain/taxonomy/named-location-lookup';
import type { NamedLocation } from '@domain/taxonomy/named-location';

interface Spot {
  point: Point;
  district: string;
  citySlug: string | null;
}

/** Large cities that a distance is given to. */
const known = ['sao-paulo', 'rio-de-janeiro', 'salvador', 'fortaleza'];
/** In km. */
const farthest = 400;

/**
 * Where a place is, in one sentence: 'Palmital, a 12 km do centro de Porto Feliz e a 98 km de São Paulo, em linha
 * reta.' null if nothing near is known.
 */
export function distancesOf({ point, district, citySlug }: Spot): string | null {
  const city = citySlug === null ? null : namedLocationBySlug(citySlug);
  const large = known
    .flatMap((slug) => namedLocationBySlug(slug) ?? [])
    .filter((each) => each.slug !== city?.slug && distanceKm(each, point) <= farthest)
    .toSorted((one, other) => distanceKm(one, point) - distanceKm(other, point))
    .at(0);
  const parts = [city && toCenter(city, point), large && `a ${km(large, point)} de ${large.label}`];
  const text = parts.filter(Boolean).join(' e ');
  if (!text) return null;
  const sentence = district && district !== city?.label ? `${district}, ${text}` : text;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}, em linha reta.`;
}

function toCenter(city: NamedLocation, point: Point): string {
  return distanceKm(city, point) < 1
    ? `perto do centro de ${city.label}`
    : `a ${km(city, point)} do centro de ${city.label}`;
}

const km = (place: Point, point: Point) => `${formatNumber(Math.round(distanceKm(place, point)))} km`;
