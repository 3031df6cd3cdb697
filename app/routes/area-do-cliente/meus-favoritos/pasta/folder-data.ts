import { dayText } from '@domain/moment';
import { formatMoney } from '@domain/money';
import { offerOf } from '@domain/offer';
import type { KeptHome } from '~/domain/customer';
import { type CardData, cardData } from '~/features/property-card/card-data';
import { cardFacts } from '~/features/property-card/card-texts';
import { priceChange } from '~/features/favourites/price-change';
import { links } from '~/links';

/** A kept home that left the market. */
export interface GoneHome {
  title: string;
  district: string;
  city: string;
  facts: string[];
  photo: NonNullable<KeptHome['gone']>['fotoPrincipal'];
  /** 'Saiu do ar em 19/11/2026' */
  badge: string;
  lastPrice: string | null;
  perMonth: boolean;
  /** Its page of farewell, with others like it. */
  similar: string;
}

/** A home in a folder as its page shows it: on offer, or gone. */
export type HomeRow = {
  code: number;
  title: string;
  note: string;
  change: ReturnType<typeof priceChange>;
} & ({ card: CardData; gone: null } | { card: null; gone: GoneHome });

/** Whole rows of one, two or three. */
const perPage = 24;

/** A page of a folder's homes. @param asked the page that the address asks for; past the end the last one is shown */
export function pageOf(homes: readonly KeptHome[], id: string, asked: number) {
  const last = Math.max(1, Math.ceil(homes.length / perPage));
  const page = Math.min(asked, last);
  return {
    total: homes.length,
    rows: homes.slice((page - 1) * perPage, page * perPage).map(homeRow),
    page,
    last,
    previous: page > 1 ? links.folder(id, page - 1) : undefined,
    next: page < last ? links.folder(id, page + 1) : undefined,
  };
}

/** The number of an address's `pagina`; 1 for anything else. */
export const pageAsked = ({ searchParams }: URL): number => {
  const asked = searchParams.get('pagina') ?? '';
  return /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 1;
};

/** A kept home as its card shows it. */
export function homeRow(home: KeptHome): HomeRow {
  const { code, product, negotiation } = home;
  const common = { code, note: home.note ?? '', change: priceChange(home) };
  if (product) {
    const card = cardData(product, negotiation);
    return { ...common, title: card.title, card, gone: null };
  }
  const gone = goneHome(home);
  return { ...common, title: gone.title, card: null, gone };
}

function goneHome({ code: id, condition, negotiation, gone }: KeptHome): GoneHome {
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
