import { Hono } from 'hono';
import type { z } from 'zod';
import {
  type countsAnswer,
  countsBody,
  type featuresAnswer,
  type offeredAnswer,
  offeredBody,
  type PinsAnswer,
  pinLimit,
  type PricesAnswer,
  type searchAnswer,
  searchBody,
  searchQuery,
} from '@contract/search';
import type { ApiDeps } from '@api/deps';
import { bannerOf } from '@api/repositories/banner';
import { listedPropertiesOf } from '@api/repositories/listed-properties';
import { knownPlaces } from '@api/repositories/known-places';
import { type Place, pointOfPlace } from '@api/repositories/places';
import { lately } from '@api/repositories/house';
import { offeredSearches } from '@api/repositories/offered';
import { searchPrices } from '@api/repositories/prices';
import { relaxationsOf } from '@api/repositories/relaxations';
import { neighboursOf } from '@api/repositories/neighbours';
import { countShown, type Found, isWholeTown, searchPage } from '@api/repositories/search';
import type { Search } from '@api/repositories/search-conditions';
import { oncePerPlace, understood as understoodBy } from '@api/repositories/understood';
import { understoodPlace } from '@api/repositories/understood-place';
import { searchPins } from '@api/repositories/pins';
import { locationResultOf, placesNear, placesNamedLike } from '@api/repositories/locations';
import type { SearchFilters } from '@domain/search/filters';
import { endOfOwn, isFew, isOwnFirst } from '@domain/search/own-first';
import { condominiumDetails, propertyDetails, renovationLevels } from '@domain/taxonomy/attributes';
import { withoutCoveredChildren } from '@domain/taxonomy/property-types';
import { jsonBody, valid } from './validate';

type Answer = z.input<typeof searchAnswer>;

/** `search/*` and `listing/features`. A body has 64 KB at most (app.ts), a page 100 items, the map 1,000 pins. */
export function searchRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  const house = lately(db);

  const understood = (body: unknown): Promise<Search> => meant(valid(searchBody, body));
  const meant = async (
    filters: SearchFilters,
    placeOf?: (filters: SearchFilters) => Promise<Place | null>,
  ): Promise<Search> =>
    understoodBy(db, filters, filters.curadoria === undefined ? undefined : await house(), placeOf);

  const places = knownPlaces();
  /** A page of a search, with the place as it is in the catalogue that the page is of. */
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

  routes.post('/search/properties', async (context) => {
    const query = valid(searchQuery, context.req.query());
    const filters = valid(searchBody, await jsonBody(context));
    if (query.orderBy) Object.assign(filters, { orderBy: query.orderBy, direction: query.direction });
    const page = query.page ?? filters.page;
    const [search, found] = await pageOf(filters, page, query.per_page);
    const { rows, total } = found;
    const [location, relaxations] = await Promise.all([
      locationAnswer(search, found, { page, pageSize: query.per_page }),
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
      banner: await bannerOf(db, filters, await house()),
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
    const told = understoodPlace(place);
    if (place.by === 'unknown') return { ...told, suggestions: await placesNamedLike(db, place.text) };
    const around = own === undefined ? undefined : total - own;
    const isEndHere =
      own !== undefined && endOfOwn(filters, { own, around: around!, ...shown, count: rows.length }) !== null;
    return {
      ...told,
      own,
      around,
      neighbours: isEndHere
        ? (await neighboursOf(db, search)).map((each) => ({
            ...locationResultOf(each),
            own: each.here,
          }))
        : [],
      isWholeTown: await isWholeTown(db, search),
      suggestions: total === 0 ? await placesNear(db, pointOfPlace(place), place.location) : [],
    };
  };

  routes.post('/search/pins', async (context) => {
    const search = await understood(await jsonBody(context));
    const answer: PinsAnswer = await searchPins(db, search, pinLimit);
    return context.json(answer);
  });

  const offered = offeredSearches(db, meant);
  routes.post('/search/offered', async (context) => {
    const { searches } = valid(offeredBody, await jsonBody(context));
    return context.json({ found: await offered(searches) } satisfies z.input<typeof offeredAnswer>);
  });

  routes.post('/search/counts', async (context) => {
    const { searches } = valid(countsBody, await jsonBody(context));
    const understoodOnce = oncePerPlace(meant);
    const totals = await Promise.all(
      searches.map(async (filters) => countShown(db, await understoodOnce(filters))),
    );
    return context.json({ totals } satisfies z.input<typeof countsAnswer>);
  });

  routes.post('/search/prices', async (context) => {
    const answer: PricesAnswer = await searchPrices(db, await understood(await jsonBody(context)));
    return context.json(answer);
  });

  routes.get('/listing/features', (context) =>
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
