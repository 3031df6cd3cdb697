import type { Region } from '@domain/geolocation';
import type { SearchFilters } from '@domain/search/filters';
import { everything, type OnOffer } from './on-offer';
import { around, placeOf, searchUrl } from './search-links';

/** The city whose offers the footer links, by the visitor's region (spec 1 §2.3). */
const cities: Record<Region, string> = { SP: 'sao-paulo', RJ: 'rio-de-janeiro' };

/** A search with something to show; null where there is none. */
export interface FooterSearches {
  rent: string | null;
  buy: string | null;
  exchange: string | null;
}

/**
 * The footer's searches: what is for rent and for sale where the visitor is (where nothing is there, anywhere), and what
 * is taken in exchange anywhere.
 */
export function footerSearches(region: Region, { has }: Pick<OnOffer, 'has'> = everything): FooterSearches {
  const firstOf = (searches: readonly string[]) => searches.find(has) ?? null;
  const [rent, buy, exchange] = candidates(region);
  return { rent: firstOf(rent), buy: firstOf(buy), exchange: firstOf(exchange) };
}

/** Each search of the footer, the wished one first. */
export function candidates(region: Region): [rent: string[], buy: string[], exchange: string[]] {
  const city = around(placeOf(cities[region]));
  const both = (negotiation: SearchFilters['negotiation']) => [
    searchUrl({ negotiation, ...city }),
    searchUrl({ negotiation }),
  ];
  return [both('rent'), both('sell'), [searchUrl({ negotiation: 'sell', acceptExchange: true })]];
}
