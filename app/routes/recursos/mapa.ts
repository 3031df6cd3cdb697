import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { SearchFilters } from '@domain/search/filters';
import type { MapData } from '~/features/map/use-pins';
import { parseSearchUrl } from '@domain/search/parse-url';
import { isStartingPrice } from '@domain/property/launch';
import { logged } from '@domain/kernel/logged';
import { tilesOf } from '~/features/map/tiles';
import { isMissingCall } from '~/back-end/errors.server';

type Found = Pick<MapData, 'total' | 'pins'>;

/** `/recursos/mapa/…`: map pins of the search at `/imoveis/…`. */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  const filters = parseSearchUrl(`/imoveis/${params['*'] ?? ''}`, new URL(request.url).searchParams);
  const found = await pinsOf(filters, context).catch(logged(context.log, 'map pins unavailable', () => null));
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

/** All matches; for back ends without this call, the properties of one page. */
const pinsOf = (filters: SearchFilters, { api }: AppLoadContext): Promise<Found> =>
  api.searchPins(filters).catch(async (error: unknown) => {
    if (!isMissingCall(error)) throw error;
    const { items } = await api.searchProperties(filters);
    const pins = items.flatMap(({ id, endereco: { lat, lng }, venda, periodRent, ...item }) =>
      lat === null || lng === null
        ? []
        : [
            {
              id,
              lat,
              lng,
              ...(filters.negotiation === 'rent' || !venda
                ? { price: item.valorLocacao ?? periodRent?.amount ?? null, period: periodRent?.period }
                : {
                    price: item.valorMin,
                    isFrom: isStartingPrice(item.condition, item.valorMin) || undefined,
                  }),
              currency: item.moeda,
              title: item.titulo1,
              canonical: item.canonical,
            },
          ],
    );
    return { total: pins.length, pins };
  });
