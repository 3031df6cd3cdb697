import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { Place } from '~/domain/place';
import { parseWhole } from '@domain/search/param';
import { readForm, textOf } from '~/forms/forms.server';
import { searchBoxField } from '~/domain/search-box-fields';
import { suggestedPlace, type RecentSearches } from '~/features/search-box/suggested-place';
import { withinSearch } from '~/features/search-box/within.server';
import { recentSearches, rememberSearch } from '~/features/search-box/recent-searches.server';

const answer = (request: Request, places: Place[], init: ResponseInit) => {
  const within = withinSearch(new URL(request.url).searchParams);
  const shown = places.map((place) => suggestedPlace(place, within));
  return Response.json({ places: shown } satisfies RecentSearches, init);
};

/** `/recursos/pesquisas-recentes`: the visitor's recent searches. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answer(request, await recentSearches(request, context), {
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

/** Stores a selected place; 400 for an invalid id. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request, searchBoxField.place);
  const place = parseWhole(textOf(form, searchBoxField.place), 1, 2 ** 31 - 1);
  if (place === null) return Response.json({ message: 'bad request' }, { status: 400 });
  const { recent, headers } = await rememberSearch(request, place, context);
  return answer(request, recent ?? (await recentSearches(request, context)), { headers });
}
