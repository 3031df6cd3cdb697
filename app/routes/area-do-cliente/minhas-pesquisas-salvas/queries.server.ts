import type { LoaderFunctionArgs } from '@remix-run/node';
import { clock } from '@domain/kernel/clock';
import { accountNotices } from '~/features/account/client-area/account-notice-list';
import { signedIn } from '~/features/account/session/guard.server';
import { sectionOf } from '~/back-end/section.server';
import { removedSearchParam } from '~/links';
import { newsRow } from './news-data';
import { removedRow, searchRow } from './searches-data';

/** Loads saved and recently removed searches, and the address of the e-mails. */
export const savedSearchesData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { log } = args.context;
    const now = clock.now();
    const justRemoved = new URL(args.request.url).searchParams.get(removedSearchParam);
    const [account, searches, news] = await Promise.all([
      sectionOf(customer.userData(), log, (user) => ({ email: user.email, ...accountNotices(user) })),
      sectionOf(customer.savedSearches(), log, ({ data, removed }) => ({
        rows: data.map(searchRow),
        tells: removed !== null,
        removed: (removed ?? []).map((search) => removedRow(search, now)),
      })),
      sectionOf(customer.allNews(), log, ({ data }) => data.map((each) => newsRow(each, now))),
    ]);
    const gone =
      searches.status === 'shown' ? searches.value.removed.find(({ id }) => id === justRemoved) : undefined;
    return {
      account: account.status === 'shown' ? account.value : null,
      searches,
      // The page works without the news.
      news: news.status === 'shown' ? news.value : [],
      gone: gone ?? null,
    };
  });
