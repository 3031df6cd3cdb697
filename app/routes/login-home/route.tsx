import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountNotices } from '~/features/account/client-area/account-notices';
import { ClientArea } from '~/features/account/client-area/client-area';
import { Snackbar } from '~/components/ui/snackbar';
import { userDataFailed } from '~/features/account/client-area/account-notice-list';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { Beginnings } from './beginnings';
import { Calm } from './calm';
import { Changes, ChangesFailed } from './changes';
import { Favorites } from './favorites';
import { OwnHomes } from './own-homes';
import { NewForYou } from './new-for-you';
import { signedInHome } from './queries.server';
import { PurchaseProfile } from './purchase-profile';
import { RecentSearches } from './recent-searches';
import { SavedSearches } from './saved-searches';
import { Shortcuts } from './shortcuts';
import '~/features/account/client-area/client-area-page.css';

export { action } from './action.server';

export const meta = privatePageMeta('Minha home');
export const loader = (args: LoaderFunctionArgs) => signedInHome(args);

const firstLead = 'Esta página vai contar o que muda: preços e novidades.';

/** 'Minha home' (spec 2 §2; prototype minha-home): only what is true, no panel without something in it. */
export default function SignedInHome() {
  const { greeting, account, favorites, folders, changes, news, recent, searches, profile, own } =
    useLoaderData<typeof loader>();
  const known = account.status === 'shown' ? account.value : null;
  const newest = news.status === 'shown' ? news.value : null;
  const kept = favorites.status === 'shown' && favorites.value.total === 0 ? null : favorites;
  const changed = changes.status === 'shown' ? changes.value : null;
  const hasChanges = changes.status === 'failed' || (changed !== null && changed.rows.length > 0);
  const hasFavorites = kept !== null && kept.status !== 'hidden';
  const saved = searches.status === 'shown' && searches.value.total === 0 ? null : searches;
  const hasSearches = saved !== null && saved.status !== 'hidden';
  const wanted = profile.status === 'shown' ? profile.value.wanted : null;
  const isCalm = changed?.total === 0 && (kept?.status === 'shown' || saved?.status === 'shown');
  const begins = !hasFavorites && !hasChanges && recent.length === 0;
  const isNew = begins && !hasSearches && !wanted;
  const lead = hasChanges ? changed?.lead : (newest?.lead ?? (isNew ? firstLead : undefined));
  return (
    <ClientArea
      page={links.signedInHome()}
      title={known ? `${greeting}, ${known.firstName}.` : `${greeting}.`}
      lead={lead}
      action={
        <a className="bt bt--2 bt--c" href={links.announce(links.signedInHome())}>
          Anunciar imóvel
        </a>
      }
    >
      {known && <AccountNotices notices={known.notices} page={links.signedInHome()} />}
      {account.status === 'failed' && <Snackbar message={userDataFailed} />}
      {begins && (
        <Beginnings
          profile={profile.status === 'shown' && !wanted}
          searches={!hasSearches}
          tells={searches.status === 'shown' && searches.value.tells}
        />
      )}
      <div className="g resumo">
        {isCalm && (
          <Calm
            lead={changed.lead}
            searches={saved?.status === 'shown' ? saved.value.total : 0}
            hasFavorites={hasFavorites}
          />
        )}
        {changes.status === 'failed' && <ChangesFailed />}
        {changed && hasChanges && <Changes changes={changed} />}
        {hasChanges && (own ? <OwnHomes own={own} /> : <Shortcuts />)}
        {hasFavorites && <Favorites section={kept} folders={folders} wide={hasChanges} />}
        {!hasFavorites && recent.length > 0 && <RecentSearches places={recent} wide={hasChanges} />}
        {!hasChanges && (own ? <OwnHomes own={own} /> : !begins && <Shortcuts />)}
        {hasSearches && <SavedSearches section={saved} wide={!wanted} />}
        {wanted && <PurchaseProfile places={wanted.places} wide={!hasSearches} />}
        {hasFavorites && recent.length > 0 && <RecentSearches places={recent} wide />}
      </div>
      {newest && newest.cards.length > 0 && <NewForYou cards={newest.cards} />}
    </ClientArea>
  );
}
