import type { LoaderFunctionArgs } from '@remix-run/node';
import { maxSuggestions } from '@contract/location';
import { placeName } from '@domain/search/param';
import { searchBoxField } from '~/domain/search-box-fields';
import { suggestedPlace, type Suggestions } from '~/features/search-box/suggested-place';
import { exactPlace, findPlaces, withHomes } from '~/features/search-box/find-place.server';

/** `/recursos/locais?local=…`: the places that a text may mean, for the search box; the same for every visitor. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const text = placeName.parse(new URL(request.url).searchParams.get(searchBoxField.text) ?? '') ?? '';
  const found = await findPlaces(text, context);
  if (!found)
    return Response.json(
      { message: 'unavailable' },
      { status: 503, headers: { 'Cache-Control': 'no-store' } },
    );
  const exact = exactPlace(text, found);
  const answer: Suggestions = {
    places: withHomes(found).slice(0, maxSuggestions).map(suggestedPlace),
    exact: exact ? suggestedPlace(exact) : null,
  };
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
