import type { z } from 'zod';
import { brokerAnswer, brokersAnswer } from '@contract/broker';
import type { Negotiation, SearchFilters } from '@domain/search/filters';
import { geolocationAnswer } from '@contract/geolocation';
import type { Geolocation } from '@domain/geolocation';
import { slidesAnswer } from '@contract/home';
import {
  districtCoordsAnswer,
  getLocationsAnswer,
  locationsAnswer,
  recentSearchAnswer,
  searchLocationsAnswer,
  searchTypesAnswer,
} from '@contract/location';
import { leadAnswer, type LeadInput } from '@contract/leads';
import { codeAnswer, propertyDetail, similarAnswer } from '@contract/property';
import { featuresAnswer, pinsAnswer, searchAnswer } from '@contract/search';
import { sitemapAnswer } from '@contract/sitemap';
import { viewAnswer, type View } from '@contract/views';
import type { Phase } from '@domain/taxonomy/conditions';
import { authCalls } from './auth-calls.server';
import { type Caller, callerHeaders, placeHeaders } from './caller.server';
import { customerCalls } from './customer-calls.server';
import { send, type Call, type CallOptions, type Transport } from './transport.server';

export type ApiClient = ReturnType<typeof createApiClient>;
export type CustomerApi = ReturnType<ApiClient['as']>;

/**
 * The website's way to its back end, in this process or elsewhere: one method for each call, named after it. Every
 * answer is parsed by the contract; what can go wrong is one of the four classes of ./errors.
 */
export function createApiClient(transport: Transport) {
  const call = <Schema extends z.ZodType>(each: Call<Schema>) => send(transport, each);
  const part = encodeURIComponent;
  const from =
    (caller: Caller, token?: string) =>
    <Schema extends z.ZodType>(each: Call<Schema>) =>
      send({ ...transport, token }, { ...each, headers: { ...callerHeaders(caller), ...each.headers } });
  return {
    /** Signing in, registering, recovering: told who asks, so that the back end can limit it. */
    auth: (caller: Caller) => authCalls(from(caller)),
    /** What only a signed-in customer may ask. ApiHttpError 401: the session has ended. */
    as: (token: string, caller: Caller) => customerCalls(from(caller, token)),
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
        body: filters,
        answer: searchAnswer,
        ...options,
      }),
    searchPins: (filters: SearchFilters) => call({ path: 'search/pins', body: filters, answer: pinsAnswer }),
    listingFeatures: () => call({ path: 'listing/features', answer: featuresAnswer }),
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
    ) => call({ path: `products/${phase}/${id}/similar`, query, answer: similarAnswer, ...options }),
    productByCode: (code: string) => call({ path: `products/code/${part(code)}`, answer: codeAnswer }),
    homeSearchLocations: () => call({ path: 'home/searchLocations', answer: searchLocationsAnswer }),
    /** The places that a typed text may mean, best first: three at most, or `limit` where the back end gives more. */
    searchLocations: (text: string, limit?: number) =>
      call({ path: `products/searchLocations/${part(text)}`, query: { limit }, answer: locationsAnswer }),
    searchDistrict: (text: string) =>
      call({ path: `listing/searchDistrict/${part(text)}`, answer: locationsAnswer }),
    searchTypes: (location: string, negotiation: Negotiation) =>
      call({ path: `products/searchTypes/${part(location)}/${negotiation}`, answer: searchTypesAnswer }),
    districtCoords: (uf: string, city: string, district: string) =>
      call({
        path: `home/districtCoords/${part(uf)}/${part(city)}/${part(district)}`,
        answer: districtCoordsAnswer,
      }),
    getLocations: (anonymousUserId?: string) =>
      call({
        path: 'sellRent/getLocations',
        query: { anonymous_user_id: anonymousUserId },
        answer: getLocationsAnswer,
      }),
    rememberSearch: (anonymousUserId: string, locationId: number) =>
      call({
        path: 'search/recent',
        body: { anonymous_user_id: anonymousUserId, location_id: locationId },
        answer: recentSearchAnswer,
      }),
    slides: () => call({ path: 'home/slides', answer: slidesAnswer }),
    broker: (slug: string, options: CallOptions = {}) =>
      call({ path: `broker/${part(slug)}`, answer: brokerAnswer, ...options }),
    /** Where a visitor is, as the back end knows it; told what the website knows. */
    geolocation: (visitor: Geolocation, options: CallOptions = {}) =>
      call({
        path: 'geolocation',
        headers: placeHeaders(visitor),
        answer: geolocationAnswer,
        ...options,
      }),
    brokers: (query: { limit?: number } = {}) => call({ path: 'brokers', query, answer: brokersAnswer }),
    /** Kept once for each idempotency key; resolves only once it is kept. */
    sendLead: (lead: LeadInput, options: CallOptions = {}) =>
      call({ path: 'leads', body: lead, answer: leadAnswer, ...options }),
    /** A property was seen once more. */
    countView: (view: View) => call({ path: 'visitTypeView', body: view, answer: viewAnswer }),
    sitemap: (query: { after?: number; limit?: number } = {}) =>
      call({ path: 'products/sitemap', query, answer: sitemapAnswer }),
  };
}
