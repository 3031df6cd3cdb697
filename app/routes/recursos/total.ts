import type { LoaderFunctionArgs } from '@remix-run/node';
import type { SearchTotal } from '~/features/search-box/search-total';
import { parseSearchUrl } from '@domain/search/parse-url';
import { countedWhere, textOf } from '@domain/search/heading';
import { placeOfAddress } from '@domain/search/place-of-address';
import { tilesOf } from '~/features/map/tiles';
import { orNull } from '~/back-end/or-null.server';

/** `/recursos/total/…`: count and texts of the search at `/imoveis/…`, for maps. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const filters = parseSearchUrl(`/imoveis/${params['*'] ?? ''}`, new URL(request.url).searchParams);
  const answer = await orNull(context.api.searchProperties(filters, { perPage: 1 }), context.log);
  return Response.json(
    {
      total: answer?.total ?? null,
      words:
        answer && textOf(countedWhere(filters, answer.location ?? placeOfAddress(filters), answer.total)),
      tiles: tilesOf(context.settings),
    } satisfies SearchTotal,
    { headers: { 'Cache-Control': answer ? 'private, max-age=60' : 'no-store' } },
  );
}
