import type { AppLoadContext } from '@remix-run/node';
import type { Place } from '~/domain/place';
import { hasDotSegments } from '@domain/dot-segments';
import { isLabelOf } from '@domain/search/place-text';
import { longestText } from '~/domain/search-box-fields';
import { fold } from '@domain/text';
import { orNull } from '~/back-end/or-null.server';

type Context = Pick<AppLoadContext, 'api' | 'log'>;

/** Places that a page lists, at most; the search box's list has three (spec 1 §7). */
export const placesListed = 20;

/**
 * The places that a typed text may mean, best first; [] for one that no place's name could be, null where the back end
 * does not answer.
 */
export async function findPlaces(text: string, { api, log }: Context): Promise<Place[] | null> {
  if (text === '' || text.length > longestText || hasDotSegments(text)) return [];
  return (await orNull(api.searchLocations(text, placesListed), log))?.locations ?? null;
}

/**
 * The place that a text names exactly, whatever its case and accents (spec 1 §7): by its label, or by
 * its own name where no other place is called so.
 */
export function exactPlace(text: string, places: readonly Place[]): Place | undefined {
  const called = places.filter((place) => fold(place.localizacao) === fold(text));
  return places.find((place) => isLabelOf(place, text)) ?? (called.length === 1 ? called[0] : undefined);
}

/** Those of the places that hold something, as far as that is known: others are found by their whole name alone. */
export const withHomes = (places: readonly Place[]): Place[] =>
  places.filter(({ properties }) => properties !== 0);
