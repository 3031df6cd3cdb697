import type { Filter, SearchFilters } from './filters';
import type { Currency } from '../taxonomy/currencies';
import { isSet } from './changes';
import type { PhraseOptions } from './filter-row';
import { filtersWhere, inOrder, rowOf } from './filter-rows';
import { formatKilometres, joinWords } from './labels';
import { isRadiusSearch } from './normalize';

const things = filtersWhere(({ thing }) => thing !== undefined);

/** The property's attributes come first, the origin of the choice last. */
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

/** Filters that are not in the heading, as phrases after '128 imóveis'; singular if `total` is 1. */
export function filterPhrases(filters: SearchFilters, currency: Currency, total: number): string[] {
  const phraseOptions: PhraseOptions = { currency, say: ([one, many]) => (total === 1 ? one : many) };
  return [
    withThings(filters),
    ...phrases.map((filter) => (isSet(filters, filter) ? phraseOf(filter, filters, phraseOptions) : '')),
    radiusPhrase(filters),
  ].filter(Boolean);
}

function phraseOf(filter: Filter, filters: SearchFilters, phraseOptions: PhraseOptions): string {
  const { phrase } = rowOf(filter);
  if (typeof phrase === 'function') return phrase(filters[filter], phraseOptions);
  return typeof phrase === 'string' ? phrase : phraseOptions.say(phrase!);
}

function withThings(filters: SearchFilters): string {
  const words = things.flatMap((filter) => {
    const { thing } = rowOf(filter);
    if (!isSet(filters, filter)) return [];
    return typeof thing === 'function' ? [filters[filter]].flat().map(thing) : thing!;
  });
  return words.length > 0 ? `com ${joinWords(words)}` : '';
}

/** Only for a point without a name; place-sense.ts adds the radius of a named place. */
function radiusPhrase(filters: SearchFilters): string {
  if (!isRadiusSearch(filters) || !filters.range || filters.localName) return '';
  return `a até ${formatKilometres(filters.range)} do ponto escolhido`;
}
