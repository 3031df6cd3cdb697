import type { Negotiation } from '@domain/search/filters';
import type { Photo, PropertyCard } from '~/domain/property';
import { monthlyIptu } from '~/domain/monthly-cost';
import { phaseOf, type Phase } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';
import type { PropertyType } from '@domain/taxonomy/property-types';

/** What a card shows and says to machines: a listing sends nothing else to the browser. */
export interface CardData {
  id: number;
  phase: Phase;
  href: string;
  title: string;
  type: PropertyType;
  district: string;
  city: string;
  state?: string;
  country: string;
  /** The public point. */
  lat?: number;
  lng?: number;
  badges: string[];
  area?: number;
  dorms?: number;
  suites?: number;
  parkingLots?: number;
  currency: Currency;
  /** Prices of the negotiations that this search shows; neither: on request. */
  sale?: number;
  /** A month. */
  rent?: number;
  /** Monthly, besides the rent. */
  condominium?: number;
  /** Monthly, besides the rent; 0 where it is waived. */
  iptu?: number;
  photo?: Photo;
  photoCount: number;
  /** Each photo after the first, for swiping: its `base`, or `=` and the address of the one file that it has. */
  otherPhotos: string[];
}

export const exclusiveBadge = 'Exclusividade';
export const highlightedBadge = 'Destaque';

/** Badges by rank; a card shows two at most (brief §9). */
const badgeRank: readonly [flag: keyof PropertyCard['flag'], label: string][] = [
  ['exclusividade', exclusiveBadge],
  ['breveLancamento', 'Breve lançamento'],
  ['lancamento', 'Lançamento'],
  ['emConstrucao', 'Em construção'],
  ['novidade', 'Novidade'],
  ['arquitetoRenomado', 'Arquiteto renomado'],
  ['permuta', 'Aceita permuta'],
  ['destaque', highlightedBadge],
];

/**
 * A card of the contract as the listing shows it: only the prices of the negotiation searched for (of its own where it is
 * not offered so), costs by the month.
 * What is not known is undefined, which costs no byte on its way to the browser.
 */
export function cardData(card: PropertyCard, negotiation: Negotiation | undefined): CardData {
  const { endereco, detalhes, fotos } = card;
  const forSale = card.venda && (negotiation !== 'rent' || !card.aluguel);
  const forRent = card.aluguel && (negotiation !== 'sell' || !card.venda);
  return {
    id: card.id,
    phase: phaseOf(card.condition),
    href: card.canonical,
    title: card.titulo1,
    type: detalhes.tipoImovel,
    district: endereco.bairro,
    city: endereco.cidade,
    state: endereco.estado ?? undefined,
    country: endereco.pais,
    lat: endereco.lat ?? undefined,
    lng: endereco.lng ?? undefined,
    badges: badgeRank.flatMap(([flag, label]) => (card.flag[flag] ? [label] : [])).slice(0, 2),
    area: detalhes.areaConstruida ?? undefined,
    dorms: detalhes.dormitorios ?? undefined,
    suites: detalhes.suites ?? undefined,
    parkingLots: detalhes.vagas ?? undefined,
    currency: card.moeda,
    sale: (forSale ? card.valorMin : null) ?? undefined,
    rent: (forRent ? card.valorLocacao : null) ?? undefined,
    condominium: (forRent ? card.valorCondominio : null) ?? undefined,
    iptu: (forRent ? monthlyIptu(card) : null) ?? undefined,
    photo: card.fotoPrincipal ?? fotos[0],
    photoCount: card.totalFotos,
    otherPhotos: fotos.slice(1).flatMap(({ base, src }) => base ?? (src ? `=${src}` : [])),
  };
}
