import type { Negotiation } from '../search/filters';
import { phaseOf, type Condition, type Phase } from '../taxonomy/conditions';
import { negotiationOf, negotiationOfWord } from '../taxonomy/negotiations';
import { slugify } from '../kernel/text';

export interface PropertyAddress {
  condition: Condition;
  negotiation: Negotiation;
  city: string;
  district: string;
  title: string;
  id: number;
}

const maxSlug = 80;

/** A slug of at most 80 characters, cut at a word boundary if possible. */
function segment(text: string, empty = ''): string {
  const slug = slugify(text.slice(0, 400));
  if (slug.length <= maxSlug) return slug || empty;
  const lastDash = slug.slice(0, maxSlug + 1).lastIndexOf('-');
  return slug.slice(0, lastDash > 0 ? lastDash : maxSlug);
}

/** `/{novo|usado}/{venda|aluguel}/{city}/{district}/{title}` (settled §4): `url.sell` and `url.rent` of a code. */
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

export function propertyPath(address: PropertyAddress): string {
  return `${propertyPathWithoutId(address)}/${address.id}`;
}

/** Maximum value of a PostgreSQL serial column. */
export const maxId = 2_147_483_647;

/**
 * The id is the last segment. negotiation: null if absent, which means sale. The page redirects other paths to its own.
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
