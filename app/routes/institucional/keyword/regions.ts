import type { SearchFilters } from '@domain/search/filters';
import { slugify } from '@domain/kernel/text';
import type { Place } from '~/domain/place';

export interface KeywordRegion {
  id: string;
  label: string;
  holds: (place: Place) => boolean;
}

/** Regions of the index: the coverage areas (spec 1 §3.6), each with its places. */
export const regions: readonly KeywordRegion[] = [
  { id: 'sao-paulo', label: 'São Paulo', holds: inCity('São Paulo') },
  { id: 'rio-de-janeiro', label: 'Rio de Janeiro', holds: inCity('Rio de Janeiro') },
  { id: 'campo', label: 'Campo', holds: ofKind('campo') },
  { id: 'praia', label: 'Praia', holds: ofKind('praia') },
  { id: 'internacional', label: 'Internacional', holds: ofKind('internacional') },
];
const capitals = ['São Paulo', 'Rio de Janeiro'];
/** Regions of one city. Other towns of the catalogue follow them. */
export const cityRegions: readonly string[] = capitals.map(slugify);

/** Other towns of the catalogue as regions, in the order of `places`. */
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

export const launchAreas: { where: string; filters: Partial<SearchFilters> }[] = [
  { where: 'em São Paulo', filters: { local: 'sao-paulo' } },
  { where: 'no Rio de Janeiro', filters: { local: 'rio-de-janeiro' } },
  { where: 'no campo', filters: { locationType: 'Campo' } },
  { where: 'na praia', filters: { locationType: 'Praia' } },
  { where: 'fora do Brasil', filters: { locationType: 'Internacional' } },
];

export const launchConditions = [
  { value: 'soonLaunch', plural: 'Breves lançamentos' },
  { value: 'launch', plural: 'Lançamentos' },
  { value: 'underConstruction', plural: 'Em construção' },
  { value: 'new', plural: 'Prontos para morar' },
] as const;
