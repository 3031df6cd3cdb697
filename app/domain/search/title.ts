import type { SearchFilters } from '@contract/filters';
import { formatNumber } from '../money';
import { detailLabel } from '../taxonomy/attributes';
import { conditionTree, conditionValues, type Condition } from '../taxonomy/conditions';
import type { Currency } from '../taxonomy/currencies';
import type { LocationType } from '../taxonomy/location-types';
import { negotiationOf } from '../taxonomy/negotiations';
import { areaPhrase, countPhrase, joinWords, pricePhrase, type Counted } from './labels';
import { isRadiusSearch } from './normalize';
import type { SearchPlace } from './place';
import { inPlace } from './prepositions';
import { propertyTypePlural } from './type-names';

const kindOfPlacePhrase: Record<LocationType, string> = {
  Cidade: '',
  Campo: 'no campo',
  Praia: 'na praia',
  Internacional: 'fora do Brasil',
};

const sentence = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');

/** The page's heading: 'Imóveis à venda em São Paulo', 'Apartamentos para alugar em Moema, São Paulo'. */
export function searchTitle(filters: SearchFilters, place: SearchPlace): string {
  return sentence(
    typesPhrase(filters),
    filters.negotiation && negotiationOf(filters.negotiation).phrase,
    wherePhrase(filters, place),
  );
}

/** The document's title, without the brand: the heading, the bedrooms and the page's number. */
export function searchPageTitle(filters: SearchFilters, place: SearchPlace): string {
  const { dorms, page } = filters;
  const title = sentence(searchTitle(filters, place), !!dorms && `com ${countPhrase('dorms', dorms)}`);
  return page > 1 ? `${title}, página ${formatNumber(page)}` : title;
}

/** The page's description for search engines: how many there are, of what, where, and with which filters. */
export function searchDescription(
  filters: SearchFilters,
  place: SearchPlace,
  { total, currency = 'BRL' }: { total?: number; currency?: Currency } = {},
): string {
  const title = searchTitle(filters, place);
  const summary = searchSummary(filters, currency);
  const what = summary ? `${title}, ${summary}.` : `${title}.`;
  const count =
    total == null || total === 0
      ? ''
      : ` ${formatNumber(total)} ${total === 1 ? 'imóvel' : 'imóveis'} com fotos, preço e localização.`;
  return what + count;
}

/**
 * The filters that the heading does not tell, to stand after '128 imóveis': 'com três quartos ou mais, de R$ 4 mi a
 * R$ 12 mi'. '' where there are none.
 */
export function searchSummary(filters: SearchFilters, currency: Currency = 'BRL'): string {
  const { curadoria, corretor, condominiumName } = filters;
  return [
    withPhrase(filters),
    pricePhrase(filters.price, currency),
    areaPhrase(filters.area),
    conditionPhrase(filters.condition),
    filters.renovationLevel.length > 0 &&
      `com nível de reforma ${joinOr(filters.renovationLevel.map((slug) => detailLabel(slug).toLowerCase()))}`,
    filters.acceptExchange && 'que aceitam permuta',
    filters.renownedArchitects && 'de arquitetos renomados',
    filters.highlighted && 'em destaque',
    filters.exclusivity && 'com exclusividade',
    filters.news && 'entre as novidades',
    condominiumName && 'no condomínio escolhido',
    curadoria && 'da curadoria escolhida',
    corretor && 'do consultor escolhido',
    isRadiusSearch(filters) &&
      !!filters.range &&
      `a até ${formatNumber(filters.range)} km do ponto escolhido`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** More types than three are all called 'Imóveis'. */
function typesPhrase({ propertyType }: SearchFilters): string {
  if (propertyType.length === 0 || propertyType.length > 3) return 'Imóveis';
  const [first, ...others] = propertyType.map(propertyTypePlural);
  return joinWords([first as string, ...others.map((name) => name.toLowerCase())]);
}

function wherePhrase(filters: SearchFilters, place: SearchPlace): string {
  if (place?.known && place.label) return inPlace(place.label);
  if (isRadiusSearch(filters)) return filters.localName ? inPlace(filters.localName) : 'na área do mapa';
  return place ? '' : kindOfPlacePhrase[filters.locationType];
}

function withPhrase(filters: SearchFilters): string {
  const counts = (['dorms', 'suites', 'parkingLots'] as const satisfies readonly Counted[]).flatMap(
    (counted) => {
      const atLeast = filters[counted];
      return atLeast ? [countPhrase(counted, atLeast)] : [];
    },
  );
  const things = [
    ...counts,
    ...filters.propertyDetails.map((slug) => detailLabel(slug).toLowerCase()),
    ...(filters.virtualVisit ? ['visita virtual'] : []),
  ];
  const amenities = filters.condominiumDetails.map((slug) => detailLabel(slug).toLowerCase());
  const phrases = [
    things.length > 0 && `com ${joinWords(things)}`,
    amenities.length > 0 && `com ${joinWords(amenities)} no condomínio`,
  ];
  return phrases.filter(Boolean).join(', ');
}

const conditionWords: Record<Condition, string> = {
  soonLaunch: 'em breve lançamento',
  launch: 'em lançamento',
  underConstruction: 'em construção',
  new: 'prontos para morar',
  used: 'usados',
};

/** All of a branch of the tree is called by the branch; all conditions together say nothing. */
function conditionPhrase(chosen: readonly Condition[]): string {
  if (chosen.length === 0 || chosen.length === conditionValues.length) return '';
  const [fresh] = conditionTree;
  if (chosen.length === fresh.values.length && !chosen.includes('used')) return 'novos';
  return joinOr(
    conditionTree
      .flatMap((branch) => branch.values)
      .filter((value) => chosen.includes(value))
      .map((value) => conditionWords[value]),
  );
}

function joinOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;
}
