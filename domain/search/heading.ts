import type { SearchFilters } from './filters';
import { propertyNoun } from '../kernel/counts';
import { formatNumber } from '../kernel/money';
import { negotiationOf } from '../taxonomy/negotiations';
import { isSet, removableFilters } from './changes';
import { isOwnFirst } from './own-first';
import { mapAreaLabel, nearMeLabel, type SearchPlace } from './place';
import { aroundPhrase, partWords, placeSense, shortName, upToPhrase, wherePhrase } from './place-sense';
import { inPlace } from './prepositions';
import { searchTitle, typesAfterCount, whereOf } from './title';

/** A sentence as parts; numbers are formatted separately. */
export type Words = readonly (string | number)[];

export const textOf = (words: Words): string =>
  words.map((part) => (typeof part === 'number' ? formatNumber(part) : part)).join('');

export interface Heading {
  title: Words;
  line: Words;
}

interface HeadingInput {
  filters: SearchFilters;
  place: SearchPlace;
  total: number | null;
}

/**
 * Count, types and place (docs/decisions/0075-true-words.md, 0079-the-phone-belongs-to-the-photograph.md). A radius
 * search is not called a district: it shows the district's own count, or the radius.
 */
export function searchHeading(input: HeadingInput): Heading {
  const { filters, place, total } = input;
  const sense = placeSense(filters, place);
  if (place?.own === 0 && total) return nothingThere(input);
  if (sense === 'own') return ownFirst(input);
  if (total === null) return { title: [searchTitle(filters, place)], line: [] };
  if (sense !== 'near') return { title: counted(filters, total, whereOf(filters, place)), line: [] };
  const reach = nameOf(filters, place) === nearMeLabel && upToPhrase(filters, place);
  return { title: counted(filters, total, whereShort(filters, place)), line: reach ? [reach] : [] };
}

/** Number in the heading; 0 if the heading says that there are none. */
export function numberShown(input: HeadingInput): number | null {
  if (input.total === null && input.place?.own == null) return null;
  const [first] = searchHeading(input).title;
  return typeof first === 'number' ? first : 0;
}

const counted = (filters: SearchFilters, count: number, where: string): Words => [
  count,
  ` ${[what(filters, count), where].filter(Boolean).join(' ')}`,
];

const what = (filters: SearchFilters, count: number): string =>
  [typesAfterCount(filters, count), filters.negotiation && negotiationOf(filters.negotiation).phrase]
    .filter(Boolean)
    .join(' ');

const nameOf = (filters: SearchFilters, place: SearchPlace) =>
  shortName(place?.label || filters.localName || mapAreaLabel);

const whereShort = (filters: SearchFilters, place: SearchPlace): string => {
  const label = nameOf(filters, place);
  return wherePhrase({ ...filters, localName: label }, place && { ...place, label });
};

function ownFirst({ filters, place, total }: HeadingInput): Heading {
  const { own, around } = place as { own: number; around?: number | null };
  const here = inPlace(nameOf(filters, place));
  if (!around) return { title: counted(filters, own, here), line: [] };
  const reach = upToPhrase(filters, place);
  const centre = partWords(place).of;
  if (isOwnFirst(filters))
    return {
      title: counted(filters, own, here),
      line: ['e ', around, ` ${reach} ${centre}, ${afterThem(filters, own)}`],
    };
  const all = total ?? own + around;
  return {
    title: counted(filters, all, aroundPhrase(filters, place, nameOf(filters, place))),
    line: [own, ` ${here} e `, around, ` ${reach} ${centre}`],
  };
}

/** Types have different genders, so 'eles' is only correct for 'imóveis'. */
function afterThem({ propertyType }: SearchFilters, own: number): string {
  if (propertyType.length > 0) return 'em seguida';
  return own === 1 ? 'depois dele' : 'depois deles';
}

function nothingThere({ filters, place, total }: HeadingInput): Heading {
  const here = inPlace(nameOf(filters, place));
  const title =
    narrowing(filters).length > 0
      ? `Nenhum ${here} com estes filtros, por enquanto.`
      : `Nenhum ${what(filters, 1)} ${here}, por enquanto.`;
  return {
    title: [title],
    line: [`${capital(upToPhrase(filters, place))} há `, total!, '.'],
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const narrowing = (filters: SearchFilters) =>
  removableFilters.filter(
    (filter) =>
      filter !== 'negotiation' &&
      filter !== 'location' &&
      filter !== 'locationType' &&
      isSet(filters, filter),
  );

/** Heading of the results around a place: 'A até 2 km do Itaim Bibi'. */
export const aroundTitle = (filters: SearchFilters, place: SearchPlace): string =>
  capital(aroundPhrase(filters, place, nameOf(filters, place)));

/** Effect of a place and radius: '23 no Itaim Bibi e 194 a até 2 km.', '608 a até 2 km do centro de São Paulo.' */
export function countedWhere(filters: SearchFilters, place: SearchPlace, total: number | null): Words {
  const where = whereShort(filters, place);
  if (total === null) return where ? [`Imóveis ${where}.`] : [];
  const { own, around } = place ?? {};
  if (own == null || !around) return [total, ` ${where || propertyNoun(total)}.`];
  return [own, ` ${inPlace(nameOf(filters, place))} e `, around, ` ${upToPhrase(filters, place)}.`];
}
