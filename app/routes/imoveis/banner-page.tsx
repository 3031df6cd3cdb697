import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentId } from '~/components/ui/content-id';
import { parseSearchUrl } from '@domain/search/parse-url';
import { curatedLists } from '@domain/taxonomy/curated-lists';
import { links } from '~/links';
import { orNull } from '~/back-end/or-null.server';
import { Banner } from './banner';
import { titleOnly } from '~/page-meta';

export const meta = titleOnly('Faixa da lista');

/** Loads the banner of the query's search; without a query, that of the first curated list. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const given = parseSearchUrl(links.allProperties(), searchParams);
  const filters = searchParams.size > 0 ? given : { ...given, curadoria: curatedLists[0].slug };
  const answer = await orNull(context.api.searchProperties(filters, { perPage: 1 }), context.log);
  return { banner: answer?.banner ?? null };
}

/** The listing's banner as a partial (spec 1 §2.1). */
export default function BannerPage() {
  const { banner } = useLoaderData<typeof loader>();
  return (
    <main id={contentId} className="palco secao">
      <h1 className="vh">Faixa da lista</h1>
      {banner ? <Banner banner={banner} /> : <p className="lide">Esta busca não tem faixa.</p>}
    </main>
  );
}
