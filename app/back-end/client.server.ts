import {
  countsAnswer,
  defaultPageSize,
  featuresAnswer,
  offeredAnswer,
  pinsAnswer,
  pricesAnswer,
} from '@contract/search';
import { geolocationAnswer } from '@contract/geolocation';
import { houseAnswer } from '@contract/house';
import { publicChangesAnswer } from '@contract/public-changes';
import { districtCoordsAnswer } from '@contract/location';
import { sitemapAnswer } from '@contract/sitemap';
import type { Geolocation } from '@domain/geolocation';
import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { Phase } from '@domain/taxonomy/conditions';
import { type Additions, knownAdditions } from './additions.server';
import { alertCalls } from './alert-calls.server';
import { authCalls } from './auth-calls.server';
import { Breaker } from './breaker.server';
import { type Caller, callerHeaders, placeHeaders } from './caller.server';
import { customerCalls } from './customer-calls.server';
import { isFailure } from './errors.server';
import type { OnePages } from './kept-answers.server';
import { withinBudget } from './patience.server';
import type { StampNow } from './stamps.server';
import { keptCalls, type PublicCall } from './kept-calls.server';
import { ReadingBudget } from './reading-budget.server';
import { activeBroker } from './reading/broker.server';
import { bySchema } from './reading/by-schema.server';
import { brokers, offeredTypes, places, relatedProperties, slides } from './reading/lists.server';
import { propertyDetail } from './reading/property.server';
import { searchAnswer } from './reading/search.server';
import { searchBody } from './search-body.server';
import { visitorCalls } from './visitor-calls.server';
import { sharedFolderCalls } from './shared-folder-calls.server';
import { subscriptionCalls } from './subscription-calls.server';
import { knownViewWords, type ViewWords } from './view-calls.server';
import { send, type Call, type CallOptions, type Transport } from './transport.server';

type Calls = ReturnType<typeof calls>;
export type CustomerApi = ReturnType<Calls['as']>;

/** The website's way to its back end, in this process or elsewhere. */
export interface ApiClient extends Calls {
  /** The same for nobody's page: what is not read for a person may take its time. */
  shared: ApiClient;
  /** Of which state of the catalogue answers are that are asked for now (stamps.server.ts). */
  stampNow?: StampNow;
  /** How long a page waits for all that it reads, in ms, where it is not the default. */
  readingMs?: number;
  /**
   * The same for one page, whose reading calls share a budget. What is kept of their answers is everybody's.
   * @param onFailure told where something that it reads fails, even if another answer stands in for it
   */
  forPage(onFailure?: () => void): PageApi;
}

/** One page's way. */
export type PageApi = ApiClient & OnePages<ApiClient>;

/**
 * Makes the way: what is learnt of the back end (what it has, which calls fail) is learnt for all pages.
 * @param stampNow where the back end tells of changes: answers that are everybody's are then kept until one touches them
 */
export function createApiClient(
  given: Omit<Transport, 'breakerOf' | 'budget'>,
  stampNow?: StampNow,
): ApiClient {
  const breakers = new Map<string, Breaker>();
  const breakerOf = (name: string) => {
    const known = breakers.get(name) ?? new Breaker();
    breakers.set(name, known);
    return known;
  };
  const transport = { ...given, breakerOf };
  const addition = knownAdditions(given.log);
  const words = knownViewWords();
  const kept = keptCalls(transport, stampNow);
  const forPage = (onFailure?: () => void): PageApi => {
    const budget = new ReadingBudget(transport.readingMs);
    const failed = (reason: unknown) => isFailure(reason) && onFailure?.();
    return {
      ...calls({ ...transport, budget, onFailure: failed }, addition, words, kept),
      stampNow,
      readingMs: transport.readingMs,
      forPage,
      shared,
      whileItLasts: (waited) => withinBudget(budget, waited),
      failed,
    };
  };
  const shared: ApiClient = {
    ...calls(transport, addition, words, kept),
    stampNow,
    readingMs: transport.readingMs,
    forPage,
    get shared() {
      return shared;
    },
  };
  return shared;
}

/**
 * One method for each call, named after it. Every answer is parsed by the contract; what can go wrong is one of the four
 * classes of ./errors.
 */
