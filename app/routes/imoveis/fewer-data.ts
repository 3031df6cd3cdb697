import { countedProperties } from '@domain/kernel/counts';
import { buildSearchUrl } from '@domain/search/build-url';
import { filterName, withoutFilter } from '@domain/search/changes';
import type { RemovableFilter, SearchFilters } from '@domain/search/filters';
import { narrowing } from '@domain/search/heading';
import { isFew, isOwnFirst } from '@domain/search/own-first';
import { shortName } from '@domain/search/place-sense';
import { inPlace } from '@domain/search/prepositions';
import { countWord } from '@domain/kernel/text';
import type { SearchAnswer } from '~/domain/search-answer';

/** The search without one filter. */
export interface FewerLink {
  label: string;
  href: string;
  /** Its result, if counted: '9 no Itaim Bibi'. */
  count: string | null;
}

/** Filters that hide further properties, each with a link that removes it (brief §18.6). */
export interface Fewer {
  title: string;
  lead: string | null;
  links: FewerLink[];
}

export const maxLinks = 5;

export const fewerLink = (
  filters: SearchFilters,
  without: RemovableFilter,
  count: string | null,
): FewerLink => ({
  label: filterName(without),
  href: buildSearchUrl(withoutFilter(filters, without)),
  count,
});

/** Suggestions for a short first page; undefined if it is long or no filter can be removed. */
export function fewerOf(filters: SearchFilters, answer: SearchAnswer): Fewer | undefined {
  const { total, location, relaxations } = answer;
  const own = isOwnFirst(filters) ? location?.own : null;
  if (total === null || total === 0 || filters.page > 1 || !isFew(filters, total, own)) return undefined;
  const shown = own ?? total;
  const activeFilters = narrowing(filters);
  const where = own != null && location ? ` ${inPlace(shortName(location.label))}` : undefined;
  const links = relaxations
    ? relaxations
        .filter((each) => activeFilters.includes(each.without) && each.total > shown)
        .sort((a, b) => b.total - a.total)
        .map(({ without, total: more }) =>
          fewerLink(filters, without, where ? `${more}${where}` : countedProperties(more)),
        )
    : activeFilters.map((without) => fewerLink(filters, without, null));
  if (links.length === 0) return undefined;
  return {
    ...(shown === 0
      ? { title: oneFewer, lead: null }
      : { title: countText(shown), lead: `${oneFewer}, ${relaxations ? 'seriam' : 'podem ser'} mais:` }),
    links: links.slice(0, maxLinks),
  };
}

export const oneFewer = 'Com um filtro a menos';
const countText = (count: number) =>
  count === 1 ? 'É um só, por enquanto.' : `São ${countWord(count)}, por enquanto.`;
