import type { AmortisationSystem } from './fields';

export interface Loan {
  system: AmortisationSystem;
  /** In cents, above 0. */
  principal: number;
  /** Whole, above 0. */
  months: number;
  /** The year's effective rate as a share: 0.112 for 11,20 %. */
  annualRate: number;
}

/** One month's payment; all in cents. */
export interface Instalment {
  month: number;
  amount: number;
  interest: number;
  amortisation: number;
  /** What is owed after it. */
  balance: number;
}

/** ln(1 + monthly rate): the monthly rate is (1 + a)^(1/12) − 1 (brief §16, 'Financing'). */
const monthlyForce = (annualRate: number) => Math.log1p(annualRate) / 12;
export const monthlyRate = (annualRate: number): number => Math.expm1(monthlyForce(annualRate));

/** What is owed after a month, in cents: nothing after the last, all of it after the zeroth. */
export function balanceAfter({ system, principal, months, annualRate }: Loan, month: number): number {
  const left = months - month;
  const force = monthlyForce(annualRate);
  if (system === 'sac' || force === 0) return Math.round((principal * left) / months);
  return Math.round((principal * Math.expm1(-left * force)) / Math.expm1(-months * force));
}

/** What is paid in a month (from 1), in cents. */
export function instalmentOf({ system, principal, months, annualRate }: Loan, month: number): number {
  const rate = monthlyRate(annualRate);
  const equalShare = principal / months;
  if (system === 'sac') return Math.round(equalShare + (principal - (month - 1) * equalShare) * rate);
  if (rate === 0) return Math.round(equalShare);
  return Math.round((principal * rate) / -Math.expm1(-months * monthlyForce(annualRate)));
}

/**
 * Every payment of a loan. Balances and payments are rounded from their own exact values and never from each other, so
 * nothing adds up: the amortisations are the principal to the cent, and Price's payments are all the same.
 */
export function schedule(loan: Loan): Instalment[] {
  return Array.from({ length: loan.months }, (_, index) => {
    const month = index + 1;
    const amount = instalmentOf(loan, month);
    const balance = balanceAfter(loan, month);
    const amortisation = balanceAfter(loan, index) - balance;
    return { month, amount, interest: amount - amortisation, amortisation, balance };
  });
}

/** Everything that is paid, in cents. */
export const totalPaid = (loan: Loan): number => schedule(loan).reduce((sum, { amount }) => sum + amount, 0);
