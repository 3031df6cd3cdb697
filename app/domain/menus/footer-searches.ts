import type { Region } from '@domain/geo/geolocation';
import type { SearchFilters } from '@domain/search/filters';
import { everything, type AvailableLinks } from './available-links';
import { around, placeOf, searchUrl } from './search-links';

/** By the visitor's region (spec 1 §2.3). */
const cities: Record<Region, string> = { SP: 'sao-paulo', RJ: 'rio-de-janeiro' };

export interface FooterSearches {
  rent: string | null;
  buy: string | null;
  exchange: string | null;
}

/** In the visitor's city, otherwise anywhere; exchange anywhere. */
export function footerSearches(
  region: Region,
  { has }: Pick<AvailableLinks, 'has'> = everything,
): FooterSearches {
  const firstOf = (searches: readonly string[]) => searches.find(has) ?? null;
  const [rent, buy, exchange] = candidates(region);
  return { rent: firstOf(rent), buy: firstOf(buy), exchange: firstOf(exchange) };
}

/** Preferred search first. */
export function candidates(region: Region): [rent: string[], buy: string[], exchange: string[]] {
  const city = around(placeOf(cities[region]));
  const both = (negotiation: SearchFilters['negotiation']) => [
    searchUrl({ negotiation, ...city }),
    searchUrl({ negotiation }),
  ];
  return [both('rent'), both('sell'), [searchUrl({ negotiation: 'sell', acceptExchange: true })]];
}
