import type { AppLoadContext } from '@remix-run/node';
import type { Offer } from '@domain/offer';
import { cardData } from '~/features/property-card/card-data';
import { orNull } from '~/back-end/or-null.server';
import type { RelatedProperties } from '~/back-end/reading/lists.server';
import { relatedLists } from '~/links';
import type { RelatedList } from './related-lists';

/** Both lists of a property's page; null where the back end did not say, or there is none. */
export interface Related {
  similar: RelatedList | null;
  alsoLiked: RelatedList | null;
}

/** Spec 2 §9. */
const pageSize = 3;
/** As many as the back end's contract takes. */
const lastPage = 100;
/** A property's page does not wait longer for what stands at its end, in ms. */
const timeoutMs = 1500;

type Context = Pick<AppLoadContext, 'api' | 'log'>;
type Answer = RelatedProperties;

/**
 * The similar properties and 'Você também pode gostar', each on its own page of the address; the back end answers both
 * at once, so one call is made for each different page. A failure costs the page nothing but the lists.
 */
export async function relatedTo(offer: Offer, url: URL, { api, log }: Context): Promise<Related> {
  const { phase, id, negotiation: negotiationType } = offer;
  const calls = new Map<number, Promise<Answer | null>>();
  const ask = (page: number) =>
    orNull(api.similar(phase, id, { negotiationType, pageSize, page }, { timeoutMs }), log);
  const answerFor = (page: number) => {
    const answer = calls.get(page) ?? ask(page);
    calls.set(page, answer);
    return answer;
  };
  const listOf = async (name: keyof typeof relatedLists, field: keyof Answer) => {
    const page = pageOf(url, relatedLists[name]);
    const found = (await answerFor(page))?.[field];
    // On a first page nobody misses what is not there; further on one is told.
    if (page === 1 && !found?.data.length) return null;
    const { data = [], total } = found ?? {};
    const hasNext = total == null ? data.length === pageSize : page * pageSize < total;
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

function pageOf({ searchParams }: URL, name: string): number {
  const page = searchParams.get(name) ?? '';
  return /^[1-9]\d?$|^100$/.test(page) ? Number(page) : 1;
}

/** The same address on another page of one list, at that list. */
function pageLink({ pathname, searchParams }: URL, name: string, page: number): string {
  const params = new URLSearchParams(searchParams);
  if (page > 1) params.set(name, String(page));
  else params.delete(name);
  const query = params.toString();
  return `${pathname}${query && `?${query}`}#${name}`;
}
