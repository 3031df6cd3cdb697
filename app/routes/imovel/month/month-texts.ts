import { formatMoney } from '@domain/kernel/money';
import { isInterestOnly } from '@domain/property/launch';
import type { Negotiation } from '@domain/search/filters';
import { monthlyIptu } from '~/domain/monthly-cost';
import type { PropertyDetail } from '~/domain/property';

interface Row {
  label: string;
  value: string;
}

/** What a month costs, as far as it is known. */
export interface MonthTexts {
  rows: Row[];
  /** null: nothing to add up. */
  total: Row | null;
}

interface Cost {
  label: string;
  /** Whole units a month; null: a month is unknown, and `text` says what is known. */
  amount: number | null;
  text?: string;
}

/** The building's costs of a launch are a forecast, and the page says whose. */
const isForecast = ({ condition }: PropertyDetail) =>
  condition === 'launch' || condition === 'underConstruction';

export function monthTexts(detail: PropertyDetail, negotiation: Negotiation): MonthTexts {
  if (isInterestOnly(detail)) return { rows: [], total: null };
  const money = (value: number) => formatMoney(value, detail.moeda);
  const rent = negotiation === 'rent' ? detail.valorLocacao : null;
  const costs = [
    ...(rent ? [{ label: 'Aluguel', amount: rent }] : []),
    ...condominiumCost(detail),
    ...iptuCost(detail, money),
  ];
  const rows = costs.map(({ label, amount, text }) => ({ label, value: text ?? money(amount ?? 0) }));
  return { rows, total: totalOf(costs, negotiation === 'rent' && !rent, isForecast(detail), money) };
}

function condominiumCost(detail: PropertyDetail): Cost[] {
  const { valorCondominio: amount } = detail;
  if (amount === null) return [];
  const label = amount && isForecast(detail) ? 'Condomínio, estimado pela incorporadora' : 'Condomínio';
  return [{ label, amount, ...(amount === 0 && { text: 'não há' }) }];
}

function iptuCost(detail: PropertyDetail, money: (value: number) => string): Cost[] {
  const amount = monthlyIptu(detail);
  if (amount !== null) return [{ label: 'IPTU', amount, ...(amount === 0 && { text: 'isento' }) }];
  const { valorIptu } = detail;
  return valorIptu ? [{ label: 'IPTU', amount: null, text: `${money(valorIptu)}, sem o período` }] : [];
}

/** Two costs make a sum; fewer are their own. A sum that lacks a part says so. */
function totalOf(
  costs: readonly Cost[],
  lacksRent: boolean,
  isEstimate: boolean,
  money: (value: number) => string,
): Row | null {
  const known = costs.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  const sum = known.reduce((all, each) => all + each, 0);
  if (lacksRent || known.length < 2 || sum === 0) return null;
  const has = (name: string) => costs.some(({ label, amount }) => label.startsWith(name) && amount !== null);
  const label = has('Condomínio') && has('IPTU') ? 'Total por mês' : 'Total conhecido por mês';
  return { label, value: isEstimate ? `cerca de ${money(sum)}` : money(sum) };
}
