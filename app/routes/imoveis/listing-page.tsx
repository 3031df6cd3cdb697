import { contentId } from '~/components/ui/content-id';
import { Snackbar } from '~/components/ui/snackbar';
import { Campaign } from '~/features/campaigns/campaign';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { EmptyState } from './empty-state';
import { FilterBar } from './filters/filter-bar';
import { ListingBar } from './listing-bar';
import type { ListingData } from './listing-data';
import { listHeadId } from './listing-head';
import { Results } from './results';
import { SaveSearchForm } from './save-search';

const favoritesForm = 'favoritos';

/** Listing (spec 1 §3): filters, results, map. All of it works without scripts. Also the preview of a draft, in the admin. */
export const ListingPage = ({ page }: { page: ListingData }) => (
  <main id={contentId}>
    {page.campaign && (
      <Campaign
        parts={page.campaign.parts}
        listLabel={page.campaign.listLabel}
        listId={listHeadId}
        favoritesForm={favoritesForm}
      />
    )}
    <FilterBar form={page.form} key={page.url} />
    {page.empty ? (
      <EmptyState page={page} empty={page.empty} favoritesForm={favoritesForm} />
    ) : (
      <Results page={page} favoritesForm={favoritesForm} />
    )}
    <FavoritesForm id={favoritesForm} returnTo={page.url} />
    <SaveSearchForm returnTo={page.url} />
    <ListingBar page={page} />
    {page.snackbar && <Snackbar message={page.snackbar} />}
  </main>
);
