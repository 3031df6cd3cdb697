import type { Implausible } from '@api/catalogue/implausible';
import { formatDecimal, formatMoney } from '@domain/money';

/** 'área de 2 m²'; 'R$ 120/m² (aluguel; no bairro: R$ 45/m²)'. */
export function implausibleText({ what, value, usual, currency }: Implausible): string {
  if (what === 'area') return `área de ${formatDecimal(value)} m²`;
  const perArea = (price: number) => `${formatMoney(price, currency)}/m²`;
  return `${what === 'sell' ? 'venda' : 'aluguel'}: ${perArea(value)}; no bairro: ${perArea(usual ?? 0)}`;
}
