import type { AppLoadContext } from '@remix-run/node';
import type { PurchaseProfile } from '@contract/purchase-profile';
import { buildSearchUrl } from '@domain/search/build-url';
import { orNull } from '~/back-end/or-null.server';
import { exactPlace, findPlaces } from '~/features/search-box/find-place.server';
import { profileSearch } from './profile-search';

/** Number of properties that match in one place (null: anywhere), and the link to them. */
export interface Match {
  place: string | null;
  total: number;
  href: string;
}

const budgetShare = 0.6;

type Context = Pick<AppLoadContext, 'api' | 'log'>;

/**
 * Counts the properties for each search of the profile. Places can overlap, so there is no sum.
 * Omits places that have no count or no longer exist.
 */
export async function profileMatches(profile: PurchaseProfile, context: Context): Promise<Match[]> {
  const places = profile.places.length > 0 ? profile.places : [null];
  const found = await Promise.all(places.map((place) => matchIn(place, profile, context)));
  return found.filter((match) => match !== null);
}

async function matchIn(label: string | null, profile: PurchaseProfile, context: Context) {
  const place = label === null ? null : exactPlace(label, (await findPlaces(label, context)) ?? []);
  if (place === undefined) return null;
  const search = profileSearch(profile, place);
  const answer = await orNull(context.api.searchProperties(search, { perPage: 1, budgetShare }), context.log);
  const total = answer?.total ?? null;
  return total === null ? null : { place: label, total, href: buildSearchUrl(search) };
}
