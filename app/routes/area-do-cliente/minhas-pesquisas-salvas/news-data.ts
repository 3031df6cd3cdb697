import { sinceText } from '@domain/moment';
import { nounFor } from '@domain/counts';
import type { SearchNews } from '~/domain/changes';
import { priceText } from '~/features/account/changes/price-text';
import { newsWhy } from '~/features/saved-searches/news-words';
import { links } from '~/links';
import type { Thumb } from './home-thumb';

/** What is new to a search, as its row shows it. */
export interface NewsRow {
  id: string;
  total: number;
  /** '3 novos desde ontem, 22h14', 'Nada novo desde sexta, 20/11' */
  text: string;
  /** The page of exactly those. */
  href: string;
  /** What leads there: 'Ver as 3'; else to all: 'Ver imóveis'. */
  see: string;
  thumbs: Thumb[];
}

export function newsRow({ id, since, total, homes }: SearchNews & { id: string }, now: Date): NewsRow {
  return {
    id,
    total,
    text: `${newsCount(total)} desde ${sinceText(new Date(since), now)}`,
    href: links.searchNews(id, since),
    see: seeText(total),
    thumbs: homes.map((home) => ({
      code: home.product.id,
      href: home.product.canonical,
      title: home.product.titulo1,
      photo: home.product.fotoPrincipal,
      price: priceText(home.after, home.negotiation),
      said: newsWhy(home),
    })),
  };
}

function seeText(total: number): string {
  if (total === 0) return 'Ver imóveis';
  return total === 1 ? 'Ver a novidade' : `Ver as ${total}`;
}

/** '3 novos', 'Nada novo' */
export const newsCount = (total: number): string =>
  total === 0 ? 'Nada novo' : `${total} ${nounFor(total, 'novo', 'novos')}`;
