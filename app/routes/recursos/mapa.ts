import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MapData } from '~/features/map/use-pins';
import { parseSearchUrl } from '@domain/search/parse-url';
import { logged } from '@domain/logged';
import { tilesOf } from '~/features/map/tiles';

/** `/recursos/mapa/…`: the pins of the search at `/imoveis/…`, for the map. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const filters = parseSearchUrl(`/imoveis/${params['*'] ?? ''}`, new URL(request.url).searchParams);
  const found = await context.api
    .searchPins(filters)
    .catch(logged(context.log, 'the pins of the map could not be had', () => null));
  if (!found)
    return Response.json(
      { message: 'unavailable' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    );
  const { total, pins } = found;
  return Response.json({ total, pins, tiles: tilesOf(context.settings) } satisfies MapData, {
    headers: { 'Cache-Control': 'private, max-age=60' },
  });
}
