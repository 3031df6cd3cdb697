import { countedProperties } from '@domain/counts';
import { buildSearchUrl } from '@domain/search/build-url';
import { filterName, withoutFilter } from '@domain/search/changes';
import type { RemovableFilter, SearchFilters } from '@domain/search/filters';
import { narrowing } from '@domain/search/heading';
import { isFew, isOwnFirst } from '@domain/search/own-first';
import { shortName } from '@domain/search/place-sense';
import { inPlace } from '@domain/search/prepositions';
import { countWord } from '@domain/text';
import type { SearchAnswer } from '~/domain/search-answer';

/** The same search with less asked for. */
export interface FewerLink {
  label: string;
  href: string;
  /** What it would find, where it was counted: '9 no Itaim Bibi'. */
  count: string | null;
}

/** The filters that stand in the way of more, one away at a time (brief §18.6). */
export interface Fewer {
  title: string;
  lead: string | null;
  links: FewerLink[];
}

/** More of them would be a list of their own. */
export const mostLinks = 5;

/** `filters` without one of them. */
export const fewerLink = (
  filters: SearchFilters,
  without: RemovableFilter,
  count: string | null,
): FewerLink => ({
  label: filterName(without),
  href: buildSearchUrl(withoutFilter(filters, without)),
  count,
});

/** Of a list that is short: where more would be found; undefined where it is long, or nothing stands in the way. */
export function fewerOf(filters: SearchFilters, answer: SearchAnswer): Fewer | undefined {
  const { total, location, relaxations } = answer;
  const own = isOwnFirst(filters) ? location?.own : null;
  if (total === null || total === 0 || filters.page > 1 || !isFew(filters, total, own)) return undefined;
  const shown = own ?? total;
  const asked = narrowing(filters);
  const where = own != null && location ? ` ${inPlace(shortName(location.label))}` : undefined;
  const links = relaxations
    ? relaxations
        .filter((each) => asked.includes(each.without) && each.total > shown)
        .sort((a, b) => b.total - a.total)
        .map(({ without, total: more }) =>
          fewerLink(filters, without, where ? `${more}${where}` : countedProperties(more)),
        )
    : asked.map((without) => fewerLink(filters, without, null));
  if (links.length === 0) return undefined;
  return {
    ...(shown === 0
      ? { title: oneFewer, lead: null }
      : { title: soMany(shown), lead: `${oneFewer}, ${relaxations ? 'seriam' : 'podem ser'} mais:` }),
    links: links.slice(0, mostLinks),
  };
}

export const oneFewer = 'Com um filtro a menos';
const soMany = (count: number) =>
  count === 1 ? 'É um só, por enquanto.' : `São ${countWord(count)}, por enquanto.`;
