import type { Region } from '../geolocation';
import { around, placeOf, searchUrl } from './search-links';

/** The city whose offers the footer links, by the visitor's region (spec 1 §2.3). */
const cities: Record<Region, string> = { SP: 'sao-paulo', RJ: 'rio-de-janeiro' };

/** The footer's searches: what is for rent and for sale where the visitor is, and what is taken in exchange anywhere. */
export function footerSearches(region: Region) {
  const city = around(placeOf(cities[region]));
  return {
    rent: searchUrl({ negotiation: 'rent', ...city }),
    buy: searchUrl({ negotiation: 'sell', ...city }),
    exchange: searchUrl({ negotiation: 'sell', acceptExchange: true }),
  };
}
