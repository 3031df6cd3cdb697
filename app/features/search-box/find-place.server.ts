import type { AppLoadContext } from '@remix-run/node';
import type { Place } from '~/domain/place';
import { hasDotSegments } from '@domain/network/dot-segments';
import { indexPlaces, type PlaceIndex } from '@domain/search/place-matching/place-index';
import { findPlaces as findIn, orderPlaces, rankPlaces } from '@domain/search/place-matching/rank-places';
import { isLabelOf } from '@domain/search/place-text';
import { maxTextLength } from '~/domain/search-box-fields';
import { fold } from '@domain/kernel/text';
import type { ApiClient } from '~/back-end/client.server';
import { orNull } from '~/back-end/or-null.server';
import { cacheAnswers } from '~/back-end/response-cache.server';

type Context = Pick<AppLoadContext, 'api' | 'log'>;

/** Maximum places on a page; the search box shows three (spec 1 §7). */
export const placesListed = 20;

const hour = 3_600_000;

/** All places of the back end (spec 2 §9: an hour), prepared once. */
const allPlaces = cacheAnswers<ApiClient, PlaceIndex<Place>>(
  { freshMs: hour, max: 20, versionOf: (api) => api.getCacheVersion?.('lists') },
  async (api) => indexPlaces((await api.homeSearchLocations()).data),
);

/**
 * Places for a text, best first over any back end; [] if the text is invalid, null if the back end fails. If none
 * that the back end found matches, its list of all places is searched: it may know no abbreviations and typos.
 */
export async function findPlaces(text: string, { api, log }: Context): Promise<Place[] | null> {
  if (text === '' || text.length > maxTextLength || hasDotSegments(text)) return [];
  const found = await orNull(api.searchLocations(text, placesListed), log);
  if (!found) return null;
  const isMatched = rankPlaces(text, found.locations, 1).length > 0;
  const all = isMatched ? null : await orNull(allPlaces(api), log);
  const others = all ? findIn(text, all, placesListed) : [];
  return others.length > 0 ? others : orderPlaces(text, found.locations);
}

/** Exact match without case and accents (spec 1 §7): by label, or by a name that is unique. */
export function exactPlace(text: string, places: readonly Place[]): Place | undefined {
  const called = places.filter((place) => fold(place.localizacao) === fold(text));
  return places.find((place) => isLabelOf(place, text)) ?? (called.length === 1 ? called[0] : undefined);
}

/** Drops places without properties; only an exact match finds those. */
export const withProperties = (places: readonly Place[]): Place[] =>
  places.filter(({ properties }) => properties !== 0);
