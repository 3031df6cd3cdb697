import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { brokerageIn } from '~/page-meta';
import { onlyNegotiation } from '~/domain/menus/fixed-searches';
import { readView } from '~/request/cookies.server';
import { campaignOfList } from '~/features/campaigns/campaign.server';
import { withoutDeadEnds } from './dead-ends.server';
import { listingData } from './listing-data';
import { ListingPage } from './listing-page';
import { listingMeta } from './meta';
import { readAddress, search } from './queries.server';

export { clientLoader } from '~/navigation/listing-loader.browser';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data ? listingMeta(data, brokerageIn(matches)) : [];

/** The page depends on the visitor's view, so it is not cached. */
export const headers: HeadersFunction = ({ loaderHeaders }) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { filters, form, snackbar } = await readAddress(new URL(request.url), context);
  const [answer, campaign] = await Promise.all([search(filters, context), campaignOfList(filters, context)]);
  const found = listingData({
    ...{ filters, form, campaign },
    only: onlyNegotiation(context.onOffer),
    ...answer,
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

export default function Listing() {
  return <ListingPage page={useLoaderData<typeof loader>()} />;
}
