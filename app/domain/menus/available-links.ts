import type { SearchLink } from './search-links';

/** Without our call in the back end, all links are available and there are no towns. */
export interface AvailableLinks {
  /** Defined for fixed searches and searches of `towns`. */
  has(href: string): boolean;
  /** Towns of the catalogue that no fixed list contains; most properties first. */
  towns: readonly Town[];
}

export interface Town {
  label: string;
  slug: string;
  districts: readonly District[];
}
export interface District {
  label: string;
  buy: string;
  rent: string;
}

export const everything: AvailableLinks = { has: () => true, towns: [] };

export const filterAvailable = <Link extends Pick<SearchLink, 'href'>>(
  links: readonly Link[],
  { has }: Pick<AvailableLinks, 'has'>,
): Link[] => links.filter(({ href }) => has(href));

/** Fills free places of a fixed list with towns. If there are too many towns, the last place is for the rest. */
export function withTowns<Entry>(
  fixed: readonly Entry[],
  towns: readonly Town[],
  {
    at,
    most: max,
    one,
    others,
  }: {
    at: number;
    most: number;
    one: (town: Town) => Entry | null;
    others: (towns: readonly Town[]) => Entry | null;
  },
): Entry[] {
  const free = Math.max(0, max - fixed.length);
  const alone = towns.length > free ? towns.slice(0, Math.max(0, free - 1)) : towns;
  const rest = free > 0 ? towns.slice(alone.length) : [];
  const own = [...alone.map(one), ...(rest.length > 0 ? [others(rest)] : [])];
  return [...fixed.slice(0, at), ...own.filter((entry) => entry !== null), ...fixed.slice(at)];
}
