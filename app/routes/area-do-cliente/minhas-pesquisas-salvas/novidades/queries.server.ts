import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { sinceText } from '@domain/kernel/moment';
import { newsPageSize } from '@contract/search-news';
import { searchIdPattern } from '~/domain/saved-search';
import { signedIn } from '~/features/account/session/guard.server';
import { cardData } from '~/features/property-card/card-data';
import { alertReason } from '~/features/saved-searches/alert-reason';
import { orNotFound } from '~/features/saved-searches/save-search-data.server';
import { links, pageParam, sinceParam } from '~/links';
import { newsCount } from '../news-data';

/** New properties of one search since a moment. @throws Response 404 if the visitor has no such search */
export const searchNewsData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { id = '' } = args.params;
    if (!searchIdPattern.test(id)) throw new Response(null, { status: 404 });
    const { searchParams } = new URL(args.request.url);
    const [requestedSince, page] = [
      momentIn(searchParams.get(sinceParam)),
      pageIn(searchParams.get(pageParam)),
    ];
    const [{ since, total, homes: properties }, { data }] = await Promise.all([
      customer.searchNews(id, { since: requestedSince, page }).catch(orNotFound),
      customer.savedSearches(),
    ]);
    const name = data.find((each) => each.id === id)?.name;
    return {
      name: name || 'Pesquisa sem nome',
      title: `${newsCount(total)} desde ${sinceText(new Date(since), clock.now())}`,
      here: links.searchNews(id, requestedSince, page),
      next: total > page * newsPageSize ? links.searchNews(id, requestedSince, page + 1) : null,
      homes: properties.map((property) => ({
        card: cardData(property.product, property.negotiation),
        why: alertReason(property),
      })),
    };
  });

/** undefined for an invalid date: the default is the last visit. */
function momentIn(text: string | null): string | undefined {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) || moment.getFullYear() > 9999 ? undefined : moment.toISOString();
}

const pageIn = (text: string | null) => (text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1);
