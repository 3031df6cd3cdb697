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
import { isCodeText, isNumber } from '@domain/property-code';
import { fullLabel, namedLocationByLabel } from '@domain/taxonomy/named-location-lookup';
import type { SnackbarMessage } from '~/domain/snackbar';
import { fold } from '@domain/text';
import { orNull } from '~/back-end/or-null.server';
import { exactPlace, findPlaces, withHomes } from '~/features/search-box/find-place.server';
import { logged } from '@domain/logged';
import { brokerProfile } from '~/features/broker/broker.server';
import { propertyByCode } from '~/features/search-box/property-by-code.server';
import { links } from '~/links';
import { nonEmptyRelaxations } from './empty-state-data';
import type { FormInput } from './form-data';
import { keptSearch } from './kept-search.server';
import type { ListingInput } from './listing-data';

/** Places offered beside a text that names none exactly. */
const placesOffered = 6;

/** The back end, and where its failures are told. */
type Context = Pick<AppLoadContext, 'api' | 'session' | 'log' | 'onOffer'>;

/** What an address asks for: filters, or a filter form that could not be understood whole. */
export interface ListingRequest {
  filters: SearchFilters;
  form?: FormInput;
  snackbar?: SnackbarMessage;
}

/**
 * Reads a listing's address. A filter form sent without JavaScript is answered by a redirect to the search's own
 * address, and a property's code by one to the property; where a field has an error nothing is redirected and
 * everything typed is kept (settled §2).
 * @throws a redirect
 */
export async function readAddress(url: URL, context: Context): Promise<ListingRequest> {
  const asked = await readRequest(url, context);
  return { ...asked, filters: await withKnownBroker(asked.filters, context) };
}

/** Without a broker who is none (settled §4: as a parameter he is ignored): all homes are no one's list. */
async function withKnownBroker(filters: SearchFilters, context: Context): Promise<SearchFilters> {
  const { corretor } = filters;
  if (corretor === undefined) return filters;
  const kept = { slug: corretor };
  // Where the back end does not say, he may be one.
  const broker = await brokerProfile(corretor, context).catch(
    logged(context.log, 'a broker could not be had', () => kept),
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
  /** The one that is called exactly so. */
  place: FoundPlace | null;
  /** Where there is none, those that may be meant; absent where nobody knows. */
  choice?: Place[] | null;
  text: string;
}

/** The place that has the typed name, among the fixed ones or the catalogue's own. */
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
  return { place: null, choice: places && withHomes(places).slice(0, placesOffered), text };
}

/** @throws a redirect to the property that has this code, or to the choice among several; else tells why there is none. */
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

/** Properties shown beside an empty list. */
const nearestShown = 3;

/**
 * The search's answer; where the back end fails, what it said last and when, or null. Where nothing matches, the nearest
 * search that has something.
 */
export async function search(
  filters: SearchFilters,
  { api, log }: Context,
): Promise<Pick<ListingInput, 'answer' | 'since' | 'nearest'>> {
  const kept = await orNull(keptSearch(api, filters), log);
  if (!kept) return { answer: null };
  const { value: answer, since, failure } = kept;
  if (failure) {
    await orNull(Promise.reject(failure.reason as Error), log);
    return { answer, since };
  }
  // Of a page behind the last one nothing follows where nobody has counted.
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
