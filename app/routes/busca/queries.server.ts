import { redirect, type AppLoadContext } from '@remix-run/node';
import type { Place } from '~/domain/place';
import { buildSearchUrl } from '@domain/search/build-url';
import { emptyFilters } from '@domain/search/normalize';
import { isCodeText, isNumber } from '@domain/property/property-code';
import { decimal, parseWhole, placeName } from '@domain/search/param';
import { nearMeLabel } from '@domain/search/place';
import { placeFilters, searchInPlace } from '@domain/search/place-filters';
import { readWish, type Wish, wishFilters } from '~/domain/wish';
import { searchBoxField as field } from '~/domain/search-box-fields';
import { defaultRadius } from '@domain/taxonomy/location-types';
import { negotiationOfWord } from '@domain/taxonomy/negotiations';
import type { SnackbarMessage } from '~/domain/snackbar';
import { exactPlace, findPlaces, withProperties } from '~/features/search-box/find-place.server';
import { countProperties } from '~/features/search-box/count-properties.server';
import { radiiOf, searchOf } from '~/features/search-box/suggested-place';
import { type FoundProperty, propertyByCode } from '~/features/search-box/property-by-code.server';
import { withinSearch } from '~/features/search-box/within.server';
import { recentSearches, rememberSearch } from '~/features/search-box/recent-searches.server';

export type Negotiation = 'sell' | 'rent';
type Context = Pick<AppLoadContext, 'api' | 'session' | 'log' | 'onOffer'>;

/** Input of the search box, if it does not redirect. */
export interface SearchBoxRequest {
  text: string;
  negotiation: Negotiation;
  /** Further criteria of the simple search. */
  wish: Wish;
  /** The listing with the search box. */
  within?: string;
  /** null: the back end did not answer. undefined: the text is a code. */
  places?: Place[] | null;
  /** Number of properties for each place, in the same order; null: no counts. */
  homesThere?: number[] | null;
  homes?: FoundProperty[];
  /** Error message for a code. */
  message?: SnackbarMessage;
  recent: Place[];
}

/**
 * Answers the search box (spec 1 §2.5). A point or exact place redirects to its listing, a code to its property.
 * Other texts give a choice of places. An empty text redirects to all properties.
 * @throws Response redirect
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
  // A number is a code (spec 1 §2.5); other texts can be a place.
  const places = isNumber(text) ? undefined : await findPlaces(text, context);
  const chosen = parseWhole(params.get(field.place) ?? '', 1, Number.MAX_SAFE_INTEGER);
  const place = places?.find(({ id }) => id === chosen) ?? exactPlace(text, places ?? []);
  if (places && place) {
    const radius = radiiOf(place).find(({ km }) => String(km) === params.get(field.radius))?.km;
    const { headers } = await rememberSearch(request, place.id, context);
    throw redirect(buildSearchUrl(inPlace(place, radius)), { headers });
  }
  const query = { text, negotiation, wish, within: within && buildSearchUrl(within) };
  const recent = await recentSearches(request, context);
  const available = places && withProperties(places);
  const whichPlace = async () => {
    const searches = available?.map((each) => inPlace(each));
    return { places: available, homesThere: searches && (await countProperties(searches, context)) };
  };
  if (!isCodeText(text)) return { ...query, ...(await whichPlace()), recent };
  const { homes: properties, ...codeMessage } = await propertyByCode(text, context);
  if (properties?.length === 1) throw redirect(properties[0].path);
  if (properties) return { ...query, homes: properties, recent };
  // A text that is not a code can be part of a place's name.
  return isNumber(text)
    ? { ...query, ...codeMessage, recent }
    : { ...query, ...(await whichPlace()), recent };
}

/** Three decimals, about 100 m: limits the precision of the visitor's position for privacy. */
function readPoint(params: URLSearchParams): { lat: number; lng: number } | null {
  const lat = decimal(-90, 90, 3).parse(params.get(field.lat) ?? '');
  const lng = decimal(-180, 180, 3).parse(params.get(field.lng) ?? '');
  return lat === null || lng === null ? null : { lat, lng };
}
