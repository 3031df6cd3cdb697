import type { SearchFilters } from '@contract/filters';
import { condominiumDetailSlugs, propertyDetailSlugs, renovationLevelSlugs } from '../taxonomy/attributes';
import { conditions } from '../taxonomy/conditions';
import { locationTypes, maxRadius } from '../taxonomy/location-types';
import { orderings } from '../taxonomy/sort-options';
import {
  amountRange,
  atLeast,
  decimal,
  flag,
  list,
  oneOf,
  parseWhole,
  placeName,
  plainToken,
  type Param,
} from './param';

/** A parameter of the query and the filter that it says. */
export interface QueryParam {
  name: string;
  filter: keyof SearchFilters;
  parse(text: string): unknown;
  write(filters: SearchFilters): string | null;
}

function query<K extends keyof SearchFilters>(
  name: string,
  filter: K,
  param: Param<NonNullable<SearchFilters[K]>>,
): QueryParam {
  return {
    name,
    filter,
    parse: param.parse,
    write: (filters) => {
      const value = filters[filter];
      return value == null ? null : param.serialize(value);
    },
  };
}

const itself = <T extends string>(slugs: readonly T[]) => slugs.map((slug) => [slug, slug] as const);
const conditionWords = conditions.map(
  ({ value, urlWord }) =>
    [value, urlWord, ...(value === 'new' ? ['prontoparamorar'] : [])] as [typeof value, string, ...string[]],
);

const orderBy: Param<(typeof orderings)[number]['orderBy']> = {
  parse: (text) =>
    orderings.find((o) => o.orderBy === text || (o.alsoRead as readonly string[]).includes(text))?.orderBy ??
    null,
  serialize: (value) => value,
};
const page: Param<number> = {
  parse: (text) => parseWhole(text, 1, 100_000),
  serialize: (value) => (value > 1 ? String(value) : null),
};

/** Every parameter in the order in which it is written (spec 1 §3.2; settled §2); `pagina` is last. */
export const queryParams: readonly QueryParam[] = [
  query('preco', 'price', amountRange),
  query('area', 'area', amountRange),
  query('suites', 'suites', atLeast),
  query('vagas', 'parkingLots', atLeast),
  query('fase', 'condition', list(conditionWords, '-')),
  query('atributos-do-imovel', 'propertyDetails', list(itself(propertyDetailSlugs), '--')),
  query('atributos-do-condominio', 'condominiumDetails', list(itself(condominiumDetailSlugs), '--')),
  query('nivel-de-reforma', 'renovationLevel', list(itself(renovationLevelSlugs), '--')),
  query('visita-virtual', 'virtualVisit', flag),
  query('aceita-permuta', 'acceptExchange', flag),
  query('destaques', 'highlighted', flag),
  query('exclusividades', 'exclusivity', flag),
  query('novidades', 'news', flag),
  query('arquitetos-renomados', 'renownedArchitects', flag),
  query('tipo-de-localizacao', 'locationType', oneOf(locationTypes, 'Cidade')),
  query('localizacao', 'localName', placeName),
  query('lat', 'lat', decimal(-90, 90, 6)),
  query('lng', 'lng', decimal(-180, 180, 6)),
  query('range', 'range', decimal(0, maxRadius, 2)),
  query('curadoria', 'curadoria', plainToken),
  query('corretor', 'corretor', plainToken),
  query('produto-fixo', 'fixedProductId', plainToken),
  query('produto-fixo-fase', 'fixedProductPhase', plainToken),
  query('condominio', 'condominiumName', plainToken),
  query('lp', 'lp', plainToken),
  query('ordenacao', 'orderBy', orderBy),
  query('direcao', 'direction', oneOf(['asc', 'desc'])),
  query('pagina', 'page', page),
];
