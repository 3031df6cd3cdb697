import { redirect, type AppLoadContext } from '@remix-run/node';
import type { SearchFilters } from '@contract/filters';
import { links } from '~/links';
import { returnTo } from '~/domain/return-to';
import { buildSearchUrl } from '~/domain/search/build-url';
import { withoutAllFilters, withoutFilter } from '~/domain/search/changes';
import { isSearchForm, readSearchForm } from '~/domain/search/form';
import type { FoundPlace } from '~/domain/search/form-place';
import { formField, placeField } from '~/domain/search/form-fields';
import { placeName } from '~/domain/search/param';
import { parseSearchUrl } from '~/domain/search/parse-url';
import { fullLabel, namedLocationByLabel } from '~/domain/taxonomy/named-location-lookup';
import type { SnackbarMessage } from '~/domain/snackbar';
import { fold } from '~/domain/text';
import { ApiContractError, ApiHttpError, ApiNetworkError, ApiTimeoutError } from '~/services/api/errors';
import { nonEmptyRelaxations } from './empty-state-data';
import type { FormInput } from './form-data';
import type { ListingInput } from './listing-data';

/** The back end, and where its failures are told. */
type Context = Pick<AppLoadContext, 'api' | 'log'>;

/** What an address asks for: filters, or a filter form that could not be understood whole. */
export interface Asked {
  filters: SearchFilters;
  form?: FormInput;
  snackbar?: SnackbarMessage;
}

/**
 * Reads a listing's address. A filter form sent without JavaScript is answered by a redirect to the search's own
 * address, and a property's code by one to the property; where a field has an error nothing is redirected and
 * everything typed is kept (decisions, section 2).
 * @throws a redirect
 */
export async function readAddress({ pathname, searchParams }: URL, context: Context): Promise<Asked> {
  if (!isSearchForm(searchParams)) return { filters: parseSearchUrl(pathname, searchParams) };
  const place = await findPlace(searchParams, context);
  const { filters, code, errors, typed } = readSearchForm(searchParams, () => place);
  const snackbar = code === null ? undefined : await openByCode(code, context);
  if (code === null && Object.keys(errors).length === 0) throw redirect(buildSearchUrl(filters));
  return { filters, snackbar, form: { typed, errors } };
}

/** What the back end takes for a place's name, in characters (contract/location.ts). */
const longestPlace = 80;

/** The place that has exactly the typed name, among the fixed ones or the catalogue's own. */
async function findPlace(fields: URLSearchParams, { api, log }: Context): Promise<FoundPlace | null> {
  const text = placeName.parse(fields.get(formField.place) ?? '');
  if (!text || /^\d+$/.test(text) || fold(text) === fold(fields.get(placeField.label) ?? '')) return null;
  const named = namedLocationByLabel(text);
  if (named) return { slug: named.slug, label: fullLabel(named), lat: named.lat, lng: named.lng };
  if (text.length > longestPlace) return null;
  const { locations } = (await orNull(api.searchLocations(text), log)) ?? { locations: [] };
  const same = locations.find(({ value, localizacao }) =>
    [value, localizacao].some((label) => fold(label) === fold(text)),
  );
  return same ? { slug: same.slug, label: same.value, lat: same.lat, lng: same.lng } : null;
}

/**
 * Goes to the property that has this code (specification 1, section 2.5).
 * @returns the message where there is none, or where it could not be asked for (section 10)
 */
async function openByCode(code: string, { api, log }: Context): Promise<SnackbarMessage> {
  const found = await orNull(api.productByCode(code), log);
  if (!found) return { tone: 'danger', text: 'Tivemos um problema ao buscar o imóvel, tente novamente.' };
  const path = found.url?.sell ?? found.url?.rent;
  const address = found.id && path ? returnTo(`/${path.replace(/^\/+/, '')}/${found.id}`) : null;
  if (address) throw redirect(address);
  return {
    tone: 'warning',
    text: 'Infelizmente, o imóvel buscado não está mais disponível. Mas não se preocupe, nossos consultores selecionaram outros imóveis similares à sua busca.',
    action: { label: 'Ver mais imóveis', href: links.allProperties() },
  };
}

/** Properties shown beside an empty list. */
const nearestShown = 3;

/** The search's answer, null where the back end fails; where nothing matches, the nearest search that has something. */
export async function search(
  filters: SearchFilters,
  { api, log }: Context,
): Promise<Pick<ListingInput, 'answer' | 'nearest'>> {
  const answer = await orNull(api.searchProperties(filters), log);
  if (answer?.total !== 0) return { answer };
  const [widest] = nonEmptyRelaxations(answer);
  const wider = widest ? withoutFilter(filters, widest.without) : withoutAllFilters(filters);
  const nearest = await orNull(api.searchProperties(wider, { perPage: nearestShown }), log);
  return { answer, nearest: nearest && nearest.total > 0 ? { filters: wider, answer: nearest } : undefined };
}

const failures = [ApiHttpError, ApiTimeoutError, ApiNetworkError, ApiContractError];

/** A call that fails is told in the log and shown as a page that says so, never as a broken one. */
async function orNull<T>(call: Promise<T>, log: Context['log']): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!failures.some((failure) => error instanceof failure)) throw error;
    log.error({ reason: (error as Error).message }, 'a listing was made without an answer of the back end');
    return null;
  }
}
