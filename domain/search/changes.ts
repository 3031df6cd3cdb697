import type { SearchFilters } from './filters';
import type { RemovableFilter } from './filters';
import type { Point } from '../geo';
import { emptyFilters } from './normalize';

/** What each filter is called in a sentence: 'Sem a faixa de preço há 12 imóveis'. */
const names: Record<RemovableFilter, string> = {
  negotiation: 'a negociação',
  location: 'a localização',
  locationType: 'o tipo de localização',
  propertyType: 'o tipo de imóvel',
  dorms: 'o número de quartos',
  suites: 'o número de suítes',
  parkingLots: 'o número de vagas',
  price: 'a faixa de preço',
  area: 'a faixa de área',
  condition: 'a fase',
  propertyDetails: 'os atributos do imóvel',
  condominiumDetails: 'os atributos do condomínio',
  renovationLevel: 'o nível de reforma',
  virtualVisit: 'a visita virtual',
  acceptExchange: 'a permuta',
  highlighted: 'a seleção de destaques',
  exclusivity: 'a seleção de exclusividades',
  news: 'a seleção de novidades',
  renownedArchitects: 'a seleção de arquitetos renomados',
  curadoria: 'a curadoria',
  corretor: 'o consultor',
  condominiumName: 'o condomínio',
};

/** The pt-BR name of a filter, with its article. */
export function filterName(filter: RemovableFilter): string {
  return names[filter];
}

const placeFields = ['local', 'localName', 'lat', 'lng', 'range'] as const;

/** What takes these filters away when it is spread over a search: made once, where the same ones always are. */
export function cleared(filters: readonly RemovableFilter[]): Partial<SearchFilters> {
  const fields = filters.flatMap((filter): readonly (keyof SearchFilters)[] =>
    filter === 'location' ? placeFields : [filter],
  );
  const empty = emptyFilters();
  return { ...Object.fromEntries(fields.map((field) => [field, empty[field]])), page: 1 };
}

const clearings = new Map(
  (Object.keys(names) as RemovableFilter[]).map((filter) => [filter, cleared([filter])]),
);

/** The same search without one filter, from its first page; 'location' takes the whole place, radius included. */
export function withoutFilter(filters: SearchFilters, filter: RemovableFilter): SearchFilters {
  return { ...filters, ...clearings.get(filter) };
}

/** Another page of the same search. */
export function withPage(filters: SearchFilters, page: number): SearchFilters {
  return { ...filters, page };
}

/** The same search within `range` km of a point ('Buscar nesta área'), in place of any other location. */
export function withArea(filters: SearchFilters, area: Point & { range: number }): SearchFilters {
  return { ...withoutFilter(filters, 'location'), lat: area.lat, lng: area.lng, range: area.range };
}

/** The same search in the place that has this slug, in place of any other location. */
export function withLocal(filters: SearchFilters, local: string): SearchFilters {
  return { ...withoutFilter(filters, 'location'), local };
}

/** What 'Limpar' leaves: the place and the negotiation; every other filter and the order are gone. */
export function withoutAllFilters(filters: SearchFilters): SearchFilters {
  const kept = ['negotiation', 'locationType', ...placeFields, 'lp'] as const;
  const place = Object.fromEntries(
    kept.flatMap((field) => (filters[field] == null ? [] : [[field, filters[field]]])),
  );
  return { ...emptyFilters(), ...place };
}