function calls(
  transport: Transport,
  addition: Additions,
  words: ViewWords,
  kept: ReturnType<typeof keptCalls>,
) {
  const call = <Model>(each: Call<Model>) => send(transport, each);
  /** Of a call whose answer is everybody's. */
  const everybodys = <Model>(each: Omit<PublicCall<Model>, 'changedBy'>) =>
    kept(transport, { ...each, changedBy: 'lists' });
  const part = encodeURIComponent;
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
      return { ...customerCalls(own, addition), ...visitorCalls(own, addition, words) };
    },
    ...visitorCalls(call, addition, words),
    ...alertCalls(call, addition),
    ...subscriptionCalls(call, addition),
    ...sharedFolderCalls(call, addition),
    /** One page of a search; 9 items unless `perPage` says otherwise. The filters' own page and order are meant. */
    searchProperties: (
      filters: SearchFilters,
      { perPage, ...options }: CallOptions & { perPage?: number } = {},
    ) =>
      everybodys({
        path: 'search/properties',
        query: {
          page: filters.page,
          per_page: perPage,
          orderBy: filters.orderBy,
          direction: filters.direction,
        },
        body: searchBody(filters),
        isReading: true,
        answer: searchAnswer(perPage ?? defaultPageSize, filters.page),
        ...options,
      }),
    /** Every match as a point on the map: a call of ours. */
    searchPins: (filters: SearchFilters) =>
      addition('search/pins', () =>
        everybodys({
          path: 'search/pins',
          body: searchBody(filters),
          isReading: true,
          answer: bySchema(pinsAnswer),
        }),
      ),
    /** Which of these searches, `mostOffered` at most, find something, in their order: a call of ours, which no page waits for. */
    searchesOffered: (searches: readonly SearchFilters[]) =>
      addition('search/offered', () =>
        everybodys({
          path: 'search/offered',
          body: { searches: searches.map(searchBody) },
          isReading: true,
          answer: bySchema(offeredAnswer),
          timeoutMs: transport.timeoutMs,
        }),
      ),
    /** How many homes each of these searches has, `mostCounted` at most: a call of ours. */
    searchCounts: (searches: readonly SearchFilters[], options: CallOptions = {}) =>
      addition('search/counts', () =>
        everybodys({
          path: 'search/counts',
          body: { searches: searches.map(searchBody) },
          isReading: true,
          answer: bySchema(countsAnswer),
          ...options,
        }),
      ),
    /** What the homes of a search cost, whatever price it asks for: a call of ours. */
    searchPrices: (filters: SearchFilters) =>
      addition('search/prices', () =>
        everybodys({
          path: 'search/prices',
          body: searchBody(filters),
          isReading: true,
          answer: bySchema(pricesAnswer),
        }),
      ),
    listingFeatures: () => call({ path: 'listing/features', answer: bySchema(featuresAnswer) }),
    /** ApiHttpError 404 'Produto não encontrado', 410 'Indisponível'. */
    product: (phase: Phase, id: number, negotiationType?: Negotiation, options: CallOptions = {}) =>
      kept(transport, {
        changedBy: { home: id },
        path: `products/${phase}/${id}`,
        callName: 'products/:phase/:id',
        query: { negotiationType },
        answer: propertyDetail,
        ...options,
      }),
    similar: (
      phase: Phase,
      id: number,
      query: { negotiationType?: Negotiation; pageSize?: number; page?: number } = {},
      options: CallOptions = {},
    ) =>
      everybodys({
        path: `products/${phase}/${id}/similar`,
        callName: 'products/:phase/:id/similar',
        query,
        answer: relatedProperties,
        ...options,
      }),
    homeSearchLocations: () => everybodys({ path: 'home/searchLocations', answer: places('data') }),
    /** The places that a typed text may mean, best first: three at most, or `limit` where the back end gives more. */
    searchLocations: (text: string, limit?: number) =>
      everybodys({
        path: `products/searchLocations/${part(text)}`,
        callName: 'products/searchLocations/:value',
        query: { limit },
        answer: places('locations'),
      }),
    searchDistrict: (text: string) =>
      everybodys({
        path: `listing/searchDistrict/${part(text)}`,
        callName: 'listing/searchDistrict/:value',
        answer: places('locations'),
      }),
    searchTypes: (location: string, negotiation: Negotiation) =>
      everybodys({
        path: `products/searchTypes/${part(location)}/${negotiation}`,
        callName: 'products/searchTypes/:location/:negotiation',
        answer: offeredTypes,
      }),
    districtCoords: (uf: string, city: string, district: string) =>
      everybodys({
        path: `home/districtCoords/${part(uf)}/${part(city)}/${part(district)}`,
        callName: 'home/districtCoords/:uf/:city/:district',
        answer: bySchema(districtCoordsAnswer),
      }),
    slides: () => everybodys({ path: 'home/slides', answer: slides }),
    broker: (slug: string, options: CallOptions = {}) =>
      everybodys({
        path: `broker/${part(slug)}`,
        callName: 'broker/:slug',
        answer: activeBroker,
        ...options,
      }),
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
      addition('brokers', () => everybodys({ path: 'brokers', query, answer: brokers })),
    /** The operator's own house, or null: a call of ours. */
    house: (options: CallOptions = {}) =>
      addition('house', () => call({ path: 'house', answer: bySchema(houseAnswer), ...options })),
    /** What public pages show otherwise now than when `since` was told: a call of ours. */
    publicChanges: (since: string | undefined, options: CallOptions = {}) =>
      addition('publicChanges', () =>
        call({ path: 'publicChanges', query: { since }, answer: bySchema(publicChangesAnswer), ...options }),
      ),
    /** Active properties: a call of ours, and a large answer, which no page waits for. */
    sitemap: (query: { after?: number; limit?: number } = {}) =>
      addition('products/sitemap', () =>
        everybodys({
          path: 'products/sitemap',
          query,
          answer: bySchema(sitemapAnswer),
          timeoutMs: transport.timeoutMs,
        }),
      ),
  };
}
