import { pricesLine } from '@domain/property/property-texts';
import type { Negotiation } from '@domain/search/filters';
import { priceText } from '~/features/account/changes/price-text';
import type { Photo, PropertyCard } from '~/domain/property';

export interface Thumb {
  code: number;
  href: string;
  title: string;
  photo: Photo | null;
  /** null: price on request. */
  price: string | null;
  said: string;
}

export function propertyThumb(card: PropertyCard, requested: Negotiation | undefined): Thumb {
  const negotiation = requested ?? (card.venda ? 'sell' : 'rent');
  const amount = negotiation === 'rent' ? card.valorLocacao : card.valorMin;
  const { bairro: district, cidade: city } = card.endereco;
  return {
    code: card.id,
    href: card.canonical,
    title: card.titulo1,
    photo: card.fotoPrincipal,
    price:
      negotiation === 'rent' && card.periodRent
        ? pricesLine({ periodRent: card.periodRent, currency: card.moeda })
        : priceText({ amount, currency: card.moeda }, negotiation),
    said: district || city,
  };
}
