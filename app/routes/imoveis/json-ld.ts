import { pictureUrl } from '~/domain/picture';
import type { CardData } from '~/features/property-card/card-data';
import { floorSize, schemaGeo, schemaOffers, schemaType } from '~/domain/schema-org';

/** List as JSON-LD. It has only values that the cards show; coordinates are the public ones. */
export function itemList(
  { cards, total, first }: { cards: readonly CardData[]; total: number | null; first: number },
  origin: string,
) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total ?? undefined,
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
  const image = pictureUrl(card.photo, 1080);
  return {
    '@type': ['Product', schemaType(card.type)],
    name: card.title,
    url,
    image: image && new URL(image, origin).href,
    numberOfRooms: card.dorms,
    numberOfBedrooms: card.dorms,
    floorSize: floorSize(card.type, card.area),
    address: {
      '@type': 'PostalAddress',
      addressLocality: card.city || undefined,
      addressRegion: card.state,
      addressCountry: card.country || undefined,
    },
    geo: schemaGeo(card),
    offers: offers.length === 1 ? offers[0] : offers.length > 1 ? offers : undefined,
  };
}
