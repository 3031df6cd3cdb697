import { dayText } from '@domain/kernel/moment';
import { formatMoney } from '@domain/kernel/money';
import { offerOf } from '@domain/property/offer';
import type { SavedProperty } from '~/domain/customer';
import { type CardData, cardData } from '~/features/property-card/card-data';
import { cardFacts } from '~/features/property-card/card-texts';
import { priceChange } from '~/features/favorites/price-change';
import { links } from '~/links';

/** A saved property that is no longer available. */
export interface UnavailableProperty {
  title: string;
  district: string;
  city: string;
  facts: string[];
  photo: NonNullable<SavedProperty['gone']>['fotoPrincipal'];
  /** 'Saiu do ar em 19/11/2026' */
  badge: string;
  lastPrice: string | null;
  perMonth: boolean;
  /** Its unavailable-property page with similar ones. */
  similar: string;
}

export type PropertyRow = {
  code: number;
  title: string;
  note: string;
  change: ReturnType<typeof priceChange>;
} & ({ card: CardData; gone: null } | { card: null; gone: UnavailableProperty });

/** Fills the rows of one, two or three columns. */
const perPage = 24;

/** One page of a folder's properties. A page past the end gives the last one. */
export function pageOf(properties: readonly SavedProperty[], id: string, requestedPage: number) {
  const last = Math.max(1, Math.ceil(properties.length / perPage));
  const page = Math.min(requestedPage, last);
  return {
    total: properties.length,
    rows: properties.slice((page - 1) * perPage, page * perPage).map(propertyRow),
    page,
    last,
    previous: page > 1 ? links.folder(id, page - 1) : undefined,
    next: page < last ? links.folder(id, page + 1) : undefined,
  };
}

export const pageNumberOf = ({ searchParams }: URL): number => {
  const requestedPage = searchParams.get('pagina') ?? '';
  return /^[1-9]\d{0,2}$/.test(requestedPage) ? Number(requestedPage) : 1;
};

export function propertyRow(property: SavedProperty): PropertyRow {
  const { code, product, negotiation } = property;
  const common = { code, note: property.note ?? '', change: priceChange(property) };
  if (product) {
    const card = cardData(product, negotiation);
    return { ...common, title: card.title, card, gone: null };
  }
  const gone = unavailableProperty(property);
  return { ...common, title: gone.title, card: null, gone };
}

function unavailableProperty({ code: id, condition, negotiation, gone }: SavedProperty): UnavailableProperty {
  const { areaConstruida, dormitorios, suites, vagas } = gone?.detalhes ?? {};
  const price = gone?.lastPrice;
  return {
    title: gone?.titulo1 ?? `Imóvel de código ${id}`,
    district: gone?.endereco.bairro ?? '',
    city: gone?.endereco.cidade ?? '',
    facts: cardFacts({
      area: areaConstruida ?? undefined,
      dorms: dormitorios ?? undefined,
      suites: suites ?? undefined,
      parkingLots: vagas ?? undefined,
    }),
    photo: gone?.fotoPrincipal ?? null,
    badge: gone?.leftAt ? `Saiu do ar em ${dayText(new Date(gone.leftAt))}` : 'Indisponível',
    lastPrice: price?.amount ? formatMoney(price.amount, price.currency) : null,
    perMonth: negotiation === 'rent',
    similar: links.unavailableProperty(offerOf({ condition, id }, negotiation)),
  };
}
