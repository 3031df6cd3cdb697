import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type countsAnswer,
  countsBody,
  defaultPageSize,
  type featuresAnswer,
  type availableSearchesAnswer,
  availableSearchesBody,
  pageSizeBesidePinned,
  type PinsAnswer,
  pinLimit,
  type PricesAnswer,
  type searchAnswer,
  searchBody,
  searchQuery,
} from '@contract/search';
import type { Kysely } from 'kysely';
import type { SearchDatabase } from '../schema';
import { bannerOf } from '../queries/banner';
import { listedPropertiesOf } from '@api/properties/queries/listed-properties';
import { knownPlaces } from '../queries/known-places';
import { type Place, pointOfPlace } from '../queries/places';
import { cachedBrokerage } from '@api/brokerage/queries/brokerage';
import { availableSearches } from '../queries/available-searches';
import { searchPrices } from '../queries/prices';
import { relaxationsOf } from '../queries/relaxations';
import { nearbyDistricts } from '../queries/nearby-districts';
import { countShown, type Found, isWholeTown, searchPage } from '../queries/search';
import type { Search } from '../queries/search-conditions';
import { oncePerPlace, resolveSearch as understoodBy } from '../queries/resolve-search';
import { resolvedPlace } from '../queries/resolved-place';
import { searchPins } from '../queries/pins';
import { locationResultOf, placesNear, placesNamedLike } from '../queries/locations';
import type { SearchFilters } from '@domain/search/filters';
import { endOfOwn, isFew, isOwnFirst } from '@domain/search/own-first';
import { condominiumDetails, propertyDetails, renovationLevels } from '@domain/taxonomy/attributes';
import { withoutCoveredChildren } from '@domain/taxonomy/property-types';
import { jsonBody, valid } from '@api/platform/http/validate';
import { publicAnswer } from '@api/platform/http/public-answer';

type Answer = z.input<typeof searchAnswer>;

export function searchRoutes({ db }: { db: Kysely<SearchDatabase> }): Hono {
  const routes = new Hono();
  const getBrokerage = cachedBrokerage(db);

  const understood = (body: unknown): Promise<Search> => meant(valid(searchBody, body));
  const meant = async (
    filters: SearchFilters,
    placeOf?: (filters: SearchFilters) => Promise<Place | null>,
  ): Promise<Search> =>
    understoodBy(db, filters, filters.curadoria === undefined ? undefined : await getBrokerage(), placeOf);

  const places = knownPlaces();
  /** Repeats the search if the cached place is outdated. */
  async function pageOf(filters: SearchFilters, page: number, size: number): Promise<[Search, Found]> {
    const known = places.of(filters);
    const seen = places.version;
    const search = await meant(filters, known && (async () => known));
    const found = await searchPage(db, search, page, size);
    const isAsKnown = found.version === undefined || places.saw(found.version);
    if (known && !isAsKnown) return pageOf(filters, page, size);
    places.add(filters, search.place, seen);
    return [search, found];
  }

  routes.post('/search/properties', publicAnswer, async (context) => {
    const query = valid(searchQuery, context.req.query());
    const filters = valid(searchBody, await jsonBody(context));
    if (query.orderBy) Object.assign(filters, { orderBy: query.orderBy, direction: query.direction });
    const page = query.page ?? filters.page;
    const isPinned = filters.fixedProductId !== undefined;
    // The specification leaves the pinned property out of its page size (spec 2 §9).
    const isBesidePinned = isPinned && page === 1 && query.per_page === pageSizeBesidePinned;
    const pageSize = isBesidePinned ? defaultPageSize : query.per_page;
    const [search, found] = await pageOf(filters, page, pageSize);
    const { rows, total } = found;
    const [location, relaxations] = await Promise.all([
      locationAnswer(search, found, { page, pageSize }),
      total === 0 || (page === 1 && isFew(filters, total, found.own))
        ? relaxationsOf(db, search, total > 0 && isOwnFirst(filters) ? 'own' : 'all')
        : [],
    ]);
    const items = listedPropertiesOf(rows, filters.negotiation);
    return context.json({
      items,
      total,
      totalItems: items.length,
      propertyType: withoutCoveredChildren(filters.propertyType),
      banner: await bannerOf(db, filters, await getBrokerage()),
      ...(isPinned && { isLaidOut: true }),
      location,
      relaxations,
    } satisfies Answer);
  });

  const locationAnswer = async (
    search: Search,
    { rows, total, own }: Found,
    shown: { page: number; pageSize: number },
  ): Promise<Answer['location']> => {
    const { place, filters } = search;
    if (!place) return null;
    const resolved = resolvedPlace(place);
    if (place.by === 'unknown') return { ...resolved, suggestions: await placesNamedLike(db, place.text) };
    const around = own === undefined ? undefined : total - own;
    const isEndHere =
      own !== undefined && endOfOwn(filters, { own, around: around!, ...shown, count: rows.length }) !== null;
    return {
      ...resolved,
      own,
      around,
      neighbours: isEndHere
        ? (await nearbyDistricts(db, search)).map((each) => ({
            ...locationResultOf(each),
            own: each.here,
          }))
        : [],
      isWholeTown: await isWholeTown(db, search),
      suggestions: total === 0 ? await placesNear(db, pointOfPlace(place), place.location) : [],
    };
  };

  routes.post('/search/pins', publicAnswer, async (context) => {
    const search = await understood(await jsonBody(context));
    const answer: PinsAnswer = await searchPins(db, search, pinLimit);
    return context.json(answer);
  });

  const available = availableSearches(db, meant);
  routes.post('/search/offered', publicAnswer, async (context) => {
    const { searches } = valid(availableSearchesBody, await jsonBody(context));
    return context.json({ found: await available(searches) } satisfies z.input<
      typeof availableSearchesAnswer
    >);
  });

  routes.post('/search/counts', publicAnswer, async (context) => {
    const { searches } = valid(countsBody, await jsonBody(context));
    const understoodOnce = oncePerPlace(meant);
    const totals = await Promise.all(
      searches.map(async (filters) => countShown(db, await understoodOnce(filters))),
    );
    return context.json({ totals } satisfies z.input<typeof countsAnswer>);
  });

  routes.post('/search/prices', publicAnswer, async (context) => {
    const answer: PricesAnswer = await searchPrices(db, await understood(await jsonBody(context)));
    return context.json(answer);
  });

  routes.get('/listing/features', publicAnswer, (context) =>
    context.json({
      data: {
        propertyDetails: [...propertyDetails],
        condominiumDetails: [...condominiumDetails],
        renovationLevel: [...renovationLevels],
      },
    } satisfies z.input<typeof featuresAnswer>),
  );

  return routes;
}
