import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { isInterestOnly, isStartingPrice } from '@domain/property/launch';
import { formatMoney } from '@domain/kernel/money';
import { periodRentPrice, pricesLine } from '@domain/property/property-texts';
import { monthlyCost } from '~/domain/monthly-cost';
import { pricePerArea } from '~/domain/price-per-area';
import { exchangeFact } from './facts';
import { pathOf } from './where-to';

interface Row {
  label: string;
  value: string;
}

export interface PriceTexts {
  label: string;
  /** null: no price may be shown. */
  amount: string | null;
  /** The amount is the lowest of a launch. */
  isFrom?: boolean;
  period?: string;
  perArea?: string;
  rows: Row[];
  /** Total monthly cost of a rental. */
  total?: Row;
  other?: { label: string; href: string };
}

export const onRequest = 'Sob consulta';

/** Price block of one negotiation; a 'breve lançamento' has no price (settled §4). */
export function priceTexts(detail: PropertyDetail, negotiation: Negotiation): PriceTexts {
  if (isInterestOnly(detail)) return { label: 'Breve lançamento', amount: null, rows: [] };
  return negotiation === 'rent' ? rentTexts(detail) : saleTexts(detail);
}

function saleTexts(detail: PropertyDetail): PriceTexts {
  const { moeda, valorMin } = detail;
  const isLaunch = detail.condition === 'launch';
  return {
    label: isLaunch ? 'Lançamento' : 'Venda',
    amount: valorMin ? formatMoney(valorMin, moeda) : onRequest,
    isFrom: isStartingPrice(detail.condition, valorMin) || undefined,
    perArea: perArea(detail, valorMin),
    rows: [...condominiumRow(detail, ' por mês'), ...iptuRow(detail), ...exchangeFact(detail)],
    other: otherOffer(detail, 'rent'),
  };
}

function rentTexts(detail: PropertyDetail): PriceTexts {
  const { moeda, valorLocacao, periodRent } = detail;
  const cost = monthlyCost(detail);
  const other = periodRent && periodRentPrice(periodRent, moeda);
  const rent = cost && { label: 'Aluguel', value: formatMoney(cost.rent, moeda) };
  const iptu = cost?.iptu ? [{ label: 'IPTU', value: formatMoney(cost.iptu, moeda) }] : iptuRow(detail);
  const costs = [...condominiumRow(detail, rent ? '' : ' por mês'), ...iptu];
  const total = cost && cost.total > cost.rent ? formatMoney(cost.total, moeda) : null;
  return {
    label: 'Aluguel',
    amount: rent?.value ?? other?.amount ?? onRequest,
    period: rent ? '/mês' : other?.period,
    perArea: perArea(detail, valorLocacao),
    // A single rent row would repeat the price.
    rows: rent && costs.length > 0 ? [rent, ...costs] : costs,
    total: total
      ? { label: cost!.isWhole ? 'Total por mês' : 'Total conhecido por mês', value: total }
      : undefined,
    other: otherOffer(detail, 'sell'),
  };
}

function perArea(detail: PropertyDetail, amount: number | null): string | undefined {
  const value = pricePerArea(detail, amount);
  return value === null ? undefined : `${formatMoney(value, detail.moeda)} por m²`;
}

function condominiumRow({ valorCondominio, moeda }: PropertyDetail, period: string): Row[] {
  if (valorCondominio === null) return [];
  const value = valorCondominio ? formatMoney(valorCondominio, moeda) + period : 'Não há';
  return [{ label: 'Condomínio', value }];
}

const periods = { Mensal: ' por mês', Anual: ' por ano' } as const;

/** Value and period of the feed's listing. */
function iptuRow({ valorIptu, tipoIptu, moeda }: PropertyDetail): Row[] {
  if (tipoIptu === 'Isento') return [{ label: 'IPTU', value: 'Isento' }];
  if (!valorIptu) return [];
  return [{ label: 'IPTU', value: formatMoney(valorIptu, moeda) + (tipoIptu ? periods[tipoIptu] : '') }];
}

function otherOffer(detail: PropertyDetail, negotiation: Negotiation): PriceTexts['other'] {
  const { venda, aluguel, moeda, valorMin, valorLocacao, periodRent } = detail;
  if (!(negotiation === 'rent' ? aluguel : venda)) return undefined;
  const amount = negotiation === 'rent' ? valorLocacao : valorMin;
  const words = negotiation === 'rent' ? 'Também para alugar' : 'Também à venda';
  const price =
    negotiation === 'rent' && periodRent
      ? pricesLine({ periodRent, currency: moeda })
      : amount
        ? formatMoney(amount, moeda) + (negotiation === 'rent' ? ' /mês' : '')
        : onRequest;
  return { label: `${words}: ${price}`, href: pathOf(detail, negotiation) };
}
