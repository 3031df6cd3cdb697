import type { LoaderFunctionArgs } from '@remix-run/node';
import { maxSuggestions } from '@contract/location';
import { placeName } from '@domain/search/param';
import { searchBoxField } from '~/domain/search-box-fields';
import { suggestedPlace, type Suggestions } from '~/features/search-box/suggested-place';
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
    places: withHomes(found)
      .slice(0, maxSuggestions)
      .map((place) => suggestedPlace(place, within)),
    exact: exact ? suggestedPlace(exact, within) : null,
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
