import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MapData } from '~/components/search/use-pins';
import { parseSearchUrl } from '~/domain/search/parse-url';

/** `/recursos/mapa/…`: the pins of the search at `/imoveis/…`, for the map. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const filters = parseSearchUrl(`/imoveis/${params['*'] ?? ''}`, new URL(request.url).searchParams);
  const { mapTileUrl, mapAttribution } = context.settings;
  try {
    const { total, pins } = await context.api.searchPins(filters);
    const tiles = mapTileUrl ? { url: mapTileUrl, attribution: mapAttribution } : null;
    return Response.json({ total, pins, tiles } satisfies MapData, {
      headers: { 'Cache-Control': 'private, max-age=60' },
    });
  } catch (error) {
    context.log.error({ err: error }, 'the pins of the map could not be had');
    return Response.json(
      { message: 'unavailable' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    );
  }
}
