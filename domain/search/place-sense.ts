import type { SearchFilters } from './filters';
import { defaultRadius, type LocationKind } from '../taxonomy/location-types';
import { formatKilometres } from './labels';
import { isRadiusSearch } from './normalize';
import { mapAreaLabel, nearMeLabel, type SearchPlace } from './place';
import { inPlace, ofPlace } from './prepositions';

/**
 * Wording for a search's place (docs/decisions/0075-true-words.md). 'in': results are in the place. 'region': a town's
 * whole radius. 'own': a part of a town with its own properties, and its surroundings. 'near': a radius. 'map': a
 * radius without a name. 'nowhere': no place.
 */
export type PlaceSense = 'in' | 'region' | 'own' | 'near' | 'map' | 'nowhere';

export function placeSense(filters: SearchFilters, place: SearchPlace): PlaceSense {
  const label = place?.label || filters.localName || mapAreaLabel;
  if (!isCircle(filters, place)) return place?.known && place.label ? 'in' : 'nowhere';
  if (label === mapAreaLabel) return 'map';
  if (label === nearMeLabel) return 'near';
  const { kind, ownRange, own } = place ?? {};
  const km = radiusOf(filters, place);
  const isWhole = ownRange != null && km !== null && km >= ownRange;
  if (isWhole && (kind === 'pais' || kind === 'regiao')) return 'in';
  if (isWhole && kind === 'cidade') return 'region';
  return own ? 'own' : 'near';
}

const isCircle = (filters: SearchFilters, place: SearchPlace): boolean =>
  place?.by == null ? isRadiusSearch(filters) : place.known && place.by === 'radius';

/** Radius in km; null: the place's own, which is unknown. */
function radiusOf({ range }: SearchFilters, place: SearchPlace): number | null {
  return place?.range || (range === 0 ? null : (range ?? defaultRadius));
}

export function upToPhrase(filters: SearchFilters, place: SearchPlace): string {
  const km = radiusOf(filters, place);
  return km === null ? 'ao redor' : `a até ${formatKilometres(km)}`;
}

/** A part of a town with its surroundings: 'a até 3 km do Leblon'. */
export const aroundPhrase = (filters: SearchFilters, place: SearchPlace, label: string): string =>
  `${upToPhrase(filters, place)} ${ofPlace(label)}`;

const isMeasuredFromItself = (kind: LocationKind | null | undefined) =>
  kind === 'condominio' || kind === 'praia';

/** 'a até 2 km do centro do Itaim Bibi', 'a até 5 km da Quinta da Baroneza'. */
export function nearPhrase(filters: SearchFilters, place: SearchPlace, label: string): string {
  const centre = isMeasuredFromItself(place?.kind) ? '' : 'do centro ';
  return `${upToPhrase(filters, place)} ${centre}${ofPlace(label)}`;
}

const parts: Partial<Record<LocationKind, { of: string; itself: string }>> = {
  bairro: { of: 'do centro do bairro', itself: 'no próprio bairro' },
  condominio: { of: 'do condomínio', itself: 'no próprio condomínio' },
  praia: { of: 'da praia', itself: 'na própria praia' },
};
const anyPart = { of: 'do centro', itself: 'no próprio lugar' };

/** For a part of a town after its name: 'do centro do bairro', 'no próprio bairro'. */
export const partWords = (place: SearchPlace) => (place?.kind && parts[place.kind]) || anyPart;

/** 'Itaim Bibi, São Paulo' → 'Itaim Bibi'. 'Centro' keeps its town, because many towns have one. */
export function shortName(label: string): string {
  const [name = label] = label.split(',', 1);
  return name.trim().toLowerCase() === 'centro' ? label : name.trim();
}

export function wherePhrase(filters: SearchFilters, place: SearchPlace): string {
  const label = place?.label || filters.localName || mapAreaLabel;
  switch (placeSense(filters, place)) {
    case 'nowhere':
      return '';
    case 'map':
      return 'na área do mapa';
    case 'in':
      return inPlace(label);
    case 'region':
      return `${inPlace(label)} e região`;
    case 'own':
      return place?.around ? aroundPhrase(filters, place, label) : inPlace(label);
    case 'near':
      return label === nearMeLabel ? 'perto de mim' : nearPhrase(filters, place, label);
  }
}
