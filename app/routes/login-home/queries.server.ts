import type { LoaderFunctionArgs } from '@remix-run/node';
import type { SavedSearches } from '~/domain/saved-search';
import type { Place } from '~/domain/place';
import { accountNotices } from '~/features/account/client-area/account-notice-list';
import { clock } from '@domain/clock';
import { greeting } from '@domain/moment';
import { buildSearchUrl } from '@domain/search/build-url';
import { links } from '~/links';
import { suggestedPlace } from '~/features/search-box/suggested-place';
import { sectionOf } from '~/back-end/section.server';
import { signedIn } from '~/features/account/session/guard.server';
import { recentSearches } from '~/features/search-box/recent-searches.server';
import { firstNameOf } from '@domain/first-name';
import { changesData } from '~/features/account/changes/changes-data';
import { keptProperties } from './kept-properties';
import { newProperties } from './new-properties';
import { ownProducts } from './own-products';

/** What a visitor is met with after signing in: each part by its own call, and none without something to show. */
export const signedInHome = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { log, session } = args.context;
    const now = clock.now();
    const [account, favorites, folders, changes, news, recent, searches, profile, own] = await Promise.all([
      sectionOf(customer.userData(), log, (data) => {
        session.keepName(data.nome);
        return { firstName: firstNameOf(data.nome), notices: accountNotices(data) };
      }),
      sectionOf(customer.favorites({ cards: true }), log, ({ data }) => keptProperties(data, now)),
      sectionOf(customer.folders(), log, (folders) => folders.length),
      sectionOf(customer.changes(), log, (changes) => changesData(changes, now)),
      sectionOf(customer.newProducts(), log, newProperties),
      recentSearches(args.request, args.context),
      sectionOf(customer.savedSearches(), log, shownSearches),
      sectionOf(customer.purchaseProfile(), log, ({ profile }) => ({
        wanted: profile && { places: profile.places },
      })),
      sectionOf(customer.myProducts(), log, ownProducts),
    ]);
    return {
      greeting: greeting(now),
      ...{ account, favorites, changes, news, searches, profile },
      own: own.status === 'shown' ? own.value : null,
      folders: folders.status === 'shown' ? folders.value : null,
      recent: recent.map(searchedPlace),
    };
  });

/** As many of the saved searches as the panel names. */
const namedSearches = 3;

const shownSearches = ({ data, removed }: SavedSearches) => ({
  /** Another back end than ours writes to nobody. */
  tells: removed !== null,
  total: data.length,
  shown: data.slice(0, namedSearches).map(({ id, name, filters, lost }) => ({
    id,
    name: name || 'Pesquisa sem nome',
    // One that has lost a criterion says so on its own page.
    href: lost.length > 0 ? links.savedSearches() : buildSearchUrl(filters),
  })),
});
export type ShownSearches = ReturnType<typeof shownSearches>;

/** A place that was searched, and its listing. */
function searchedPlace(place: Place) {
  const { label, hrefs } = suggestedPlace(place);
  return { label, href: hrefs.venda[0]! };
}
export type SearchedPlace = ReturnType<typeof searchedPlace>;
