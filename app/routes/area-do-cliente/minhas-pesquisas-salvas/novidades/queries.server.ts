import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/clock';
import { sinceText } from '@domain/moment';
import { newsPageSize } from '@contract/search-news';
import { searchIdPattern } from '~/domain/saved-search';
import { signedIn } from '~/features/account/session/guard.server';
import { cardData } from '~/features/property-card/card-data';
import { newsWhy } from '~/features/saved-searches/news-words';
import { orUnknown } from '~/features/saved-searches/save-search-data.server';
import { links, pageParam, sinceParam } from '~/links';
import { newsCount } from '../news-data';

/** Exactly the homes that are new to one search since a moment. @throws Response 404 for no search of the visitor's */
export const searchNewsData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { id = '' } = args.params;
    if (!searchIdPattern.test(id)) throw new Response(null, { status: 404 });
    const { searchParams } = new URL(args.request.url);
    const [asked, page] = [momentIn(searchParams.get(sinceParam)), pageIn(searchParams.get(pageParam))];
    const [{ since, total, homes }, { data }] = await Promise.all([
      customer.searchNews(id, { since: asked, page }).catch(orUnknown),
      customer.savedSearches(),
    ]);
    const name = data.find((each) => each.id === id)?.name;
    return {
      name: name || 'Pesquisa sem nome',
      title: `${newsCount(total)} desde ${sinceText(new Date(since), clock.now())}`,
      here: links.searchNews(id, asked, page),
      next: total > page * newsPageSize ? links.searchNews(id, asked, page + 1) : null,
      homes: homes.map((home) => ({ card: cardData(home.product, home.negotiation), why: newsWhy(home) })),
    };
  });

/** What is no moment asks for those since the last visit. */
function momentIn(text: string | null): string | undefined {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) || moment.getFullYear() > 9999 ? undefined : moment.toISOString();
}

const pageIn = (text: string | null) => (text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1);
