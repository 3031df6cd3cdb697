import type { Filter, SearchFilters } from './filters';
import type { Currency } from '../taxonomy/currencies';
import { isSet } from './changes';
import type { Telling } from './filter-row';
import { filtersWhere, inOrder, rowOf } from './filter-rows';
import { formatKilometres, joinWords } from './labels';
import { isRadiusSearch } from './normalize';

const things = filtersWhere(({ thing }) => thing !== undefined);

/** What the property is comes first, whose choice it was last. */
const phrases = inOrder<Filter>(
  filtersWhere(({ phrase }) => phrase !== undefined),
  [
    'condominiumDetails',
    'price',
    'area',
    'condition',
    'renovationLevel',
    'acceptExchange',
    'renownedArchitects',
  ],
  ['condominiumName', 'curadoria', 'corretor'],
);

/**
 * The filters that a heading does not tell, each as a phrase that follows '128 imóveis': 'com três quartos ou mais', 'de
 * R$ 4 mi a R$ 12 mi'. Where `total` is 1 they speak of one property.
 */
export function filterPhrases(filters: SearchFilters, currency: Currency, total: number): string[] {
  const telling: Telling = { currency, say: ([one, many]) => (total === 1 ? one : many) };
  return [
    withThings(filters),
    ...phrases.map((filter) => (isSet(filters, filter) ? phraseOf(filter, filters, telling) : '')),
    radiusPhrase(filters),
  ].filter(Boolean);
}

function phraseOf(filter: Filter, filters: SearchFilters, telling: Telling): string {
  const { phrase } = rowOf(filter);
  if (typeof phrase === 'function') return phrase(filters[filter], telling);
  return typeof phrase === 'string' ? phrase : telling.say(phrase!);
}

function withThings(filters: SearchFilters): string {
  const words = things.flatMap((filter) => {
    const { thing } = rowOf(filter);
    if (!isSet(filters, filter)) return [];
    return typeof thing === 'function' ? [filters[filter]].flat().map(thing) : thing!;
  });
  return words.length > 0 ? `com ${joinWords(words)}` : '';
}

/** Of a point without a name; a named place's radius is told with its name (place-sense.ts). */
function radiusPhrase(filters: SearchFilters): string {
  if (!isRadiusSearch(filters) || !filters.range || filters.localName) return '';
  return `a até ${formatKilometres(filters.range)} do ponto escolhido`;
}
