import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseSearchUrl } from '@domain/search/parse-url';
import { contentId } from '~/components/ui/content-id';
import { defaultListingView } from '~/domain/listing-views';
import { onlyNegotiation } from '~/domain/menus/fixed-searches';
import { PreviewBand, PreviewErrors } from '~/features/admin/showcase/preview-band';
import { itemPreview } from '~/features/admin/showcase/preview.server';
import { privatePageMeta } from '~/page-meta';
import { readView } from '~/request/cookies.server';
import { withoutDeadEnds } from '../../imoveis/dead-ends.server';
import { listingData } from '../../imoveis/listing-data';
import { ListingPage } from '../../imoveis/listing-page';

export { adminHeaders as headers } from '~/features/admin/headers';

export const meta = privatePageMeta('Prévia · Mesa');

/** Of a list or a banner: the first page of its listing. */
export async function loader(args: LoaderFunctionArgs) {
  const { back, wrong, search } = await itemPreview(args);
  if (!search) return { back, wrong, page: null };
  const { context, request } = args;
  const { pathname, searchParams } = new URL(search.path, 'http://here.invalid');
  const view = await readView(request);
  const found = listingData({
    filters: parseSearchUrl(pathname, searchParams),
    answer: search.answer,
    only: onlyNegotiation(context.onOffer),
    // The map asks for its pins by the address, which has no draft.
    view: view === 'mapa' ? defaultListingView : view,
    siteUrl: context.siteUrl,
    whatsapp: context.settings.whatsapp,
  });
  // Neither has a next page.
  const page = { ...(await withoutDeadEnds(found, context)), pagination: undefined };
  return { back, wrong, page };
}

/** The site's own page with what the draft has; only members see it. */
export default function ListPreview() {
  const { back, wrong, page } = useLoaderData<typeof loader>();
  return (
    <>
      <PreviewBand back={back} />
      {page ? (
        <ListingPage page={page} />
      ) : (
        <main id={contentId}>
          <PreviewErrors wrong={wrong} />
        </main>
      )}
    </>
  );
}
