import type { SearchFilters } from '@domain/search/filters';
import { slugify } from '@domain/text';
import type { Place } from '~/domain/place';

/** A part of the index: its places. */
export interface KeywordRegion {
  id: string;
  label: string;
  holds: (place: Place) => boolean;
}

/** The regions of the index: the coverage areas (spec 1 §3.6), each by the places that belong to it. */
export const regions: readonly KeywordRegion[] = [
  { id: 'sao-paulo', label: 'São Paulo', holds: inCity('São Paulo') },
  { id: 'rio-de-janeiro', label: 'Rio de Janeiro', holds: inCity('Rio de Janeiro') },
  { id: 'campo', label: 'Campo', holds: ofKind('campo') },
  { id: 'praia', label: 'Praia', holds: ofKind('praia') },
  { id: 'internacional', label: 'Internacional', holds: ofKind('internacional') },
];
const capitals = ['São Paulo', 'Rio de Janeiro'];
/** The regions that are a city's: the catalogue's own towns stand after them. */
export const cityRegions: readonly string[] = capitals.map(slugify);

/** The towns that the catalogue has besides, each a region of its own; the fullest first, as the places stand. */
export function townRegions(places: readonly Place[]): KeywordRegion[] {
  const towns = new Map<string, KeywordRegion>();
  for (const { localizacao_tipo, cidade, estado, properties } of places) {
    if (localizacao_tipo !== 'cidade' || !cidade || capitals.includes(cidade) || !properties) continue;
    const id = slugify([cidade, estado].filter(Boolean).join(' '));
    const holds = (place: Place) => inCity(cidade)(place) && place.estado === estado;
    if (!towns.has(id)) towns.set(id, { id, label: cidade, holds });
  }
  return [...towns.values()];
}

function inCity(city: string) {
  return (place: Place) => place.localizacao_tipo === 'cidade' && place.cidade === city;
}

function ofKind(kind: Place['localizacao_tipo']) {
  return (place: Place) => place.localizacao_tipo === kind;
}

/** Where buildings to come are looked for, and how that is said. */
export const launchAreas: { where: string; filters: Partial<SearchFilters> }[] = [
  { where: 'em São Paulo', filters: { local: 'sao-paulo' } },
  { where: 'no Rio de Janeiro', filters: { local: 'rio-de-janeiro' } },
  { where: 'no campo', filters: { locationType: 'Campo' } },
  { where: 'na praia', filters: { locationType: 'Praia' } },
  { where: 'fora do Brasil', filters: { locationType: 'Internacional' } },
];

/** How several buildings of a condition are spoken of. */
export const launchConditions = [
  { value: 'soonLaunch', plural: 'Breves lançamentos' },
  { value: 'launch', plural: 'Lançamentos' },
  { value: 'underConstruction', plural: 'Em construção' },
  { value: 'new', plural: 'Prontos para morar' },
] as const;
