import type { SearchFilters } from './filters';
import { defaultRadius, type LocationKind } from '../taxonomy/location-types';
import { formatKilometres } from './labels';
import { isRadiusSearch } from './normalize';
import { mapAreaLabel, nearMeLabel, type SearchPlace } from './place';
import { inPlace, ofPlace } from './prepositions';

/**
 * How a search's place may be spoken of (docs/decisions/0075-true-words.md). 'in': what is shown lies there. 'region': a
 * town's whole circle. 'own': a part of a town with homes of its own, and what lies around it. 'near': a circle, whatever
 * lies in it. 'map': a circle without a name. 'nowhere': no place.
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

/** A circle's radius in km; null where it is the place's own, and nobody tells that. */
function radiusOf({ range }: SearchFilters, place: SearchPlace): number | null {
  return place?.range || (range === 0 ? null : (range ?? defaultRadius));
}

/** 'a até 2 km'; 'ao redor' where the radius is not known. */
export function upToPhrase(filters: SearchFilters, place: SearchPlace): string {
  const km = radiusOf(filters, place);
  return km === null ? 'ao redor' : `a até ${formatKilometres(km)}`;
}

/** Whether a place is measured from itself; of any other from its centre. */
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

/** A part of a town where its name has been said: 'do centro do bairro', 'no próprio bairro'. */
export const partWords = (place: SearchPlace) => (place?.kind && parts[place.kind]) || anyPart;

/** A place's own name, without what lies around it: 'Itaim Bibi'. Many towns have a 'Centro', which keeps its town. */
export function shortName(label: string): string {
  const [name = label] = label.split(',', 1);
  return name.trim().toLowerCase() === 'centro' ? label : name.trim();
}

/** Where the homes of a search are, after what they are; '' where no place is asked for. */
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
      return place?.around ? `${inPlace(label)}, e ${upToPhrase(filters, place)}` : inPlace(label);
    case 'near':
      return label === nearMeLabel ? 'perto de mim' : nearPhrase(filters, place, label);
  }
}
