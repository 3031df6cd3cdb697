import type { LoaderFunctionArgs } from '@remix-run/node';
import type { SavedSearches } from '~/domain/saved-search';
import type { PageSection } from '~/domain/page-section';
import type { Place } from '~/domain/place';
import { accountNotices } from '~/features/account/client-area/account-notice-list';
import { clock } from '@domain/kernel/clock';
import { greeting } from '@domain/kernel/moment';
import { buildSearchUrl } from '@domain/search/build-url';
import { links } from '~/links';
import { suggestedPlace } from '~/features/search-box/suggested-place';
import { sectionOf } from '~/back-end/section.server';
import { signedIn } from '~/features/account/session/guard.server';
import { recentSearches } from '~/features/search-box/recent-searches.server';
import { firstNameOf } from '@domain/people/first-name';
import { changesData } from '~/features/account/changes/changes-data';
import { savedProperties } from './saved-properties';
import { worthALook } from './worth-a-look.server';
import { newProperties } from './new-properties';
import { ownPropertiesData } from './own-properties-data';

/** Loads 'Minha home', each panel by its own call; omits empty panels. */
export const signedInHome = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { log, session } = args.context;
    const now = clock.now();
    const [account, favorites, folders, changes, news, recent, searches, profile, own] = await Promise.all([
      sectionOf(customer.userData(), log, (data) => {
        session.saveName(data.nome);
        return { firstName: firstNameOf(data.nome), notices: accountNotices(data) };
      }),
      sectionOf(customer.favorites({ cards: true }), log, ({ data }) => savedProperties(data, now)),
      sectionOf(customer.folders(), log, (folders) => folders.length),
      sectionOf(customer.changes(), log, (changes) => changesData(changes, now)),
      sectionOf(customer.newProducts(), log, newProperties),
      recentSearches(args.request, args.context),
      sectionOf(customer.savedSearches(), log, shownSearches),
      sectionOf(customer.purchaseProfile(), log, ({ profile }) => ({
        wanted: profile && { places: profile.places },
      })),
      sectionOf(customer.myProducts(), log, ownPropertiesData),
    ]);
    const begins =
      recent.length === 0 &&
      isNothing(favorites, ({ total }) => total === 0) &&
      isNothing(changes, ({ rows }) => rows.length === 0);
    return {
      greeting: greeting(now),
      /** Nothing to report yet. */
      begins,
      worthALook: begins ? await worthALook(args.context) : [],
      ...{ account, favorites, changes, news, searches, profile },
      own: own.status === 'shown' ? own.value : null,
      folders: folders.status === 'shown' ? folders.value : null,
      recent: recent.map(searchedPlace),
    };
  });

const isNothing = <Value>(section: PageSection<Value>, isEmpty: (value: Value) => boolean) =>
  section.status === 'hidden' || (section.status === 'shown' && isEmpty(section.value));

const namedSearches = 3;

const shownSearches = ({ data, removed }: SavedSearches) => ({
  /** Only our own back end sends e-mails. */
  tells: removed !== null,
  total: data.length,
  shown: data.slice(0, namedSearches).map(({ id, name, filters, lost }) => ({
    id,
    name: name || 'Pesquisa sem nome',
    // The saved-searches page explains lost criteria.
    href: lost.length > 0 ? links.savedSearches() : buildSearchUrl(filters),
  })),
});
export type ShownSearches = ReturnType<typeof shownSearches>;

function searchedPlace(place: Place) {
  const { label, hrefs } = suggestedPlace(place);
  return { label, href: hrefs.venda[0]! };
}
export type SearchedPlace = ReturnType<typeof searchedPlace>;
