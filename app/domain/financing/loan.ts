import type { AmortisationSystem } from './estimate-fields';

export interface Loan {
  system: AmortisationSystem;
  principal: number; // cents, above 0
  months: number; // integer above 0
  annualRate: number; // effective annual rate: 0.112 for 11,20 %
}

/** Amounts in cents. */
export interface Instalment {
  month: number;
  amount: number;
  interest: number;
  amortisation: number;
  balance: number; // debt after this payment
}

/** ln(1 + monthly rate): the monthly rate is (1 + a)^(1/12) − 1 (brief §16, 'Financing'). */
const monthlyForce = (annualRate: number) => Math.log1p(annualRate) / 12;
export const monthlyRate = (annualRate: number): number => Math.expm1(monthlyForce(annualRate));

/** In cents; month 0 is the principal. */
export function balanceAfter({ system, principal, months, annualRate }: Loan, month: number): number {
  const left = months - month;
  const force = monthlyForce(annualRate);
  if (system === 'sac' || force === 0) return Math.round((principal * left) / months);
  return Math.round((principal * Math.expm1(-left * force)) / Math.expm1(-months * force));
}

/** In cents; `month` from 1. */
export function instalmentOf({ system, principal, months, annualRate }: Loan, month: number): number {
  const rate = monthlyRate(annualRate);
  const equalShare = principal / months;
  if (system === 'sac') return Math.round(equalShare + (principal - (month - 1) * equalShare) * rate);
  if (rate === 0) return Math.round(equalShare);
  return Math.round((principal * rate) / -Math.expm1(-months * monthlyForce(annualRate)));
}

/** Each value is rounded from its exact value, so amortizations sum to the principal. */
export function schedule(loan: Loan): Instalment[] {
  return Array.from({ length: loan.months }, (_, index) => {
    const month = index + 1;
    const amount = instalmentOf(loan, month);
    const balance = balanceAfter(loan, month);
    const amortisation = balanceAfter(loan, index) - balance;
    return { month, amount, interest: amount - amortisation, amortisation, balance };
  });
}

export const totalPaid = (loan: Loan): number => schedule(loan).reduce((sum, { amount }) => sum + amount, 0);
