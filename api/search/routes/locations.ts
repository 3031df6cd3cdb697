import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { z } from 'zod';
import {
  anonymousUserId,
  type districtCoordsAnswer,
  type getLocationsAnswer,
  type locationsAnswer,
  locationsQuery,
  locationText,
  type recentSearchAnswer,
  recentSearchBody,
  type searchLocationsAnswer,
  type searchTypesAnswer,
} from '@contract/location';
import type { Kysely } from 'kysely';
import type { SearchDatabase } from '../schema';
import { notFound } from '@api/platform/http/errors';
import { allPlaces, districtPoint, recentSearches, rememberSearch } from '../queries/locations';
import { resolvePlace } from '../queries/places';
import { placeSuggestions } from '../queries/suggested-places';
import { availableTypes } from '../queries/available-types';
import { searchFilters } from '@domain/search/filters';
import { parentType, propertyTypeLabel } from '@domain/taxonomy/property-types';
import { slugify } from '@domain/kernel/text';
import { jsonBody, valid } from '@api/platform/http/validate';
import { publicAnswer } from '@api/platform/http/public-answer';

const hour = 'public, max-age=3600';
/** These values of `products/searchLocations` return all places of the type. */
const kinds = ['cidade', 'campo', 'praia', 'internacional'] as const;

export function locationRoutes({ db }: { db: Kysely<SearchDatabase> }): Hono {
  const routes = new Hono();
  const suggestPlaces = placeSuggestions(db);

  routes.get('/home/searchLocations', publicAnswer, async (context) => {
    context.header('Cache-Control', hour);
    const data = await allPlaces(db);
    return context.json({ data, status: 'success' } satisfies z.input<typeof searchLocationsAnswer>);
  });

  routes.get('/products/searchLocations/:value', publicAnswer, async (context) => {
    const value = valid(locationText, context.req.param('value'));
    const { limit } = valid(locationsQuery, context.req.query());
    const kind = kinds.find((each) => each === value);
    const locations = kind ? await allPlaces(db, kind) : await suggestPlaces(value, { limit });
    return context.json({ locations } satisfies z.input<typeof locationsAnswer>);
  });

  routes.get('/listing/searchDistrict/:value', publicAnswer, async (context) => {
    const value = valid(locationText, context.req.param('value'));
    const locations = await suggestPlaces(value, { only: 'districts' });
    return context.json({ locations } satisfies z.input<typeof locationsAnswer>);
  });

  const searchTypes = async (location: string, negotiation: string) => {
    const rented = ['rent', 'aluguel', 'alugar'].includes(negotiation);
    const kind = kinds.find((each) => each === location || (location === 'city' && each === 'cidade'));
    const place = kind
      ? null
      : await resolvePlace(db, searchFilters.parse({ local: slugify(location).slice(0, 80) || undefined }));
    const types = await availableTypes(db, { negotiation: rented ? 'rent' : 'sell', kind, place });
    return {
      subtipos: types.map(({ type, total }) => ({
        group_id: parentType(type),
        slug: type,
        description: propertyTypeLabel(type),
        total,
      })),
      status: 'success',
    } satisfies z.input<typeof searchTypesAnswer>;
  };
  routes.get('/products/searchTypes', publicAnswer, async (context) =>
    context.json(await searchTypes('city', 'sell')),
  );
  routes.get('/products/searchTypes/:location', publicAnswer, async (context) =>
    context.json(await searchTypes(valid(locationText, context.req.param('location')), 'sell')),
  );
  routes.get('/products/searchTypes/:location/:negotiation', publicAnswer, async (context) =>
    context.json(
      await searchTypes(
        valid(locationText, context.req.param('location')),
        valid(locationText, context.req.param('negotiation')),
      ),
    ),
  );

  routes.get('/home/districtCoords/:uf/:city/:district', publicAnswer, async (context) => {
    const [uf, city, district] = (['uf', 'city', 'district'] as const).map((name) =>
      valid(locationText, context.req.param(name)),
    ) as [string, string, string];
    const point = await districtPoint(db, { uf, city, district });
    if (!point) throw notFound();
    return context.json(point satisfies z.input<typeof districtCoordsAnswer>);
  });

  routes.get('/sellRent/getLocations', async (context) => {
    const given = anonymousUserId.safeParse(context.req.query('anonymous_user_id'));
    const id = given.success ? given.data : randomBytes(16).toString('base64url');
    const [locations, recent_searchs] = await Promise.all([
      allPlaces(db),
      given.success ? recentSearches(db, id) : [],
    ]);
    context.header('Cache-Control', 'private, max-age=3600');
    return context.json({ locations, recent_searchs, anonymous_user_id: id } satisfies z.input<
      typeof getLocationsAnswer
    >);
  });

  routes.post('/search/recent', async (context) => {
    const body = valid(recentSearchBody, await jsonBody(context));
    if (!(await rememberSearch(db, body.anonymous_user_id, body.location_id))) throw notFound();
    const recent_searchs = await recentSearches(db, body.anonymous_user_id);
    return context.json({ recent_searchs } satisfies z.input<typeof recentSearchAnswer>);
  });

  return routes;
}
