import { redirect, type AppLoadContext } from '@remix-run/node';
import type { Place } from '~/domain/place';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { isCodeText, isNumber } from '@domain/property-code';
import { decimal, parseWhole, placeName } from '@domain/search/param';
import { nearMeLabel } from '@domain/search/place';
import { placeFilters, searchInPlace } from '@domain/search/place-filters';
import { readWish, type Wish, wishFilters } from '~/domain/wish';
import { searchBoxField as field } from '~/domain/search-box-fields';
import { defaultRadius, radiusOptions } from '@domain/taxonomy/location-types';
import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import type { SnackbarMessage } from '~/domain/snackbar';
import { exactPlace, findPlaces, withHomes } from '~/features/search-box/find-place.server';
import { homesThere } from '~/features/search-box/homes-there.server';
import { searchOf } from '~/features/search-box/suggested-place';
import { type FoundHome, propertyByCode } from '~/features/search-box/property-by-code.server';
import { withinSearch } from '~/features/search-box/within.server';
import { recentSearches, rememberSearch } from '~/features/search-box/recent-searches.server';

export type Negotiation = 'sell' | 'rent';
type Context = Pick<AppLoadContext, 'api' | 'session' | 'log' | 'onOffer'>;

/** What the search box was sent with, where it led to no other page. */
export interface SearchBoxRequest {
  text: string;
  negotiation: Negotiation;
  /** What else was asked for, by the simple search. */
  wish: Wish;
  /** The listing that it was sent from. */
  within?: string;
  /** null where the back end did not answer; absent where a code was asked for. */
  places?: Place[] | null;
  /** How many homes each of them leads to, in their order; null where nobody counted. */
  homesThere?: number[] | null;
  /** Where several have the code. */
  homes?: FoundHome[];
  /** Where the text is a code: why it led nowhere. */
  message?: SnackbarMessage;
  recent: Place[];
}

/**
 * Answers the search box (spec 1 §2.5): a point and an exact place lead to their listing, a code to the property;
 * anything else to the places that it may mean. Without a text everything is listed.
 * @throws a redirect
 */
export async function readSearchBox(request: Request, context: Context): Promise<SearchBoxRequest> {
  const params = new URL(request.url).searchParams;
  const negotiation = negotiationOfWord(params.get(field.negotiation) ?? '') ?? 'sell';
  const wish = readWish(params);
  const wished = { negotiation, ...wishFilters(wish) };
  const within = withinSearch(params);
  const inPlace = (place: Place, radius?: number) => ({
    ...searchOf(place, negotiation, within, radius),
    ...(!within && wished),
  });
  const around = readPoint(params);
  if (around) {
    const me = { value: nearMeLabel, localizacao: nearMeLabel, ...around };
    throw redirect(
      buildSearchUrl(
        within
          ? searchInPlace(within, me, defaultRadius)
          : { ...placeFilters(me, negotiation, defaultRadius), ...wished },
      ),
    );
  }

  const text = placeName.parse(params.get(field.text) ?? '') ?? '';
  if (text === '') throw redirect(buildSearchUrl(within ?? { ...emptyFilters(), ...wished }));
  // A number is a code (spec 1 §2.5); other texts may name a place.
  const places = isNumber(text) ? undefined : await findPlaces(text, context);
  const chosen = parseWhole(params.get(field.place) ?? '', 1, Number.MAX_SAFE_INTEGER);
  const place = places?.find(({ id }) => id === chosen) ?? exactPlace(text, places ?? []);
  if (places && place) {
    const radius = radiusOptions.find((km) => String(km) === params.get(field.radius));
    const { headers } = await rememberSearch(request, place.id, context);
    throw redirect(buildSearchUrl(inPlace(place, radius)), { headers });
  }
  const asked = { text, negotiation, wish, within: within && buildSearchUrl(within) };
  const recent = await recentSearches(request, context);
  const offered = places && withHomes(places);
  const whichPlace = async () => {
    const searches = offered?.map((each) => inPlace(each));
    return { places: offered, homesThere: searches && (await homesThere(searches, context)) };
  };
  if (!isCodeText(text)) return { ...asked, ...(await whichPlace()), recent };
  const { homes, ...told } = await propertyByCode(text, context);
  if (homes?.length === 1) throw redirect(homes[0].path);
  if (homes) return { ...asked, homes, recent };
  // What is no code may be a part of a place's name.
  return isNumber(text) ? { ...asked, ...told, recent } : { ...asked, ...(await whichPlace()), recent };
}

/** A visitor's own point is kept to about 100 m: nobody needs to know it better. */
function readPoint(params: URLSearchParams): { lat: number; lng: number } | null {
  const lat = decimal(-90, 90, 3).parse(params.get(field.lat) ?? '');
  const lng = decimal(-180, 180, 3).parse(params.get(field.lng) ?? '');
  return lat === null || lng === null ? null : { lat, lng };
}
