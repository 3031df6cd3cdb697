import type { SearchFilters } from './filters';
import { countedProperties, propertyNoun } from '../counts';
import { formatNumber } from '../money';
import type { Currency } from '../taxonomy/currencies';
import type { LocationType } from '../taxonomy/location-types';
import { negotiationOf } from '../taxonomy/negotiations';
import { filterPhrases } from './filter-phrases';
import { countPhrase, joinWords } from './labels';
import { isRadiusSearch } from './normalize';
import { mapAreaLabel, type SearchPlace } from './place';
import { inPlace } from './prepositions';
import { propertyTypePlural, propertyTypeSingular } from './type-names';

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

/** A listing's heading: how many homes, and of what they are. */
export interface Heading {
  /** '1.204'; null where the back end does not tell. */
  count: string | null;
  /** 'imóveis à venda em São Paulo' after a count, else 'Imóveis …'. */
  text: string;
}

/** The heading with the number that it heads: '128 imóveis à venda em São Paulo', '1 apartamento ou casa em Moema'. */
export function searchHeading(filters: SearchFilters, place: SearchPlace, total: number | null): Heading {
  const title = searchTitle(filters, place);
  if (total === null) return { count: null, text: title };
  const rest = title.slice(typesPhrase(filters).length);
  const noun = total === 1 ? oneOf(filters) : typesPhrase(filters);
  return { count: formatNumber(total), text: noun.charAt(0).toLowerCase() + noun.slice(1) + rest };
}

/** The document's title, without the brand and the page's number: the heading and the bedrooms. */
export function searchPageTitle(filters: SearchFilters, place: SearchPlace): string {
  const { dorms } = filters;
  return sentence(searchTitle(filters, place), !!dorms && `com ${countPhrase('dorms', dorms)}`);
}

/** ', página 2': the end of the title of a list's second page and on; '' for its first. */
export const pageTitleEnd = (page: number) => (page > 1 ? `, página ${formatNumber(page)}` : '');

/** The page's description for search engines: what there is, where, how many and with which filters. */
export function searchDescription(
  filters: SearchFilters,
  place: SearchPlace,
  { total = 0, currency = 'BRL' }: { total?: number; currency?: Currency } = {},
): string {
  const count = total > 0 && countedProperties(total);
  const summary = searchSummary(filters, currency, total);
  const found = count || (summary && 'imóveis');
  const title = searchTitle(filters, place);
  return `${found ? `${title}: ${sentence(found, summary)}` : title}.${count ? ' Fotos, preços e localização.' : ''}`;
}

/**
 * The filters that the heading does not tell, to stand after '128 imóveis': 'com três quartos ou mais, de R$ 4 mi a
 * R$ 12 mi'; '' where there are none. `total` is the number that it stands after: one property is spoken of as one.
 */
export function searchSummary(filters: SearchFilters, currency: Currency = 'BRL', total = 0): string {
  return filterPhrases(filters, currency, total).join(', ');
}

/** More types than three are all called 'Imóveis'. */
function typesPhrase({ propertyType }: SearchFilters): string {
  if (propertyType.length === 0 || propertyType.length > 3) return 'Imóveis';
  const [first, ...others] = propertyType.map(propertyTypePlural);
  return joinWords([first as string, ...others.map((name) => name.toLowerCase())]);
}

/** One home of these types. */
function oneOf({ propertyType }: SearchFilters): string {
  if (propertyType.length === 0 || propertyType.length > 3) return propertyNoun(1);
  return joinWords(
    propertyType.map((type) => propertyTypeSingular(type).toLowerCase()),
    'ou',
  );
}

function wherePhrase(filters: SearchFilters, place: SearchPlace): string {
  const name = filters.localName ?? place?.label ?? mapAreaLabel;
  if (isRadiusSearch(filters) && name === mapAreaLabel) return 'na área do mapa';
  if (place?.known && place.label) return inPlace(place.label);
  if (isRadiusSearch(filters)) return inPlace(name);
  return place ? '' : kindOfPlacePhrase[filters.locationType];
}
