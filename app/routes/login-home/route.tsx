import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountNotices } from '~/features/account/client-area/account-notices';
import { ClientArea } from '~/features/account/client-area/client-area';
import { Snackbar } from '~/components/ui/snackbar';
import { userDataFailed } from '~/features/account/client-area/account-notice-list';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { Favorites } from './favorites';
import { NewForYou } from './new-for-you';
import { signedInHome } from './queries.server';
import { PurchaseProfile } from './purchase-profile';
import { RecentSearches } from './recent-searches';
import { SavedSearches } from './saved-searches';
import { Shortcuts } from './shortcuts';
import { Welcome } from './welcome';
import '~/features/account/client-area/client-area-page.css';

export const meta = privatePageMeta('Minha home');
export const loader = (args: LoaderFunctionArgs) => signedInHome(args);

/** 'Minha home' (spec 2 §2; prototype minha-home): only what is true, no panel without something in it. */
export default function SignedInHome() {
  const { greeting, account, favorites, news, recent, searches, profile } = useLoaderData<typeof loader>();
  const known = account.status === 'shown' ? account.value : null;
  const newest = news.status === 'shown' ? news.value : null;
  const kept = favorites.status === 'shown' && favorites.value.total === 0 ? null : favorites;
  const hasFavorites = kept !== null && kept.status !== 'hidden';
  const saved = searches.status === 'shown' && searches.value.total === 0 ? null : searches;
  const hasSearches = saved !== null && saved.status !== 'hidden';
  const wanted = profile.status === 'shown' ? profile.value.wanted : null;
  return (
    <ClientArea
      page={links.signedInHome()}
      title={known ? `${greeting}, ${known.firstName}.` : `${greeting}.`}
      lead={newest?.lead ?? undefined}
      action={
        <a className="bt bt--2 bt--c" href={links.announce(links.signedInHome())}>
          Anunciar imóvel
        </a>
      }
    >
      {known && <AccountNotices notices={known.notices} page={links.signedInHome()} />}
      {account.status === 'failed' && <Snackbar message={userDataFailed} />}
      <div className="g resumo">
        {hasFavorites && <Favorites section={kept} />}
        {!hasFavorites && recent.length > 0 && <RecentSearches places={recent} />}
        {!hasFavorites && recent.length === 0 && <Welcome />}
        <Shortcuts />
        {hasSearches && <SavedSearches section={saved} wide={!wanted} />}
        {wanted && <PurchaseProfile places={wanted.places} wide={!hasSearches} />}
        {hasFavorites && recent.length > 0 && <RecentSearches places={recent} wide />}
      </div>
      {newest && newest.cards.length > 0 && <NewForYou cards={newest.cards} />}
    </ClientArea>
  );
}
