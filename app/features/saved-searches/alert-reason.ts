import type { NewsProperty } from '~/domain/changes';
import { priceText } from '../account/changes/price-text';

/** 'novo', 'baixou de R$ 3.200.000 para R$ 2.950.000' */
export function alertReason({ kind, before, after, negotiation }: NewsProperty): string {
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
