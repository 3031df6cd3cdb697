import { formatMoney, formatNumber, parseTypedAmount } from '@domain/kernel/money';
import { formatPercent, parseTypedPercent } from '../percent';
import { type AmortisationSystem, financingField, type FinancingField } from './estimate-fields';
import { instalmentOf, type Loan, totalPaid } from './loan';
import { purchaseCosts, type PurchaseCosts } from './purchase-costs';
import { maxYears, rateError, readRate, usualTerms as usual } from './terms';

export interface Purchase {
  price: number; // whole reais
  city: string;
  state?: string | null;
  rate: number; // percent per year
}

export interface Comparison {
  month: number;
  sac: number;
  price: number;
}

/** Amounts in whole reais. */
export interface Estimate {
  system: AmortisationSystem;
  entry: number;
  entryPercent: number; // percent of the price
  financed: number;
  years: number;
  first: number;
  last: number;
  comparison: Comparison[];
  totals: { sac: number; price: number };
  costs: PurchaseCosts;
}

export interface FinancingView {
  purchase: Purchase;
  typed: Record<FinancingField, string>;
  errors: Partial<Record<FinancingField, string>>;
  estimate: Estimate | null;
}

/** Defaults for missing fields. Invalid fields keep their text and get an error in pt-BR. */
export function financingView(purchase: Purchase, fields: URLSearchParams): FinancingView {
  const { price } = purchase;
  const given = (field: FinancingField, usually: string) =>
    (fields.get(financingField[field]) ?? usually).slice(0, 40);
  const typed = {
    system: fields.get(financingField.system) === 'price' ? 'price' : 'sac',
    entry: given('entry', formatNumber(Math.round((price * usual.entryPercent) / 100))),
    years: given('years', String(usual.years)),
    rate: given('rate', formatPercent(purchase.rate)),
  } as const;
  const entry = readEntry(typed.entry, price);
  const years = readYears(typed.years);
  const rate = readRate(typed.rate);
  const errors: FinancingView['errors'] = {
    ...(entry === null && {
      entry: 'Informe a entrada em reais, como 500.000, ou em porcentagem, como 30%.',
    }),
    ...(entry !== null &&
      entry >= price && { entry: `A entrada deve ser menor que o valor do imóvel, ${formatMoney(price)}.` }),
    ...(years === null && { years: `Informe o prazo em anos inteiros, de 1 a ${maxYears}.` }),
    ...(rate === null && { rate: rateError(purchase.rate) }),
  };
  const isWhole = Object.keys(errors).length === 0;
  const loanTerms = { system: typed.system, entry: entry!, years: years!, rate: rate! };
  return { purchase, typed, errors, estimate: isWhole ? estimateOf(purchase, loanTerms) : null };
}

function readEntry(text: string, price: number): number | null {
  if (!text.includes('%')) return parseTypedAmount(text);
  const percent = parseTypedPercent(text);
  return percent === null ? null : Math.round((price * percent) / 100);
}

function readYears(text: string): number | null {
  const years = /^(\d{1,2})(?:\s*anos?)?$/i.exec(text.trim())?.[1];
  return years && Number(years) >= 1 && Number(years) <= maxYears ? Number(years) : null;
}

interface LoanTerms {
  system: AmortisationSystem;
  entry: number;
  years: number;
  rate: number;
}

function estimateOf(purchase: Purchase, { system, entry, years, rate }: LoanTerms): Estimate {
  const { price } = purchase;
  const financed = price - entry;
  const loan = (each: AmortisationSystem): Loan => ({
    system: each,
    principal: financed * 100,
    months: years * 12,
    annualRate: rate / 100,
  });
  const reais = (cents: number) => Math.round(cents / 100);
  const at = (each: AmortisationSystem, month: number) => reais(instalmentOf(loan(each), month));
  return {
    system,
    entry,
    entryPercent: (entry / price) * 100,
    financed,
    years,
    first: at(system, 1),
    last: at(system, years * 12),
    comparison: comparedMonths(years).map((month) => ({
      month,
      sac: at('sac', month),
      price: at('price', month),
    })),
    totals: { sac: reais(totalPaid(loan('sac'))), price: reais(totalPaid(loan('price'))) },
    costs: purchaseCosts(purchase, { price, financed }),
  };
}

/** First and last month, and every fifth year (every year up to five years). */
function comparedMonths(years: number): number[] {
  const step = years > 5 ? 60 : 12;
  const months = Array.from({ length: Math.ceil((years * 12) / step) - 1 }, (_, index) => (index + 1) * step);
  return [1, ...months, years * 12];
}
