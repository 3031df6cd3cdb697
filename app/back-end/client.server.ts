import { defaultPageSize, featuresAnswer, pinsAnswer } from '@contract/search';
import { geolocationAnswer } from '@contract/geolocation';
import { districtCoordsAnswer } from '@contract/location';
import { sitemapAnswer } from '@contract/sitemap';
import type { Geolocation } from '@domain/geolocation';
import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { Phase } from '@domain/taxonomy/conditions';
import { knownAdditions } from './additions.server';
import { authCalls } from './auth-calls.server';
import { type Caller, callerHeaders, placeHeaders } from './caller.server';
import { customerCalls } from './customer-calls.server';
import { activeBroker } from './reading/broker.server';
import { bySchema } from './reading/by-schema.server';
import { brokers, offeredTypes, places, relatedProperties, slides } from './reading/lists.server';
import { propertyDetail } from './reading/property.server';
import { searchAnswer } from './reading/search.server';
import { searchBody } from './search-body.server';
import { visitorCalls } from './visitor-calls.server';
import { send, type Call, type CallOptions, type Transport } from './transport.server';

export type ApiClient = ReturnType<typeof createApiClient>;
export type CustomerApi = ReturnType<ApiClient['as']>;

/**
 * The website's way to its back end, in this process or elsewhere: one method for each call, named after it. Every
 * answer is parsed by the contract; what can go wrong is one of the four classes of ./errors.
 */
export function createApiClient(transport: Transport) {
  const call = <Model>(each: Call<Model>) => send(transport, each);
  const part = encodeURIComponent;
  const addition = knownAdditions(transport.log);
  const from =
    (caller: Caller, token?: string) =>
    <Model>(each: Call<Model>) =>
      send({ ...transport, token }, { ...each, headers: { ...callerHeaders(caller), ...each.headers } });
  return {
    /** Signing in, registering, recovering: told who asks, so that the back end can limit it. */
    auth: (caller: Caller) => authCalls(from(caller)),
    /** What only a signed-in customer may ask. ApiHttpError 401: the session has ended. */
    as: (token: string, caller: Caller) => {
      const own = from(caller, token);
      return { ...customerCalls(own, addition), ...visitorCalls(own) };
    },
    ...visitorCalls(call),
    /** One page of a search; 9 items unless `perPage` says otherwise. The filters' own page and order are meant. */
    searchProperties: (
      filters: SearchFilters,
      { perPage, ...options }: CallOptions & { perPage?: number } = {},
    ) =>
      call({
        path: 'search/properties',
        query: {
          page: filters.page,
          per_page: perPage,
          orderBy: filters.orderBy,
          direction: filters.direction,
        },
        body: searchBody(filters),
        answer: searchAnswer(perPage ?? defaultPageSize, filters.page),
        ...options,
      }),
    /** Every match as a point on the map: a call of ours. */
    searchPins: (filters: SearchFilters) =>
      addition('search/pins', () =>
        call({ path: 'search/pins', body: searchBody(filters), answer: bySchema(pinsAnswer) }),
      ),
    listingFeatures: () => call({ path: 'listing/features', answer: bySchema(featuresAnswer) }),
    /** ApiHttpError 404 'Produto não encontrado', 410 'Indisponível'. */
    product: (phase: Phase, id: number, negotiationType?: Negotiation, options: CallOptions = {}) =>
      call({
        path: `products/${phase}/${id}`,
        query: { negotiationType },
        answer: propertyDetail,
        ...options,
      }),
    similar: (
      phase: Phase,
      id: number,
      query: { negotiationType?: Negotiation; pageSize?: number; page?: number } = {},
      options: CallOptions = {},
    ) => call({ path: `products/${phase}/${id}/similar`, query, answer: relatedProperties, ...options }),
    homeSearchLocations: () => call({ path: 'home/searchLocations', answer: places('data') }),
    /** The places that a typed text may mean, best first: three at most, or `limit` where the back end gives more. */
    searchLocations: (text: string, limit?: number) =>
      call({ path: `products/searchLocations/${part(text)}`, query: { limit }, answer: places('locations') }),
    searchDistrict: (text: string) =>
      call({ path: `listing/searchDistrict/${part(text)}`, answer: places('locations') }),
    searchTypes: (location: string, negotiation: Negotiation) =>
      call({ path: `products/searchTypes/${part(location)}/${negotiation}`, answer: offeredTypes }),
    districtCoords: (uf: string, city: string, district: string) =>
      call({
        path: `home/districtCoords/${part(uf)}/${part(city)}/${part(district)}`,
        answer: bySchema(districtCoordsAnswer),
      }),
    slides: () => call({ path: 'home/slides', answer: slides }),
    broker: (slug: string, options: CallOptions = {}) =>
      call({ path: `broker/${part(slug)}`, answer: activeBroker, ...options }),
    /** Where a visitor is, as the back end knows it; told what the website knows. */
    geolocation: (visitor: Geolocation, options: CallOptions = {}) =>
      addition('geolocation', () =>
        call({
          path: 'geolocation',
          headers: placeHeaders(visitor),
          answer: bySchema(geolocationAnswer),
          ...options,
        }),
      ),
    /** The active brokers: a call of ours. */
    brokers: (query: { limit?: number } = {}) =>
      addition('brokers', () => call({ path: 'brokers', query, answer: brokers })),
    /** Active properties: a call of ours. */
    sitemap: (query: { after?: number; limit?: number } = {}) =>
      addition('products/sitemap', () =>
        call({ path: 'products/sitemap', query, answer: bySchema(sitemapAnswer) }),
      ),
  };
}
