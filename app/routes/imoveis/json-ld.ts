import type { CardData } from '~/features/property-card/card-data';
import { schemaGeo, schemaOffers, schemaType, squareMetres } from '~/domain/schema-org';

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
  const offers = schemaOffers(card, url);
  return {
    '@type': ['Product', schemaType(card.type)],
    name: card.title,
    url,
    image: card.photo?.base ? `${origin}${card.photo.base}/1080.jpg` : undefined,
    numberOfRooms: card.dorms,
    numberOfBedrooms: card.dorms,
    floorSize: squareMetres(card.area),
    address: {
      '@type': 'PostalAddress',
      addressLocality: card.city,
      addressRegion: card.state,
      addressCountry: card.country,
    },
    geo: schemaGeo(card),
    offers: offers.length === 1 ? offers[0] : offers.length > 1 ? offers : undefined,
  };
}
