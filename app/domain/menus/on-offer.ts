import type { SearchLink } from './search-links';

/**
 * What the catalogue holds, as far as the house's own links need to know. Where nobody tells (a back end without our
 * call), every search finds something, and no town is known.
 */
export interface OnOffer {
  /** Whether a search's address leads to homes now; it is asked of fixed searches and of `towns`' own. */
  has(href: string): boolean;
  /** Towns that no fixed list names, the fullest first. */
  towns: readonly Town[];
}

/** A town of the catalogue's own. */
export interface Town {
  label: string;
  slug: string;
  districts: readonly District[];
}
/** A district with something to show; where it may be bought and rented, homes or not. */
export interface District {
  label: string;
  buy: string;
  rent: string;
}

export const everything: OnOffer = { has: () => true, towns: [] };

/** The links that lead to homes. */
export const offeredLinks = <Link extends Pick<SearchLink, 'href'>>(
  links: readonly Link[],
  { has }: Pick<OnOffer, 'has'>,
): Link[] => links.filter(({ href }) => has(href));

/**
 * Puts the catalogue's own towns where fixed entries of a list have gone: one each, and where they are more than the
 * places that are free, the last place is for all the others.
 * @param at before which entry they stand
 * @param most entries that the list has room for
 */
export function withTowns<Entry>(
  fixed: readonly Entry[],
  towns: readonly Town[],
  {
    at,
    most,
    one,
    others,
  }: {
    at: number;
    most: number;
    one: (town: Town) => Entry | null;
    others: (towns: readonly Town[]) => Entry | null;
  },
): Entry[] {
  const free = Math.max(0, most - fixed.length);
  const alone = towns.length > free ? towns.slice(0, Math.max(0, free - 1)) : towns;
  const rest = free > 0 ? towns.slice(alone.length) : [];
  const own = [...alone.map(one), ...(rest.length > 0 ? [others(rest)] : [])];
  return [...fixed.slice(0, at), ...own.filter((entry) => entry !== null), ...fixed.slice(at)];
}
