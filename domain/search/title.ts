import type { SearchFilters } from './filters';
import { countedProperties, propertyNoun } from '../kernel/counts';
import { formatNumber } from '../kernel/money';
import type { Currency } from '../taxonomy/currencies';
import type { LocationType } from '../taxonomy/location-types';
import { negotiationOf } from '../taxonomy/negotiations';
import { filterPhrases } from './filter-phrases';
import { countPhrase, joinWords } from './labels';
import type { SearchPlace } from './place';
import { partWords, placeSense, wherePhrase } from './place-sense';
import { propertyTypeName, propertyTypePlural } from './type-names';

const kindOfPlacePhrase: Record<LocationType, string> = {
  Cidade: '',
  Campo: 'no campo',
  Praia: 'na praia',
  Internacional: 'fora do Brasil',
};

const sentence = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');

/** 'Imóveis à venda em São Paulo', 'Apartamentos para alugar em Moema, São Paulo'. */
export function searchTitle(filters: SearchFilters, place: SearchPlace): string {
  return sentence(
    typesPhrase(filters),
    filters.negotiation && negotiationOf(filters.negotiation).phrase,
    whereOf(filters, place),
  );
}

/** The place, else the kind of place; '' without either. */
export const whereOf = (filters: SearchFilters, place: SearchPlace): string =>
  wherePhrase(filters, place) || (place ? '' : kindOfPlacePhrase[filters.locationType]);

/** Document title without brand and page number: the heading and the bedrooms. */
export function searchPageTitle(filters: SearchFilters, place: SearchPlace): string {
  const { dorms } = filters;
  return sentence(searchTitle(filters, place), !!dorms && `com ${countPhrase('dorms', dorms)}`);
}

export const pageTitleEnd = (page: number) => (page > 1 ? `, página ${formatNumber(page)}` : '');

export function searchDescription(
  filters: SearchFilters,
  place: SearchPlace,
  { total = 0, currency = 'BRL' }: { total?: number; currency?: Currency } = {},
): string {
  const count = total > 0 && countedProperties(total);
  const summary = searchSummary(filters, currency, total);
  const found = count || (summary && 'imóveis');
  const isOwn = count && placeSense(filters, place) === 'own';
  const own = isOwn ? `, ${formatNumber(place!.own!)} ${partWords(place).itself}` : '';
  const title = searchTitle(filters, place);
  return `${found ? `${title}: ${sentence(found, summary)}${own}` : title}.${count ? ' Fotos, preços e localização.' : ''}`;
}

/** 'com três quartos ou mais, de R$ 4 mi a R$ 12 mi'. @param total number before the text, for singular or plural */
export function searchSummary(filters: SearchFilters, currency: Currency = 'BRL', total = 0): string {
  return filterPhrases(filters, currency, total).join(', ');
}

export function typesPhrase({ propertyType }: SearchFilters): string {
  if (propertyType.length === 0 || propertyType.length > 3) return 'Imóveis';
  const [first, ...others] = propertyType.map(propertyTypePlural);
  return joinWords([first as string, ...others.map((name) => name.toLowerCase())]);
}

/** '23 apartamentos', '1 casa ou cobertura'. */
export function typesAfterCount(filters: SearchFilters, count: number): string {
  const { propertyType } = filters;
  if (count !== 1) return typesPhrase(filters).toLowerCase();
  if (propertyType.length === 0 || propertyType.length > 3) return propertyNoun(1);
  return joinWords(propertyType.map(propertyTypeName), 'ou');
}
