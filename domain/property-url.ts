import type { Negotiation } from './search/filters';
import { phaseOf, type Condition, type Phase } from './taxonomy/conditions';
import { negotiationOf, negotiationOfWord } from './taxonomy/negotiations';
import { slugify } from './text';

/** What a property's address is made of; city, district and title are texts, made into slugs here. */
export interface PropertyAddress {
  condition: Condition;
  negotiation: Negotiation;
  city: string;
  /** '' where it is not known: the segment is then left out. */
  district: string;
  title: string;
  id: number;
}

const maxSlug = 80;

/** A slug of at most 80 characters, cut between words where it can be. */
function segment(text: string, empty = ''): string {
  const slug = slugify(text.slice(0, 400));
  if (slug.length <= maxSlug) return slug || empty;
  const cut = slug.slice(0, maxSlug + 1).lastIndexOf('-');
  return slug.slice(0, cut > 0 ? cut : maxSlug);
}

/**
 * `/{novo|usado}/{venda|aluguel}/{city}/{district}/{title}` (settled §4): `url.sell` and `url.rent` of a code lookup.
 */
export function propertyPathWithoutId(address: Omit<PropertyAddress, 'id'>): string {
  const { condition, negotiation, city, district, title } = address;
  const segments = [
    phaseOf(condition),
    negotiationOf(negotiation).urlWord,
    segment(city),
    segment(district),
    segment(title, 'imovel'),
  ];
  return `/${segments.filter(Boolean).join('/')}`;
}

/** The address of a property's page: `propertyPathWithoutId` and the id. */
export function propertyPath(address: PropertyAddress): string {
  return `${propertyPathWithoutId(address)}/${address.id}`;
}

/** Numbers above this are nobody's id (a serial column). */
export const maxId = 2_147_483_647;

/**
 * What an address under /novo or /usado asks for: the phase, the negotiation (null where the first segment names none:
 * sale is meant) and the id, the last, numeric segment. null where it is no property's address. The page compares the
 * whole path with the property's own and redirects where they differ.
 */
export function parsePropertyPath(
  pathname: string,
): { phase: Phase; negotiation: Negotiation | null; id: number } | null {
  const [phase, ...rest] = pathname.split('/').filter(Boolean);
  const last = rest.at(-1);
  if ((phase !== 'novo' && phase !== 'usado') || !last || !/^[1-9]\d{0,9}$/.test(last)) return null;
  const id = Number(last);
  if (id > maxId) return null;
  return { phase, negotiation: negotiationOfWord(rest[0]), id };
}
