import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { FavoritesForm } from '~/features/favorites/favorites-form';
import { Snackbar } from '~/components/ui/snackbar';
import { brokerageIn } from '~/page-meta';
import { onlyNegotiation } from '~/domain/menus/fixed-searches';
import { readView } from '~/request/cookies.server';
import { EmptyState } from './empty-state';
import { withoutDeadEnds } from './dead-ends.server';
import { FilterBar } from './filters/filter-bar';
import { ListingBar } from './listing-bar';
import { listingData } from './listing-data';
import { listingMeta } from './meta';
import { readAddress, search } from './queries.server';
import { Results } from './results';
import { SaveSearchForm } from './save-search';

export { clientLoader } from '~/navigation/listing-loader.browser';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? listingMeta(data, brokerageIn(matches)) : [];

/** The page depends on the visitor's view, so it is not cached. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { filters, form, snackbar } = await readAddress(new URL(request.url), context);
  const found = listingData({
    filters,
    form,
    only: onlyNegotiation(context.onOffer),
    ...(await search(filters, context)),
    view: await readView(request),
    snackbar,
    siteUrl: context.siteUrl,
    whatsapp: context.settings.whatsapp,
  });
  const page = await withoutDeadEnds(found, context);
  return data(page, {
    status: page.status,
    headers: { 'Cache-Control': page.status === 503 ? 'no-store' : 'private, no-cache' },
  });
}

const favoritesForm = 'favoritos';

/** Listing (spec 1 §3): filters, results, map. All of it works without scripts. */
export default function Listing() {
  const page = useLoaderData<typeof loader>();
  return (
    <main id={contentId}>
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
}
