import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountNotices } from '~/features/account/client-area/account-notices';
import { ClientArea } from '~/features/account/client-area/client-area';
import { Snackbar } from '~/components/ui/snackbar';
import { userDataFailed } from '~/features/account/client-area/account-notice-list';
import { capitalized, countWord } from '@domain/kernel/text';
import { links } from '~/links';
import { privatePageMeta } from '~/page-meta';
import { GettingStarted } from './getting-started';
import { NoChanges } from './no-changes';
import { Changes, ChangesFailed } from './changes';
import { Favorites } from './favorites';
import { OwnProperties } from './own-properties';
import { PropertyStrip } from './property-strip';
import { signedInHome } from './queries.server';
import { PurchaseProfile } from './purchase-profile';
import { RecentSearches } from './recent-searches';
import { SavedSearches } from './saved-searches';
import { Shortcuts } from './shortcuts';
import '~/features/account/client-area/client-area-page.css';

export { stayOffline as clientAction } from '~/forms/keep-input-offline.browser';
export { action } from './action.server';

export const meta = privatePageMeta('Minha home');
export const loader = (args: LoaderFunctionArgs) => signedInHome(args);

const highlightsText = (count: number) =>
  count === 1 ? 'Um dos nossos destaques.' : `${capitalized(countWord(count))} dos nossos destaques.`;

const firstLead = 'Esta página vai contar o que muda: preços e novidades.';

/** 'Minha home' (spec 2 §2; prototype minha-home); omits empty panels. */
export default function SignedInHome() {
  const {
    greeting,
    account,
    favorites,
    folders,
    changes,
    news,
    recent,
    searches,
    profile,
    own,
    begins,
    worthALook,
  } = useLoaderData<typeof loader>();
  const known = account.status === 'shown' ? account.value : null;
  const newest = news.status === 'shown' ? news.value : null;
  const favoritesSection = favorites.status === 'shown' && favorites.value.total === 0 ? null : favorites;
  const changed = changes.status === 'shown' ? changes.value : null;
  const hasChanges = changes.status === 'failed' || (changed !== null && changed.rows.length > 0);
  const hasFavorites = favoritesSection !== null && favoritesSection.status !== 'hidden';
  const saved = searches.status === 'shown' && searches.value.total === 0 ? null : searches;
  const hasSearches = saved !== null && saved.status !== 'hidden';
  const wanted = profile.status === 'shown' ? profile.value.wanted : null;
  const isCalm = changed?.total === 0 && (favoritesSection?.status === 'shown' || saved?.status === 'shown');
  const isNew = begins && !hasSearches && !wanted;
  const lead = hasChanges ? changed?.lead : (newest?.lead ?? (isNew ? firstLead : undefined));
  return (
    <ClientArea
      page={links.signedInHome()}
      title={known ? `${greeting}, ${known.firstName}.` : `${greeting}.`}
      lead={lead}
      action={
        // The first steps have this link.
        !begins && (
          <a className="bt bt--2 bt--c" href={links.announce(links.signedInHome())}>
            Anunciar imóvel
          </a>
        )
      }
    >
      {known && <AccountNotices notices={known.notices} page={links.signedInHome()} />}
      {account.status === 'failed' && <Snackbar message={userDataFailed} />}
      {begins && (
        <GettingStarted
          profile={profile.status === 'shown' && !wanted}
          searches={!hasSearches}
          tells={searches.status === 'shown' && searches.value.tells}
        />
      )}
      <div className="g resumo">
        {isCalm && (
          <NoChanges
            lead={changed.lead}
            searches={saved?.status === 'shown' ? saved.value.total : 0}
            hasFavorites={hasFavorites}
          />
        )}
        {changes.status === 'failed' && <ChangesFailed />}
        {changed && hasChanges && <Changes changes={changed} />}
        {hasChanges && (own ? <OwnProperties own={own} /> : <Shortcuts />)}
        {hasFavorites && <Favorites section={favoritesSection} folders={folders} wide={hasChanges} />}
        {!hasFavorites && recent.length > 0 && <RecentSearches places={recent} wide={hasChanges} />}
        {!hasChanges && (own ? <OwnProperties own={own} wide={begins} /> : !begins && <Shortcuts />)}
        {hasSearches && <SavedSearches section={saved} wide={!wanted} />}
        {wanted && <PurchaseProfile places={wanted.places} wide={!hasSearches} />}
        {hasFavorites && recent.length > 0 && <RecentSearches places={recent} wide />}
      </div>
      {newest && newest.cards.length > 0 ? (
        <PropertyStrip
          title="Para você ver com calma"
          lead="Chegaram nos últimos 30 dias, nas cidades e dos tipos dos imóveis que você guardou ou viu."
          cards={newest.cards}
        />
      ) : (
        worthALook.length > 0 && (
          <PropertyStrip
            title="Para olhar enquanto isso"
            lead={highlightsText(worthALook.length)}
            cards={worthALook}
          />
        )
      )}
    </ClientArea>
  );
}
