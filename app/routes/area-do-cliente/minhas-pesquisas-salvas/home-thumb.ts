import type { Negotiation } from '@domain/search/filters';
import { priceText } from '~/features/account/changes/price-text';
import type { Photo, PropertyCard } from '~/domain/property';

/** A home in small: photo, price, and what is said of it. */
export interface Thumb {
  code: number;
  href: string;
  title: string;
  photo: Photo | null;
  /** null: on request. */
  price: string | null;
  said: string;
}

/** A home that a search finds, with its place. */
export function homeThumb(card: PropertyCard, asked: Negotiation | undefined): Thumb {
  const negotiation = asked ?? (card.venda ? 'sell' : 'rent');
  const amount = negotiation === 'rent' ? card.valorLocacao : card.valorMin;
  const { bairro: district, cidade: city } = card.endereco;
  return {
    code: card.id,
    href: card.canonical,
    title: card.titulo1,
    photo: card.fotoPrincipal,
    price: priceText({ amount, currency: card.moeda }, negotiation),
    said: district || city,
  };
}
