import {
  condominiumDetailSlugs,
  detailLabel,
  propertyDetailSlugs,
  renovationLevelSlugs,
} from '../taxonomy/attributes';
import { conditionLabel, conditions } from '../taxonomy/conditions';
import { curatedListLabel } from '../taxonomy/curated-lists';
import { locationTypes, maxRadius } from '../taxonomy/location-types';
import { negotiationOf, negotiations } from '../taxonomy/negotiations';
import { propertyTypeLabel, propertyTypes } from '../taxonomy/property-types';
import { orderings } from '../taxonomy/sort-options';
import { conditionPhrase, renovationPhrase } from './condition-phrases';
import { row, rowWith, type FilterRow, type FilterWords } from './filter-row';
import { formField } from './form-fields';
import {
  areaButtonLabel,
  areaPhrase,
  countLabel,
  countPhrase,
  joinWords,
  nameOfSlug,
  priceButtonLabel,
  pricePhrase,
  type Counted,
} from './labels';
import {
  amountRange,
  atLeast,
  decimal,
  flag,
  list,
  oneOf,
  oneOfWords,
  pageNumber,
  placeName,
  plainToken,
  slug,
} from './param';

const itself = <T extends string>(slugs: readonly T[]) => slugs.map((value) => [value, value] as const);

const counted = <const Words extends FilterWords<number>>(filter: Counted, words: Words) =>
  row(atLeast, {
    ...words,
    chip: (least: number) => countLabel(filter, least),
    thing: (least: number) => countPhrase(filter, least),
  });

/** A boolean filter: a checkbox of the drawer's 'Seleção', labeled like its chip. */
const ticked = <const Param extends string>(
  param: Param,
  words: { name: string; chip: string } & Pick<FilterWords<boolean>, 'thing' | 'phrase'>,
) => rowWith(flag, false, { param, field: true, ...words });

/**
 * Source of the contract's schema, URLs, form, chips, titles and drawer (decision 0033), in URL order (spec 1 §3.2;
 * settled §2).
 */
