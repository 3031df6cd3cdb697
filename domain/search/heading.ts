import type { SearchFilters } from './filters';
import { propertyNoun } from '../counts';
import { formatNumber } from '../money';
import { negotiationOf } from '../taxonomy/negotiations';
import { isSet, removableFilters } from './changes';
import { isOwnFirst } from './own-first';
import { mapAreaLabel, nearMeLabel, type SearchPlace } from './place';
import { partWords, placeSense, shortName, upToPhrase, wherePhrase } from './place-sense';
import { inPlace, ofPlace } from './prepositions';
import { searchTitle, typesAfterCount, whereOf } from './title';

/** A sentence; its numbers are shown as such. */
export type Words = readonly (string | number)[];

/** The sentence as text. */
export const textOf = (words: Words): string =>
  words.map((part) => (typeof part === 'number' ? formatNumber(part) : part)).join('');

/** A listing's first words: what there is, where, and the line below it; [] where that has nothing to say. */
export interface Heading {
  title: Words;
  line: Words;
}

interface HeadingInput {
  filters: SearchFilters;
  place: SearchPlace;
  /** null where nobody counts. */
  total: number | null;
}

/**
 * What a listing says of itself (docs/decisions/0075-true-words.md, 0079-the-phone-belongs-to-the-photograph.md): how many
 * homes of what, and where; filters besides are the bar's to tell. A circle is never spoken of as a district: of a part of a
 * town the own homes are counted where they are told, else the radius is said.
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

/** The number that the heading says: of a part of a town in the default order its own, 0 where it says that there is none. */
export function numberShown(input: HeadingInput): number | null {
  if (input.total === null && input.place?.own == null) return null;
  const [first] = searchHeading(input).title;
  return typeof first === 'number' ? first : 0;
}

/** '128 imóveis à venda em São Paulo' */
const counted = (filters: SearchFilters, count: number, where: string): Words => [
  count,
  ` ${[what(filters, count), where].filter(Boolean).join(' ')}`,
];

/** 'imóveis à venda', 'apartamento para alugar' */
const what = (filters: SearchFilters, count: number): string =>
  [typesAfterCount(filters, count), filters.negotiation && negotiationOf(filters.negotiation).phrase]
    .filter(Boolean)
    .join(' ');

const nameOf = (filters: SearchFilters, place: SearchPlace) =>
  shortName(place?.label || filters.localName || mapAreaLabel);

/** By the place's own name. */
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
    title: counted(filters, all, `${here} e ${reach}`),
    line: [own, ` ${here} e `, around, ` ${reach} ${centre}`],
  };
}

/** Types have genders of their own: only 'imóveis' are spoken of as 'eles'. */
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

/** The filters that are set besides negotiation and place, which say what is looked for and where. */
export const narrowing = (filters: SearchFilters) =>
  removableFilters.filter(
    (filter) =>
      filter !== 'negotiation' &&
      filter !== 'location' &&
      filter !== 'locationType' &&
      isSet(filters, filter),
  );

/** The head of what lies around a place, where its own homes end: 'A até 2 km do Itaim Bibi'. */
export const aroundTitle = (filters: SearchFilters, place: SearchPlace): string =>
  capital(`${upToPhrase(filters, place)} ${ofPlace(nameOf(filters, place))}`);

/** What a choice of place and radius means: '23 no Itaim Bibi e 194 a até 2 km.', '608 a até 2 km do centro de São Paulo.' */
export function countedWhere(filters: SearchFilters, place: SearchPlace, total: number | null): Words {
  const where = whereShort(filters, place);
  if (total === null) return where ? [`Imóveis ${where}.`] : [];
  const { own, around } = place ?? {};
  if (own == null || !around) return [total, ` ${where || propertyNoun(total)}.`];
  return [own, ` ${inPlace(nameOf(filters, place))} e `, around, ` ${upToPhrase(filters, place)}.`];
}
