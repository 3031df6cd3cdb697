import { redirect, type AppLoadContext } from '@remix-run/node';
import type { SearchFilters } from '@domain/search/filters';
import { buildSearchUrl } from '@domain/search/build-url';
import type { Place } from '~/domain/place';
import { withoutAllFilters, withoutFilter } from '@domain/search/changes';
import { isSearchForm, readSearchForm } from '@domain/search/form';
import type { FoundPlace } from '@domain/search/form-place';
import { formField, placeField } from '@domain/search/form-fields';
import { placeName } from '@domain/search/param';
import { searchInPlace } from '@domain/search/place-filters';
import { placeNotFound, whichPlace } from '@domain/search/place-messages';
import { placeText } from '@domain/search/place-text';
import { parseSearchUrl } from '@domain/search/parse-url';
import { isCodeText, isNumber } from '@domain/property/property-code';
import { fullLabel, namedLocationByLabel } from '@domain/taxonomy/named-location-lookup';
import type { SnackbarMessage } from '~/domain/snackbar';
import { fold } from '@domain/kernel/text';
import { orNull } from '~/back-end/or-null.server';
import { exactPlace, findPlaces, withProperties } from '~/features/search-box/find-place.server';
import { logged } from '@domain/kernel/logged';
import { brokerProfile } from '~/features/broker/broker.server';
import { propertyByCode } from '~/features/search-box/property-by-code.server';
import { links } from '~/links';
import { nonEmptyRelaxations } from './empty-state-data';
import type { FormInput } from './form-data';
import { searchWithFallback } from './search-fallback.server';
import type { ListingInput } from './listing-data';

const placesOffered = 6;

type Context = Pick<AppLoadContext, 'api' | 'session' | 'log' | 'onOffer'>;

export interface ListingRequest {
  filters: SearchFilters;
  form?: FormInput;
  snackbar?: SnackbarMessage;
}

/**
 * Reads a listing's URL. A valid form of a browser without scripts is redirected to its search's URL.
 * A property code is redirected to the property. With an error there is no redirect, and all input stays (settled §2).
 * @throws Response redirect
 */
export async function readAddress(url: URL, context: Context): Promise<ListingRequest> {
  const requested = await readRequest(url, context);
  return { ...requested, filters: await withKnownBroker(requested.filters, context) };
}

/** Removes an unknown broker (settled §4): otherwise all properties would appear as that broker's. */
async function withKnownBroker(filters: SearchFilters, context: Context): Promise<SearchFilters> {
  const { corretor } = filters;
  if (corretor === undefined) return filters;
  const known = { slug: corretor };
  // If the back end fails, the broker counts as known.
  const broker = await brokerProfile(corretor, context).catch(
    logged(context.log, 'broker unavailable', () => known),
  );
  return broker ? filters : withoutFilter(filters, 'corretor');
}

async function readRequest({ pathname, searchParams }: URL, context: Context): Promise<ListingRequest> {
  if (!isSearchForm(searchParams)) return { filters: parseSearchUrl(pathname, searchParams) };
  const found = await findPlace(searchParams, context);
  const { filters, code, errors, typed } = readSearchForm(searchParams, () => found.place);
  const snackbar = code === null ? undefined : await openByCode(code, filters.negotiation, context);
  if (found.choice) {
    if (isCodeText(found.text)) await openByCode(found.text, filters.negotiation, context);
    const all = withoutFilter(filters, 'location');
    const places = found.choice.map((place) => ({
      label: placeText(place),
      href: buildSearchUrl(searchInPlace(all, place)),
    }));
    const local = places.length > 0 ? whichPlace : placeNotFound;
    return { filters: all, form: { typed, errors: { ...errors, local }, places } };
  }
  if (code === null && Object.keys(errors).length === 0) throw redirect(buildSearchUrl(filters));
  return { filters, snackbar, form: { typed, errors } };
}

interface Found {
  place: FoundPlace | null;
  /** Possible places without an exact match; null or undefined: unknown. */
  choice?: Place[] | null;
  text: string;
}

/** Finds the typed place by name, first in the fixed list and then in the catalogue. */
async function findPlace(fields: URLSearchParams, context: Context): Promise<Found> {
  const text = placeName.parse(fields.get(formField.place) ?? '') ?? '';
  if (!text || isNumber(text) || fold(text) === fold(fields.get(placeField.label) ?? ''))
    return { place: null, text };
  const named = namedLocationByLabel(text);
  if (named) {
    const { slug, lat, lng } = named;
    return { place: { slug, label: fullLabel(named), lat, lng }, text };
  }
  const places = await findPlaces(text, context);
  const same = exactPlace(text, places ?? []);
  if (same) {
    const { slug, lat, lng } = same;
    return { place: { slug, label: placeText(same), lat: lat ?? undefined, lng: lng ?? undefined }, text };
  }
  return { place: null, choice: places && withProperties(places).slice(0, placesOffered), text };
}

/** @throws Response redirect to the property or to the choice of several; otherwise returns the error message */
async function openByCode(
  code: string,
  negotiation: SearchFilters['negotiation'],
  context: Context,
): Promise<SnackbarMessage> {
  const found = await propertyByCode(code, context);
  if (!found.homes) return found.message;
  const [{ path }, ...others] = found.homes;
  throw redirect(others.length ? links.placeSearch({ text: code, negotiation }) : path);
}

const nearestShown = 3;

/**
 * Loads the search's answer; if the back end fails, the cached answer with its time, or null.
 * For an empty answer also loads the nearest search with results.
 */
export async function search(
  filters: SearchFilters,
  { api, log }: Context,
): Promise<Pick<ListingInput, 'answer' | 'since' | 'nearest'>> {
  const known = await orNull(searchWithFallback(api, filters), log);
  if (!known) return { answer: null };
  const { value: answer, since, failure } = known;
  if (failure) {
    await orNull(Promise.reject(failure.reason as Error), log);
    return { answer, since };
  }
  // Without a total, an empty page after the first does not mean an empty search.
  const isEmpty = (answer.total ?? (filters.page > 1 ? null : answer.items.length)) === 0;
  if (!isEmpty) return { answer };
  const [widest] = nonEmptyRelaxations(answer);
  const wider = widest ? withoutFilter(filters, widest.without) : withoutAllFilters(filters);
  const nearest = await orNull(api.searchProperties(wider, { perPage: nearestShown }), log);
  return {
    answer,
    nearest: nearest && nearest.items.length > 0 ? { filters: wider, answer: nearest } : undefined,
  };
}
