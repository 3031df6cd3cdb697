import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amortisationSystems } from './estimate-fields';
import { balanceAfter, instalmentOf, type Loan, monthlyRate, schedule, totalPaid } from './loan';

const yearly = (month: number) => (1 + month) ** 12 - 1;

describe('known tables', () => {
  // R$ 1.000,00 in 4 months at 1 % a month; calculated by hand.
  const loan = { principal: 100_000, months: 4, annualRate: yearly(0.01) };

  test('SAC', () => {
    expect(schedule({ ...loan, system: 'sac' })).toEqual([
      { month: 1, amount: 26_000, interest: 1_000, amortisation: 25_000, balance: 75_000 },
      { month: 2, amount: 25_750, interest: 750, amortisation: 25_000, balance: 50_000 },
      { month: 3, amount: 25_500, interest: 500, amortisation: 25_000, balance: 25_000 },
      { month: 4, amount: 25_250, interest: 250, amortisation: 25_000, balance: 0 },
    ]);
  });

  test('Price', () => {
    expect(schedule({ ...loan, system: 'price' })).toEqual([
      { month: 1, amount: 25_628, interest: 1_000, amortisation: 24_628, balance: 75_372 },
      { month: 2, amount: 25_628, interest: 754, amortisation: 24_874, balance: 50_498 },
      { month: 3, amount: 25_628, interest: 504, amortisation: 25_124, balance: 25_374 },
      { month: 4, amount: 25_628, interest: 254, amortisation: 25_374, balance: 0 },
    ]);
  });

  // From the design: R$ 7.840.000 in 360 months at 11,20 % a year.
  test.each([
    ['sac', 91_443, 21_971, 20_414_658],
    ['price', 72_673, 72_673, 26_162_415],
  ] as const)('the design’s example by %s', (system, first, last, total) => {
    const example = { system, principal: 784_000_000, months: 360, annualRate: 0.112 };
    expect(Math.round(instalmentOf(example, 1) / 100)).toBe(first);
    expect(Math.round(instalmentOf(example, 360) / 100)).toBe(last);
    expect(Math.abs(totalPaid(example) / 100 - total)).toBeLessThan(2);
  });

  test('12 months of the monthly rate are the year’s', () => {
    expect((1 + monthlyRate(0.112)) ** 12).toBeCloseTo(1.112, 12);
    expect(monthlyRate(0)).toBe(0);
  });
});

const system = fc.constantFrom(...amortisationSystems);
const loans = fc.record({
  system,
  principal: fc.integer({ min: 1_000_000, max: 100_000_000_000 }),
  months: fc.integer({ min: 1, max: 420 }),
  annualRate: fc.integer({ min: 1, max: 3000 }).map((hundredths) => hundredths / 10_000),
});

describe('whatever is borrowed', () => {
  const holds = (name: string, check: (loan: Loan, payments: ReturnType<typeof schedule>) => void) =>
    test(name, () => fc.assert(fc.property(loans, (loan) => check(loan, schedule(loan)))));

  holds(
    'the amortisations are the principal, to the cent, and nothing is owed at the end',
    (loan, payments) => {
      expect(payments.reduce((sum, { amortisation }) => sum + amortisation, 0)).toBe(loan.principal);
      expect(payments.at(-1)!.balance).toBe(0);
      expect(balanceAfter(loan, 0)).toBe(loan.principal);
    },
  );

  holds(
    'what is owed falls each month, and interest is what was owed at the month’s rate, to a cent or so',
    (loan, payments) => {
      const rate = monthlyRate(loan.annualRate);
      let owed = loan.principal;
      for (const { balance, interest } of payments) {
        expect(balance).toBeLessThan(owed);
        expect(Math.abs(interest - owed * rate)).toBeLessThan(2);
        owed = balance;
      }
    },
  );

  test('SAC’s instalments fall, and none is above the one before', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const amounts = schedule({ ...loan, system: 'sac' }).map(({ amount }) => amount);
        amounts.slice(1).forEach((amount, index) => expect(amount).toBeLessThanOrEqual(amounts[index]!));
      }),
    );
  });

  test('Price’s instalments are the same, to the cent', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(new Set(schedule({ ...loan, system: 'price' }).map(({ amount }) => amount)).size).toBe(1);
      }),
    );
  });

  test('costs more with Price than SAC, but starts with a lower instalment', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        fc.pre(loan.months > 1 && loan.annualRate > 0.01);
        const [sac, price] = (['sac', 'price'] as const).map((each) => ({ ...loan, system: each }));
        expect(totalPaid(price!)).toBeGreaterThanOrEqual(totalPaid(sac!) - loan.months);
        expect(instalmentOf(price!, 1)).toBeLessThanOrEqual(instalmentOf(sac!, 1));
      }),
    );
  });
});

test.each(amortisationSystems)('%s without interest costs the principal, apart from rounding', (each) => {
  const loan = { system: each, principal: 100_000, months: 7, annualRate: 0 };
  expect(Math.abs(totalPaid(loan) - loan.principal)).toBeLessThanOrEqual(7);
  expect(schedule(loan).at(-1)!.balance).toBe(0);
});
