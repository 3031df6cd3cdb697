import type { DueCheck } from '@contract/staff-checks';
import { formatMoney } from '@domain/kernel/money';
import { checkedDayText } from '@domain/property/freshness';

type Offer = Pick<
  DueCheck,
  'currency' | 'for_sale' | 'for_rent' | 'sell_price' | 'rent_price' | 'has_period_rent'
>;

const money = (amount: number | null, currency: string) =>
  amount === null ? null : formatMoney(amount, currency);

/** null: no price, or a rent for another period than a month. */
const pricesOf = ({ currency, for_sale, for_rent, sell_price, rent_price, has_period_rent }: Offer) => ({
  sale: for_sale ? money(sell_price, currency) : null,
  rent: for_rent && !has_period_rent ? money(rent_price, currency) : null,
});

/** 'R$ 15.900.000', 'R$ 9.000 por mês', '' */
export function priceText(offer: Offer): string {
  const { sale, rent } = pricesOf(offer);
  return [sale, rent && `${rent} por mês`].filter(Boolean).join(' ou ');
}

/** 'Segue à venda por R$ 15.900.000?', 'Segue à venda e para alugar?' */
export function questionText(offer: Offer): string {
  const { sale, rent } = pricesOf(offer);
  const offers = [
    ...(offer.for_sale ? [`à venda${sale ? ` por ${sale}` : ''}`] : []),
    ...(offer.for_rent ? [`para alugar${rent ? ` por ${rent} por mês` : ''}`] : []),
  ];
  return `Segue ${offers.join(' e ')}?`;
}

/** 'Sim, pelo mesmo preço': of a button. */
export function sameText(offer: Offer): string {
  const { sale, rent } = pricesOf(offer);
  if (!sale && !rent) return 'Sim, igual';
  return sale ? 'Sim, pelo mesmo preço' : 'Sim, pelo mesmo aluguel';
}

/** 'Conferido em 26/10', 'Ainda não conferido' */
export const checkText = ({ checked_at }: Pick<DueCheck, 'checked_at'>, now: Date): string =>
  checked_at === null ? 'Ainda não conferido' : `Conferido em ${checkedDayText(new Date(checked_at), now)}`;

/** Above the properties of Hoje. */
export function stillTitle(offers: readonly Pick<Offer, 'for_sale' | 'for_rent'>[]): string {
  if (offers.every(({ for_rent }) => !for_rent)) return 'Ainda à venda?';
  return offers.every(({ for_sale }) => !for_sale) ? 'Ainda para alugar?' : 'Ainda à venda, ou para alugar?';
}
