import type { Negotiation } from '@contract/filters';
import type { Photo, PropertyCard } from '@contract/property';
import { phaseOf, type Phase } from '~/domain/taxonomy/conditions';
import type { Currency } from '~/domain/taxonomy/currencies';
import type { PropertyType } from '~/domain/taxonomy/property-types';

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
  /** The `base` of each photo after the first, for swiping. */
  otherPhotos: string[];
}

export const exclusiveBadge = 'Exclusividade';
export const highlightedBadge = 'Destaque';

/** Badges by rank; a card shows two at most (brief, section 9). */
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

/** A card of the contract as the listing shows it: only the prices of the negotiation searched for, costs by the month. */
export function cardData(card: PropertyCard, negotiation: Negotiation | undefined): CardData {
  const { endereco, detalhes, fotos } = card;
  const forRent = card.aluguel && negotiation !== 'sell';
  return withoutEmpty({
    id: card.id,
    phase: phaseOf(card.condition),
    href: card.canonical,
    title: card.titulo1,
    type: detalhes.tipoImovel,
    district: endereco.bairro,
    city: endereco.cidade,
    state: endereco.estado,
    country: endereco.pais,
    lat: endereco.lat,
    lng: endereco.lng,
    badges: badgeRank.flatMap(([flag, label]) => (card.flag[flag] ? [label] : [])).slice(0, 2),
    area: detalhes.areaConstruida,
    dorms: detalhes.dormitorios,
    suites: detalhes.suites,
    parkingLots: detalhes.vagas,
    currency: card.moeda,
    sale: card.venda && negotiation !== 'rent' ? card.valorMin : undefined,
    rent: forRent ? card.valorLocacao : undefined,
    condominium: forRent ? card.valorCondominio : undefined,
    iptu: forRent ? monthlyIptu(card) : undefined,
    photo: card.fotoPrincipal ?? fotos[0],
    photoCount: card.totalFotos,
    otherPhotos: fotos.slice(1).flatMap(({ base }) => base ?? []),
  });
}

function monthlyIptu({ valorIptu, tipoIptu }: PropertyCard): number | null {
  if (tipoIptu === 'Isento') return 0;
  if (!valorIptu || !tipoIptu) return null;
  return tipoIptu === 'Anual' ? Math.round(valorIptu / 12) : valorIptu;
}

type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };

/** Leaves out what is not known, so that it costs no byte. */
function withoutEmpty(card: Nullable<CardData>): CardData {
  const known: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(card)) if (value != null) known[name] = value;
  return known as unknown as CardData;
}
