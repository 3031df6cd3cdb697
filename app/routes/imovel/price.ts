import type { Negotiation } from '@domain/search/filters';
import type { PropertyDetail } from '~/domain/property';
import { isInterestOnly } from '@domain/launch';
import { formatMoney } from '@domain/money';
import { monthlyCost } from '~/domain/monthly-cost';
import { pricePerArea } from '~/domain/price-per-area';
import { pathOf } from './where-to';

interface Row {
  label: string;
  value: string;
}

/** What the price block says. */
export interface PriceTexts {
  /** 'Venda', 'Aluguel', 'Breve lançamento'. */
  label: string;
  /** null where no price may be shown. */
  amount: string | null;
  /** '/mês'. */
  period?: string;
  /** 'R$ 20.741 por m²' */
  perArea?: string;
  rows: Row[];
  /** What a tenant pays by the month, all told. */
  total?: Row;
  /** The other offer of the same property. */
  other?: { label: string; href: string };
}

export const onRequest = 'Sob consulta';

/** The price block of one of a property's offers; a 'breve lançamento' has no price (settled §4). */
export function priceTexts(detail: PropertyDetail, negotiation: Negotiation): PriceTexts {
  if (isInterestOnly(detail)) return { label: 'Breve lançamento', amount: null, rows: [] };
  return negotiation === 'rent' ? rentTexts(detail) : saleTexts(detail);
}

function saleTexts(detail: PropertyDetail): PriceTexts {
  const { moeda, valorMin } = detail;
  return {
    label: 'Venda',
    amount: valorMin ? formatMoney(valorMin, moeda) : onRequest,
    perArea: perArea(detail, valorMin),
    rows: [...condominiumRow(detail, ' por mês'), ...iptuRow(detail), ...exchangeRow(detail)],
    other: otherOffer(detail, 'rent'),
  };
}

/** Nothing is said of what nobody has said. */
function exchangeRow({ flag, semPermuta }: PropertyDetail) {
  const value = flag.permuta ? 'Aceita' : semPermuta && 'Não aceita';
  return value ? [{ label: 'Permuta', value }] : [];
}

function rentTexts(detail: PropertyDetail): PriceTexts {
  const { moeda, valorLocacao } = detail;
  const cost = monthlyCost(detail);
  const rent = cost && { label: 'Aluguel', value: formatMoney(cost.rent, moeda) };
  const iptu = cost?.iptu ? [{ label: 'IPTU', value: formatMoney(cost.iptu, moeda) }] : iptuRow(detail);
  const costs = [...condominiumRow(detail, rent ? '' : ' por mês'), ...iptu];
  const total = cost && cost.total > cost.rent ? formatMoney(cost.total, moeda) : null;
  return {
    label: 'Aluguel',
    amount: rent?.value ?? onRequest,
    period: rent ? '/mês' : undefined,
    perArea: perArea(detail, valorLocacao),
    // Alone it would say the price a second time.
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

/** As the listing states it, with its period. */
function iptuRow({ valorIptu, tipoIptu, moeda }: PropertyDetail): Row[] {
  if (tipoIptu === 'Isento') return [{ label: 'IPTU', value: 'Isento' }];
  if (!valorIptu) return [];
  return [{ label: 'IPTU', value: formatMoney(valorIptu, moeda) + (tipoIptu ? periods[tipoIptu] : '') }];
}

function otherOffer(detail: PropertyDetail, negotiation: Negotiation): PriceTexts['other'] {
  const { venda, aluguel, moeda, valorMin, valorLocacao } = detail;
  if (!(negotiation === 'rent' ? aluguel : venda)) return undefined;
  const amount = negotiation === 'rent' ? valorLocacao : valorMin;
  const words = negotiation === 'rent' ? 'Também para alugar' : 'Também à venda';
  const price = amount ? formatMoney(amount, moeda) + (negotiation === 'rent' ? ' /mês' : '') : onRequest;
  return { label: `${words}: ${price}`, href: pathOf(detail, negotiation) };
}
