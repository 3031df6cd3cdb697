import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { maxSuggestions } from '@contract/location';
import { placeName } from '@domain/search/param';
import { searchBoxField } from '~/domain/search-box-fields';
import type { Place } from '~/domain/place';
import type { SearchFilters } from '@domain/search/filters';
import { homesThere } from '~/features/search-box/homes-there.server';
import {
  searchOf,
  suggestedPlace,
  type SuggestedPlace,
  type Suggestions,
} from '~/features/search-box/suggested-place';
import { withinSearch } from '~/features/search-box/within.server';
import { exactPlace, findPlaces, withHomes } from '~/features/search-box/find-place.server';

/** `/recursos/locais?local=…`: the places that a text may mean, for the search box; the same for every visitor. */
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
    places: await counted(withHomes(found).slice(0, maxSuggestions), within, context),
    exact: exact ? suggestedPlace(exact, within) : null,
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=60' } });
}

/** Each with the number of its listings, where somebody counts them. */
async function counted(
  places: readonly Place[],
  within: SearchFilters | undefined,
  context: Pick<AppLoadContext, 'api' | 'log'>,
): Promise<SuggestedPlace[]> {
  const searches = places.flatMap((place) => [
    searchOf(place, 'sell', within),
    searchOf(place, 'rent', within),
  ]);
  const totals = await homesThere(searches, context);
  return places.map((place, n) => ({
    ...suggestedPlace(place, within),
    ...(totals && { homes: { venda: totals[2 * n]!, aluguel: totals[2 * n + 1]! } }),
  }));
}