export const filterRows = {
  negotiation: row(oneOfWords(negotiations.map(({ value, urlWord }) => [value, urlWord] as const)), {
    field: formField.negotiation,
    name: 'a negociação',
    chip: (value) => negotiationOf(value).label,
  }),
  local: row(slug, { place: true }),
  propertyType: rowWith(list(itself(propertyTypes), '--'), [], {
    field: 'tipo',
    name: 'o tipo de imóvel',
    chip: propertyTypeLabel,
  }),
  dorms: counted('dorms', { field: 'quartos', name: 'o número de quartos' }),
  price: row(amountRange, {
    param: 'preco',
    field: ['preco-min', 'preco-max'],
    name: 'a faixa de preço',
    chip: priceButtonLabel,
    phrase: (range, { currency }) => pricePhrase(range, currency),
  }),
  area: row(amountRange, {
    param: 'area',
    field: ['area-min', 'area-max'],
    name: 'a faixa de área',
    chip: (range) => areaButtonLabel(range),
    phrase: areaPhrase,
  }),
  suites: counted('suites', { param: 'suites', field: true, name: 'o número de suítes' }),
  parkingLots: counted('parkingLots', { param: 'vagas', field: true, name: 'o número de vagas' }),
  condition: rowWith(
    list(
      conditions.map(({ value, urlWord }) =>
        value === 'new' ? ([value, urlWord, 'prontoparamorar'] as const) : ([value, urlWord] as const),
      ),
      '-',
    ),
    [],
    {
      param: 'fase',
      field: true,
      name: 'a fase',
      chip: conditionLabel,
      phrase: conditionPhrase,
    },
  ),
  propertyDetails: rowWith(list(itself(propertyDetailSlugs), '--'), [], {
    param: 'atributos-do-imovel',
    field: true,
    name: 'os atributos do imóvel',
    chip: detailLabel,
    thing: (detail) => detailLabel(detail).toLowerCase(),
  }),
  condominiumDetails: rowWith(list(itself(condominiumDetailSlugs), '--'), [], {
    param: 'atributos-do-condominio',
    field: true,
    name: 'os atributos do condomínio',
    chip: (amenity) => `${detailLabel(amenity)} no condomínio`,
    phrase: (amenities) =>
      `com ${joinWords(amenities.map((amenity) => detailLabel(amenity).toLowerCase()))} no condomínio`,
  }),
  renovationLevel: rowWith(list(itself(renovationLevelSlugs), '--'), [], {
    param: 'nivel-de-reforma',
    field: true,
    name: 'o nível de reforma',
    chip: detailLabel,
    phrase: renovationPhrase,
  }),
  virtualVisit: ticked('visita-virtual', {
    name: 'a visita virtual',
    chip: 'Visita virtual',
    thing: 'visita virtual',
  }),
  acceptExchange: ticked('aceita-permuta', {
    name: 'a permuta',
    chip: 'Aceita permuta',
    phrase: ['que aceita permuta', 'que aceitam permuta'],
  }),
  highlighted: ticked('destaques', {
    name: 'a seleção de destaques',
    chip: 'Destaques',
    phrase: 'em destaque',
  }),
  exclusivity: ticked('exclusividades', {
    name: 'a seleção de exclusividades',
    chip: 'Exclusividades',
    phrase: 'com exclusividade',
  }),
  news: ticked('novidades', {
    name: 'a seleção de novidades',
    chip: 'Novidades',
    phrase: 'entre as novidades',
  }),
  renownedArchitects: ticked('arquitetos-renomados', {
    name: 'a seleção de arquitetos renomados',
    chip: 'Arquitetos renomados',
    phrase: 'de arquitetos renomados',
  }),
  locationType: rowWith(oneOf(locationTypes, 'Cidade'), 'Cidade', {
    param: 'tipo-de-localizacao',
    carried: true,
    name: 'o tipo de localização',
    chip: (type) => type,
  }),
  localName: row(placeName, { param: 'localizacao', place: true }),
  lat: row(decimal(-90, 90, 6), { param: 'lat', place: true }),
  lng: row(decimal(-180, 180, 6), { param: 'lng', place: true }),
  /** Radius in km, only with lat and lng; 0 is the place's own range. */
  range: row(decimal(0, maxRadius, 2), { param: 'range', place: true }),
  curadoria: row(plainToken, {
    param: 'curadoria',
    carried: true,
    name: 'a curadoria',
    chip: (list) => `Curadoria: ${curatedListLabel(list) ?? nameOfSlug(list)}`,
    phrase: 'da curadoria escolhida',
  }),
  corretor: row(plainToken, {
    param: 'corretor',
    carried: true,
    name: 'o consultor',
    chip: (broker) => `Consultor: ${nameOfSlug(broker)}`,
    phrase: 'do consultor escolhido',
  }),
  fixedProductId: row(plainToken, { param: 'produto-fixo', carried: true }),
  fixedProductPhase: row(plainToken, { param: 'produto-fixo-fase', carried: true }),
  condominiumName: row(plainToken, {
    param: 'condominio',
    carried: true,
    name: 'o condomínio',
    chip: (condominium) => `Condomínio: ${nameOfSlug(condominium)}`,
    phrase: 'no condomínio escolhido',
  }),
  lp: row(plainToken, { param: 'lp', carried: true }),
  orderBy: row(
    oneOfWords(orderings.map(({ orderBy, alsoRead }) => [orderBy, orderBy, ...alsoRead] as const)),
    { param: 'ordenacao' },
  ),
  direction: row(oneOf(['asc', 'desc']), { param: 'direcao' }),
  page: rowWith(pageNumber, 1, { param: 'pagina' }),
};

type Rows = typeof filterRows;
export type Filter = keyof Rows;
type ValueOf<F extends Filter> = Rows[F]['value'] extends { parse(text: string): infer T }
  ? NonNullable<T>
  : never;
type WithDefault = { [F in Filter]: undefined extends Rows[F]['empty'] ? never : F }[Filter];

/** A search; its zod schema is `searchFilters` (filters.ts). */
export type SearchFilters = { [F in WithDefault]: ValueOf<F> } & {
  [F in Exclude<Filter, WithDefault>]?: ValueOf<F> | undefined;
};

export type Flag = { [F in Filter]: ValueOf<F> extends boolean ? F : never }[Filter];
export type RemovableFilter =
  | 'location'
  | { [F in Filter]: Rows[F] extends { name: string } ? F : never }[Filter];

export const rows = Object.entries(filterRows) as unknown as readonly (readonly [
  Filter,
  FilterRow<unknown>,
])[];
export const rowOf = (filter: Filter) => filterRows[filter] as unknown as FilterRow<unknown>;
export const filtersWhere = (fits: (row: FilterRow<unknown>) => boolean): Filter[] =>
  rows.flatMap(([filter, row]) => (fits(row) ? [filter] : []));
export const flags = filtersWhere(({ value }) => value.is.kind === 'flag') as Flag[];

export function inOrder<T>(all: readonly T[], first: readonly T[], last: readonly T[] = []): T[] {
  const middle = all.filter((one) => !first.includes(one) && !last.includes(one));
  return [...first, ...middle, ...last];
}
