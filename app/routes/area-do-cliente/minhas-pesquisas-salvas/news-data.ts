import { sinceText } from '@domain/kernel/moment';
import { nounFor } from '@domain/kernel/counts';
import type { SearchNews } from '~/domain/changes';
import { priceText } from '~/features/account/changes/price-text';
import { alertReason } from '~/features/saved-searches/alert-reason';
import { links } from '~/links';
import type { Thumb } from './property-thumb';

export interface NewsRow {
  id: string;
  total: number;
  /** '3 novos desde ontem, 22h14', 'Nada novo desde sexta, 20/11' */
  text: string;
  /** Page with only the new properties. */
  href: string;
  /** Link text: 'Ver as 3'; without news 'Ver imóveis'. */
  see: string;
  thumbs: Thumb[];
}

export function newsRow(
  { id, since, total, homes: properties }: SearchNews & { id: string },
  now: Date,
): NewsRow {
  return {
    id,
    total,
    text: `${newsCount(total)} desde ${sinceText(new Date(since), now)}`,
    href: links.searchNews(id, since),
    see: seeText(total),
    thumbs: properties.map((property) => ({
      code: property.product.id,
      href: property.product.canonical,
      title: property.product.titulo1,
      photo: property.product.fotoPrincipal,
      price: priceText(property.after, property.negotiation),
      said: alertReason(property),
    })),
  };
}

function seeText(total: number): string {
  if (total === 0) return 'Ver imóveis';
  return total === 1 ? 'Ver a novidade' : `Ver as ${total}`;
}

export const newsCount = (total: number): string =>
  total === 0 ? 'Nada novo' : `${total} ${nounFor(total, 'novo', 'novos')}`;
