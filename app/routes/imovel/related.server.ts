import type { AppLoadContext } from '@remix-run/node';
import type { Offer } from '@domain/property/offer';
import type { Negotiation } from '@domain/search/filters';
import { emptyFilters } from '@domain/search/normalize';
import { cardData } from '~/features/property-card/card-data';
import { orNull } from '~/back-end/or-null.server';
import type { RelatedProperties } from '~/back-end/parsers/lists.server';
import { relatedLists } from '~/links';
import type { RelatedList } from './related-lists';

/** null: the list is omitted, since its first page failed or is empty. */
export interface Related {
  similar: RelatedList | null;
  alsoLiked: RelatedList | null;
}

/** Decision 0109; the default of the call is 3 (spec 2 §9). */
const pageSize = 4;
/** Limit of the back end's contract. */
const lastPage = 100;
const budgetShare = 0.6;

type Context = Pick<AppLoadContext, 'api' | 'log'>;
type Answer = RelatedProperties;

/**
 * Similar properties and 'Você também pode gostar', each with its own page parameter.
 * One call answers both lists, so there is one call for each different page. A failure only omits the lists.
 */
export async function relatedTo(offer: Offer, url: URL, { api, log }: Context): Promise<Related> {
  const { phase, id, negotiation: negotiationType } = offer;
  const calls = new Map<number, Promise<Answer | null>>();
  const fetchPage = (page: number) =>
    orNull(api.similar(phase, id, { negotiationType, pageSize, page }, { budgetShare }), log);
  const answerFor = (page: number) => {
    const answer = calls.get(page) ?? fetchPage(page);
    calls.set(page, answer);
    return answer;
  };
  const listOf = async (name: keyof typeof relatedLists, field: keyof Answer) => {
    const page = pageOf(url, relatedLists[name]);
    const found = (await answerFor(page))?.[field];
    // An empty first page is omitted; on later pages the visitor sees a message.
    if (page === 1 && !found?.data.length) return null;
    const { data = [], total } = found ?? {};
    // A back end may ignore the page size and give three (spec 2 §9).
    const hasNext = total == null ? data.length >= 3 : (page - 1) * pageSize + data.length < total;
    return {
      cards: data.map((card) => cardData(card, negotiationType)),
      failed: !found,
      previous: page > 1 ? pageLink(url, relatedLists[name], page - 1) : undefined,
      next: hasNext && page < lastPage ? pageLink(url, relatedLists[name], page + 1) : undefined,
    };
  };
  const [similar, alsoLiked] = await Promise.all([
    listOf('similar', 'similar'),
    listOf('alsoLiked', 'youMayAlsoLike'),
  ]);
  return { similar, alsoLiked };
}

/** In place of the lists of a property that is not known. Short: its own call was answered before. */
export async function firstProperties(negotiation: Negotiation, { api, log }: Context): Promise<Related> {
  const search = api.searchProperties(
    { ...emptyFilters(), negotiation },
    { perPage: pageSize, budgetShare: 0.4 },
  );
  const items = (await orNull(search, log))?.items ?? [];
  const cards = items.slice(0, pageSize).map((item) => cardData(item, negotiation));
  return { similar: null, alsoLiked: cards.length > 0 ? { cards, failed: false } : null };
}

function pageOf({ searchParams }: URL, name: string): number {
  const page = searchParams.get(name) ?? '';
  return /^[1-9]\d?$|^100$/.test(page) ? Number(page) : 1;
}

/** The same URL with another page of one list, and the list's anchor. */
function pageLink({ pathname, searchParams }: URL, name: string, page: number): string {
  const params = new URLSearchParams(searchParams);
  if (page > 1) params.set(name, String(page));
  else params.delete(name);
  const query = params.toString();
  return `${pathname}${query && `?${query}`}#${name}`;
}
