import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { financingView, type Purchase } from './estimate';
import { purchaseCosts } from './purchase-costs';

const purchase: Purchase = { price: 11_200_000, city: 'São Paulo', state: 'SP', rate: 11.2 };
const view = (fields: Record<string, string> = {}, about = purchase) =>
  financingView(about, new URLSearchParams(fields));

describe('an estimate', () => {
  test('defaults to 30 % down, 30 years, SAC and the configured rate', () => {
    expect(view()).toMatchObject({
      typed: { system: 'sac', entry: '3.360.000', years: '30', rate: '11,20%' },
      errors: {},
      estimate: {
        entry: 3_360_000,
        entryPercent: 30,
        financed: 7_840_000,
        first: 91_443,
        last: 21_971,
        costs: { itbi: 336_000, itbiRate: 3, isCitysRate: true, registry: 38_080 },
      },
    });
    expect(view().estimate!.comparison.map(({ month }) => month)).toEqual([1, 60, 120, 180, 240, 300, 360]);
  });

  test.each([
    ['R$ 2.000.000', 2_000_000],
    ['1,5 mi', 1_500_000],
    ['20%', 2_240_000],
    ['0', 0],
    ['11.199.999', 11_199_999],
  ])('an entry of %j is %i reais', (entrada, entry) => {
    expect(view({ entrada }).estimate).toMatchObject({ entry, financed: 11_200_000 - entry });
  });

  test('by Price, the last instalment is the first', () => {
    const { estimate, typed } = view({ sistema: 'price', prazo: '20 anos', taxa: '9,5' });
    expect(typed).toMatchObject({ system: 'price', years: '20 anos', rate: '9,5' });
    expect(estimate).toMatchObject({ years: 20, system: 'price' });
    expect(estimate!.last).toBe(estimate!.first);
  });

  test.each([
    ['1', [1, 12]],
    ['5', [1, 12, 24, 36, 48, 60]],
    ['7', [1, 60, 84]],
    ['35', [1, 60, 120, 180, 240, 300, 360, 420]],
  ])('%s years are compared at the months %j', (prazo, months) => {
    expect(view({ prazo }).estimate!.comparison.map(({ month }) => month)).toEqual(months);
  });
});

describe('an unreadable value has an error at its field and stays as typed', () => {
  test.each([
    ['entrada', 'entry', '', /Informe a entrada/],
    ['entrada', 'entry', 'muito', /Informe a entrada/],
    ['entrada', 'entry', '-5', /Informe a entrada/],
    ['entrada', 'entry', '3O%', /Informe a entrada/],
    ['entrada', 'entry', '11.200.000', /menor que o valor do imóvel, R\$ 11\.200\.000\.$/],
    ['entrada', 'entry', '100%', /menor que o valor/],
    ['prazo', 'years', '0', /de 1 a 35/],
    ['prazo', 'years', '36', /de 1 a 35/],
    ['prazo', 'years', '2,5', /anos inteiros/],
    ['prazo', 'years', '', /anos inteiros/],
    ['taxa', 'rate', '0', /até 30%, como 11,20%/],
    ['taxa', 'rate', '30,01', /até 30%/],
    ['taxa', 'rate', 'abc', /juros ao ano/],
  ] as const)('%s (%s): %j', (name, field, text, message) => {
    const { errors, typed, estimate } = view({ [name]: text });
    expect(errors).toEqual({ [field]: expect.stringMatching(message) });
    expect(typed[field]).toBe(text);
    expect(estimate).toBeNull();
  });

  test('an unknown system is SAC', () => {
    expect(view({ sistema: 'SACRE' }).estimate!.system).toBe('sac');
  });

  test('nothing that comes in an address throws or gives a figure that is none', () => {
    const words = fc.oneof(
      fc.string(),
      fc.constantFrom('30%', '1e9', '9'.repeat(60), 'NaN', 'Infinity', '0,0001'),
    );
    fc.assert(
      fc.property(
        words,
        words,
        words,
        fc.integer({ min: 1, max: 10 ** 10 }),
        (entrada, prazo, taxa, price) => {
          const { estimate, errors } = view({ entrada, prazo, taxa }, { ...purchase, price });
          if (!estimate) expect(Object.keys(errors).length).toBeGreaterThan(0);
          else {
            const { comparison, totals, ...figures } = estimate;
            const all = [
              ...comparison.flatMap((row) => Object.values(row)),
              ...Object.values(totals),
              figures.first,
              figures.last,
            ];
            expect(all.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
          }
        },
      ),
    );
  });
});

describe('what a purchase costs besides', () => {
  const sum = { price: 1_000_000, financed: 700_000 };
  test.each([
    ['São Paulo', 'SP', 30_000, true, 3_400],
    ['Rio de Janeiro', 'RJ', 30_000, true, 3_400],
    ['Campinas', 'SP', 27_000, true, 3_400],
    ['Guarujá', 'SP', 30_000, false, 3_400],
    ['Trancoso', 'BA', 30_000, false, 6_800],
    ['Trancoso', null, 30_000, false, 6_800],
  ])('%s, %s', (city, state, itbi, isCitysRate, registry) => {
    expect(purchaseCosts({ city, state }, sum)).toMatchObject({ itbi, isCitysRate, registry });
  });
});
