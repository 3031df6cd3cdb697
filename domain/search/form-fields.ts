import type { SearchFilters } from './filters';
import { formatNumber } from '../money';
import { conditions } from '../taxonomy/conditions';
import { negotiationOf } from '../taxonomy/negotiations';
import { isRadiusSearch } from './normalize';
import type { SearchPlace } from './place';
import { sortKey } from './sort';

/** Field names of the filter form (a GET form that works with JavaScript off): the URL's own words. */
export const formField = {
  /** Hidden, value '1': marks the form's plain fields, which are redirected to the built URL. */
  marker: 'filtrar',
  negotiation: 'negociacao',
  place: 'local',
  /** km; '' keeps what is, 0 is the place's own. */
  radius: 'raio',
  types: 'tipo',
  dorms: 'quartos',
  suites: 'suites',
  parkingLots: 'vagas',
  priceMin: 'preco-min',
  priceMax: 'preco-max',
  areaMin: 'area-min',
  areaMax: 'area-max',
  condition: 'fase',
  propertyDetails: 'atributos-do-imovel',
  condominiumDetails: 'atributos-do-condominio',
  renovationLevel: 'nivel-de-reforma',
  virtualVisit: 'visita-virtual',
  acceptExchange: 'aceita-permuta',
  highlighted: 'destaques',
  exclusivity: 'exclusividades',
  news: 'novidades',
  renownedArchitects: 'arquitetos-renomados',
  sort: 'ordenacao',
} as const;
export type FormField = (typeof formField)[keyof typeof formField];

/** Hidden fields that say which place the location text was filled with: it stays while the text does. */
export const placeField = {
  label: 'local-atual',
  slug: 'local-slug',
  lat: 'lat',
  lng: 'lng',
  range: 'range',
} as const;

/** Filters that the form does not show and that go along unchanged, by their URL names. */
export const carriedFields = {
  'tipo-de-localizacao': 'locationType',
  curadoria: 'curadoria',
  corretor: 'corretor',
  'produto-fixo': 'fixedProductId',
  'produto-fixo-fase': 'fixedProductPhase',
  condominio: 'condominiumName',
  lp: 'lp',
} as const satisfies Record<string, keyof SearchFilters>;

/** The place's name as the location field shows it; '' where none is chosen. */
export function placeText(filters: SearchFilters, place: SearchPlace): string {
  return place?.label ?? filters.localName ?? filters.local ?? '';
}

/** What each field shows for a search: texts for inputs, chosen values for radios and checkboxes. */
export function formValues(filters: SearchFilters, place: SearchPlace): Record<FormField, string[]> {
  const text = (value: number | string | undefined) => (value == null ? [] : [String(value)]);
  const amount = (value: number | undefined) => (value == null ? [] : [formatNumber(value)]);
  const flag = (value: boolean) => (value ? ['sim'] : []);
  return {
    filtrar: ['1'],
    negociacao: filters.negotiation ? [negotiationOf(filters.negotiation).urlWord] : [],
    local: text(placeText(filters, place) || undefined),
    raio: isRadiusSearch(filters) ? text(filters.range) : [],
    tipo: filters.propertyType,
    quartos: text(filters.dorms),
    suites: text(filters.suites),
    vagas: text(filters.parkingLots),
    'preco-min': amount(filters.price?.min),
    'preco-max': amount(filters.price?.max),
    'area-min': amount(filters.area?.min),
    'area-max': amount(filters.area?.max),
    fase: conditions.filter(({ value }) => filters.condition.includes(value)).map(({ urlWord }) => urlWord),
    'atributos-do-imovel': filters.propertyDetails,
    'atributos-do-condominio': filters.condominiumDetails,
    'nivel-de-reforma': filters.renovationLevel,
    'visita-virtual': flag(filters.virtualVisit),
    'aceita-permuta': flag(filters.acceptExchange),
    destaques: flag(filters.highlighted),
    exclusividades: flag(filters.exclusivity),
    novidades: flag(filters.news),
    'arquitetos-renomados': flag(filters.renownedArchitects),
    ordenacao: text(sortKey(filters) || undefined),
  };
}

/** The form's hidden fields: the marker, the known place, and the filters that go along. */
export function hiddenFields(filters: SearchFilters, place: SearchPlace): [name: string, value: string][] {
  const fields: [string, string | number | null | undefined][] = [[formField.marker, '1']];
  const radius = isRadiusSearch(filters);
  const label = placeText(filters, place);
  if (radius || label) {
    fields.push(
      [placeField.label, label],
      [placeField.slug, radius ? null : filters.local],
      [placeField.lat, radius ? filters.lat : place?.lat],
      [placeField.lng, radius ? filters.lng : place?.lng],
      [placeField.range, radius ? filters.range : null],
    );
  }
  for (const [name, filter] of Object.entries(carriedFields)) {
    if (filter !== 'locationType' || filters.locationType !== 'Cidade') fields.push([name, filters[filter]]);
  }
  return fields.flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)] as [string, string]],
  );
}
