import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { maxSuggestions } from '@contract/location';
import { placeName } from '@domain/search/param';
import { searchBoxField } from '~/domain/search-box-fields';
import type { Place } from '~/domain/place';
import type { SearchFilters } from '@domain/search/filters';
import { countProperties } from '~/features/search-box/count-properties.server';
import {
  searchOf,
  suggestedPlace,
  type SuggestedPlace,
  type Suggestions,
} from '~/features/search-box/suggested-place';
import { withinSearch } from '~/features/search-box/within.server';
import { exactPlace, findPlaces, withProperties } from '~/features/search-box/find-place.server';

/** `/recursos/locais?local=…`: place suggestions of the search box; equal for all visitors. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const text = placeName.parse(searchParams.get(searchBoxField.text) ?? '') ?? '';
  const within = withinSearch(searchParams);
  const found = await findPlaces(text, context);
  if (!found)
    return Response.json(
      { message: 'unavailable' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    );
  const exact = exactPlace(text, found);
  const answer: Suggestions = {
    places: await counted(withProperties(found).slice(0, maxSuggestions), within, context),
    exact: exact ? suggestedPlace(exact, within) : null,
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=60' } });
}

/** Adds the number of properties, if the back end counts them. */
async function counted(
  places: readonly Place[],
  within: SearchFilters | undefined,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<SuggestedPlace[]> {
  const searches = places.flatMap((place) => [
    searchOf(place, 'sell', within),
    searchOf(place, 'rent', within),
  ]);
  const totals = await countProperties(searches, context);
  return places.map((place, n) => ({
    ...suggestedPlace(place, within),
    ...(totals && { homes: { venda: totals[2 * n]!, aluguel: totals[2 * n + 1]! } }),
  }));
}
