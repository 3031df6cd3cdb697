import type { StaffProperty } from '@contract/staff-properties';
import { pointText } from '@domain/property/override-input';
import { counted } from '@domain/kernel/counts';
import { formatDecimal, formatMoney } from '@domain/kernel/money';
import { type OverrideField, type Withdrawal, withdrawalNames } from '@domain/property/override-names';
import type { PhotoArrangement } from '@domain/property/photo-arrangement';
import { type Features, featuresText } from './feature-options';

type Shown = Pick<StaffProperty, 'currency' | 'brokers'>;

/** A field's value in effect, of the feed, or of an override, as people read it. */
export function fieldText(field: OverrideField, value: unknown, { currency, brokers }: Shown): string {
  const money = (amount: unknown) => formatMoney(Number(amount), currency);
  switch (field) {
    case 'sell_price':
      return value === null ? 'sob consulta' : money(value);
    case 'rent_price':
      return value === null ? 'sob consulta' : `${money(value)} por mês`;
    case 'area':
      return value === null ? 'sem área' : `${formatDecimal(Number(value))} m²`;
    case 'broker':
      return (
        brokers.find(({ slug }) => slug === value)?.name ?? (typeof value === 'string' ? value : 'nenhum')
      );
    case 'photos':
      return counted(countOf(value), 'foto', 'fotos');
    case 'withdrawn':
      return withdrawnText(value);
    case 'condominium_fee':
      return value === null ? 'não informado' : money(value);
    case 'iptu':
      return iptuText(value as Iptu, money);
    case 'features':
      return featuresText(value as Features);
    case 'point':
      return pointText(value) || 'sem ponto';
    default:
      return plainText(value);
  }
}

/** Photos of a property, or of an arrangement. */
const countOf = (value: unknown): number =>
  Array.isArray(value) ? value.length : (value as PhotoArrangement).order.length;

type Iptu = { amount: number | null; period: string | null };

/** 'R$ 1.200, por ano' */
function iptuText({ amount, period }: Iptu, money: (amount: number) => string): string {
  if (period === 'Isento') return 'isento';
  if (amount === null) return 'não informado';
  return `${money(amount)}${period === 'Mensal' ? ', por mês' : period === 'Anual' ? ', por ano' : ''}`;
}

/** The feed's is yes or no, the brokerage's a reason. */
function withdrawnText(value: unknown): string {
  if (typeof value === 'string') return withdrawalNames[value as Withdrawal];
  return value === true ? 'fora do ar' : 'no ar';
}

function plainText(value: unknown): string {
  if (value === null || value === '') return 'não informado';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  return typeof value === 'number' ? formatDecimal(value) : typeof value === 'string' ? value : '';
}
