import {
  countsAnswer,
  defaultPageSize,
  featuresAnswer,
  availableSearchesAnswer,
  pinsAnswer,
  pricesAnswer,
} from '@contract/search';
import { districtCoordsAnswer } from '@contract/location';
import { sitemapAnswer } from '@contract/sitemap';
import type { Negotiation, SearchFilters } from '@domain/search/filters';
import type { TextPage } from '@domain/texts/text-pages';
import type { Phase } from '@domain/taxonomy/conditions';
import type { Additions } from './additions.server';
import type { PublicCall } from './cached-calls.server';
import { activeBroker } from './parsers/broker.server';
import { bySchema } from './parsers/by-schema.server';
import { brokers, availableTypes, places, relatedProperties, slides } from './parsers/lists.server';
import { campaignPage } from './parsers/campaign.server';
import { propertyDetail } from './parsers/property.server';
import { listedArticles, pagePhotos, shownArticle } from './parsers/texts.server';
import { searchAnswer } from './parsers/search.server';
import { searchBody } from './search-body.server';
import type { Call, CallOptions } from './transport.server';

type Cached = <Model>(call: PublicCall<Model>) => Promise<Model>;
type Send = <Model>(call: Call<Model>) => Promise<Model>;

const part = encodeURIComponent;

/** Calls of public pages. @param timeoutMs limit of the calls that no page waits for */
export const catalogueCalls = (cached: Cached, call: Send, addition: Additions, timeoutMs?: number) => {
  const everybodys = <Model>(each: Call<Model>) => cached({ ...each, changedBy: 'lists' });
  return {
    /** Page and order come from the filters (spec 2 §7); the address always has all four. */
    searchProperties: (
      filters: SearchFilters,
      { perPage = defaultPageSize, ...options }: CallOptions & { perPage?: number } = {},
    ) =>
      everybodys({
        path: 'search/properties',
        query: {
          page: filters.page,
          per_page: perPage,
          orderBy: filters.orderBy ?? '',
          direction: filters.direction ?? 'asc',
        },
        body: searchBody(filters),
        isReading: true,
        answer: searchAnswer(perPage, filters.page),
        ...options,
      }),
    searchPins: (filters: SearchFilters) =>
      addition('search/pins', () =>
        everybodys({
          path: 'search/pins',
          body: searchBody(filters),
          isReading: true,
          answer: bySchema(pinsAnswer),
        }),
      ),
    /** Which of at most `maxAvailableSearches` searches find properties, in order; our own call. */
    searchesOffered: (searches: readonly SearchFilters[]) =>
      addition('search/offered', () =>
        everybodys({
          path: 'search/offered',
          body: { searches: searches.map(searchBody) },
          isReading: true,
          answer: bySchema(availableSearchesAnswer),
          timeoutMs: timeoutMs,
        }),
      ),
    /** At most `maxCountedSearches` searches; our own call. */
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
    /** Ignores the price filter; our own call. */
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
      cached({
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
    /** Places for a text, best first: at most 3, or `limit` if the back end supports it. */
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
        answer: availableTypes,
      }),
    districtCoords: (uf: string, city: string, district: string) =>
      everybodys({
        path: `home/districtCoords/${part(uf)}/${part(city)}/${part(district)}`,
        callName: 'home/districtCoords/:uf/:city/:district',
        answer: bySchema(districtCoordsAnswer),
      }),
    /** Our own call. null: no campaign is shown. */
    campaign: (slug: string) =>
      addition('campaigns', () =>
        everybodys({
          path: `campaigns/${part(slug)}`,
          callName: 'campaigns/:slug',
          answer: campaignPage,
        }),
      ),
    slides: () => everybodys({ path: 'home/slides', answer: slides }),
    broker: (slug: string, options: CallOptions = {}) =>
      everybodys({
        path: `broker/${part(slug)}`,
        callName: 'broker/:slug',
        answer: activeBroker,
        ...options,
      }),
    brokers: (query: { limit?: number } = {}) =>
      addition('brokers', () => everybodys({ path: 'brokers', query, answer: brokers })),
    /** Our own calls: texts of the brokerage. */
    articles: () => addition('articles', () => everybodys({ path: 'articles', answer: listedArticles })),
    article: (slug: string) =>
      addition('articles', () =>
        everybodys({ path: `articles/${part(slug)}`, callName: 'articles/:slug', answer: shownArticle }),
      ),
    pagePhotos: (page: TextPage) =>
      addition('articles', () =>
        everybodys({ path: `pages/${page}/photos`, callName: 'pages/:page/photos', answer: pagePhotos }),
      ),
    /** Our own call. The answer is large, so no page waits for it. */
    sitemap: (query: { after?: number; limit?: number } = {}) =>
      addition('products/sitemap', () =>
        everybodys({
          path: 'products/sitemap',
          query,
          answer: bySchema(sitemapAnswer),
          timeoutMs: timeoutMs,
        }),
      ),
  };
};
