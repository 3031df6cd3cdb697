import type { CardData } from '~/components/property/card-data';
import { parentType } from '~/domain/taxonomy/property-types';

const sell = 'http://purl.org/goodrelations/v1#Sell';
const leaseOut = 'http://purl.org/goodrelations/v1#LeaseOut';

/** schema.org's word for each group of types; where it has none, a place. */
const kinds: Record<string, string> = {
  apartamento: 'Apartment',
  cobertura: 'Apartment',
  casa: 'House',
  outros: 'Accommodation',
};

/** The list as the page shows it: every value is one that its card shows, and places are public points. */
export function itemList(
  { cards, total, first }: { cards: readonly CardData[]; total: number; first: number },
  origin: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: first + index,
      item: listItem(card, origin),
    })),
  };
}

function listItem(card: CardData, origin: string) {
  const url = origin + card.href;
  const offers = offersOf(card, url);
  return {
    '@type': ['Product', kinds[parentType(card.type)] ?? 'Place'],
    name: card.title,
    url,
    image: card.photo?.base ? `${origin}${card.photo.base}/1080.jpg` : undefined,
    numberOfRooms: card.dorms,
    numberOfBedrooms: card.dorms,
    floorSize: card.area && { '@type': 'QuantitativeValue', value: card.area, unitCode: 'MTK' },
    address: {
      '@type': 'PostalAddress',
      addressLocality: card.city,
      addressRegion: card.state,
      addressCountry: card.country,
    },
    geo:
      card.lat != null && card.lng != null
        ? { '@type': 'GeoCoordinates', latitude: card.lat, longitude: card.lng }
        : undefined,
    offers: offers.length === 1 ? offers[0] : offers.length > 1 ? offers : undefined,
  };
}

/** No price, no offer (on request, and every 'breve lançamento'). */
function offersOf({ sale, rent, currency }: CardData, url: string) {
  const offer = (price: number, businessFunction: string) => ({
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    businessFunction,
    availability: 'https://schema.org/InStock',
    url,
  });
  return [
    ...(sale == null ? [] : [offer(sale, sell)]),
    ...(rent == null
      ? []
      : [
          {
            ...offer(rent, leaseOut),
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: rent,
              priceCurrency: currency,
              unitCode: 'MON',
            },
          },
        ]),
  ];
}
