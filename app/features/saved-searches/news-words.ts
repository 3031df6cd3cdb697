import type { HomeOfNews } from '~/domain/changes';
import { priceText } from '~/features/account/changes/price-text';

/** Why a home is news for a search: 'novo', 'baixou de R$ 3.200.000 para R$ 2.950.000'. */
export function newsWhy({ kind, before, after, negotiation }: HomeOfNews): string {
  const [was, is] = [priceText(before, negotiation), priceText(after, negotiation)];
  switch (kind) {
    case 'new':
      return 'novo';
    case 'back':
      return 'voltou';
    case 'into_range':
      return was && is ? `preço entrou na sua faixa: de ${was} para ${is}` : 'preço entrou na sua faixa';
    case 'fell':
      return `baixou de ${was} para ${is}`;
  }
}
