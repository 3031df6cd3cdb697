import type { Negotiation } from '@domain/search/filters';
import type { Photo, PropertyCard } from '~/domain/property';
import { monthlyIptu } from '~/domain/monthly-cost';
import { isStartingPrice } from '@domain/property/launch';
import { phaseOf, type Phase } from '@domain/taxonomy/conditions';
import type { Currency } from '@domain/taxonomy/currencies';
import type { PeriodRent } from '@domain/property/period-rent';
import type { PropertyType } from '@domain/taxonomy/property-types';

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
  lat?: number;
  lng?: number;
  badges: string[];
  area?: number;
  dorms?: number;
  suites?: number;
  parkingLots?: number;
  currency: Currency;
  /** Prices of the searched negotiation; none means on request. */
  sale?: number;
  isFrom?: true;
  rent?: number;
  periodRent?: PeriodRent;
  /** Monthly, besides the rent. */
  condominium?: number;
  /** Monthly, besides the rent; 0 if waived. */
  iptu?: number;
  photo?: Photo;
  photoCount: number;
  isFavorite?: true;
  /** For swiping: `base`, or `=` and the URL of a single file. */
  otherPhotos: string[];
}

export const exclusiveBadge = 'Exclusividade';
export const highlightedBadge = 'Destaque';

/** By rank; a card shows at most two (brief §9). */
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

/** Prices of the searched negotiation, monthly costs. Unknown values are undefined, to save bytes. */
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
    isFrom: (forSale && isStartingPrice(card.condition, card.valorMin)) || undefined,
    rent: (forRent ? card.valorLocacao : null) ?? undefined,
    periodRent: (forRent ? card.periodRent : null) ?? undefined,
    condominium: (forRent ? card.valorCondominio : null) ?? undefined,
    iptu: (forRent ? monthlyIptu(card) : null) ?? undefined,
    photo: card.fotoPrincipal ?? fotos[0],
    photoCount: card.totalFotos,
    isFavorite: card.isFavorite || undefined,
    otherPhotos: fotos.slice(1).flatMap(({ base, src }) => base ?? (src ? `=${src}` : [])),
  };
}
