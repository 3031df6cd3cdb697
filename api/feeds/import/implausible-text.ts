import type { Implausible } from '../apply/implausible';
import { formatDecimal, formatMoney } from '@domain/kernel/money';

/** 'área de 2 m²'; 'aluguel: R$ 120/m²; no bairro: R$ 45/m²'. */
export function implausibleText({ what, value, usual, currency }: Implausible): string {
  if (what === 'area') return `área de ${formatDecimal(value)} m²`;
  const perArea = (price: number) => `${formatMoney(price, currency)}/m²`;
  return `${what === 'sell' ? 'venda' : 'aluguel'}: ${perArea(value)}; no bairro: ${perArea(usual ?? 0)}`;
}
