import type { HoldReason } from '@domain/property/feed-runs';
import { counted, nounFor, propertyNoun } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';

interface Held {
  hold: HoldReason;
  /** Properties that would leave. */
  gone: number;
  prices: number;
  /** Properties of the source now. */
  active?: number | null;
}

/** '312 preços mudariam de uma vez, 26% do catálogo.' */
export function heldText({ hold, gone, prices, active }: Held): string {
  const share = (count: number) =>
    active ? `, ${formatNumber(Math.round((100 * count) / active))}% do catálogo` : '';
  switch (hold) {
    case 'gone':
      return `${formatNumber(gone)} ${propertyNoun(gone)} ${nounFor(gone, 'sairia', 'sairiam')} do ar de uma vez${share(gone)}.`;
    case 'prices':
      return `${counted(prices, 'preço mudaria', 'preços mudariam')} de uma vez${share(prices)}.`;
    case 'file':
      return 'Veio de um arquivo, e espera por quem a conferir.';
    case 'reverted':
      return 'A carga anterior foi revertida, e esta mudaria o catálogo outra vez.';
  }
}
