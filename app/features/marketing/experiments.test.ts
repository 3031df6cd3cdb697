import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Experiment, experimentNames, experiments } from '@domain/experiments/experiments';
import { drawArm, type StoredArms, readArms, writeArms } from './experiments';

const visit = 'schedule-visit-without-cpf';
const search = 'search-simplified';
const stored = (arm: number, isSeen = false) => ({ arm, isSeen });

test.each<[string | null, StoredArms]>([
  [`exp=${visit}.0`, { [visit]: stored(0) }],
  [`consentimento=1; exp=another.0/${visit}.1`, { [visit]: stored(1) }],
  [`exp=${visit}.1.visto/${search}.0`, { [visit]: stored(1, true), [search]: stored(0) }],
  [`exp=${visit}.1/${visit}.0.visto`, { [visit]: stored(1) }],
  [`exp=${visit}.2`, {}],
  [`exp=${visit}.01`, {}],
  [`exp=${visit}.1.visto.visto`, {}],
  [`exp=${visit}`, {}],
  ['exp=', {}],
  [null, {}],
])('%s', (cookies, arms) => {
  expect(readArms(cookies)).toEqual(arms);
});

test('arms are read back as they were written', () => {
  const arm = fc.option(fc.record({ arm: fc.constantFrom(0, 1), isSeen: fc.boolean() }), { nil: undefined });
  fc.assert(
    fc.property(fc.record({ [visit]: arm, [search]: arm }), (arms) => {
      const all = JSON.parse(JSON.stringify(arms)) as StoredArms;
      expect(readArms(`a=b; exp=${writeArms(arms)}`)).toEqual(all);
    }),
  );
});

describe('the draw', () => {
  const draws = 100_000;
  const drawn = (experiment: Experiment) =>
    Array.from({ length: draws }, () => drawArm(experiment, Math.random()));

  test.each(experimentNames)(
    '%s: the arms have their shares, within one percent of 100,000 draws',
    (name) => {
      const arms = drawn(name);
      for (const [arm, weight] of experiments[name].entries()) {
        const share = arms.filter((each) => each === arm).length / draws;
        // One percent is seven standard deviations, so chance does not fail it.
        expect(Math.abs(share - weight / 100)).toBeLessThan(0.01);
      }
    },
  );

  test('is independent per experiment: each pair of arms has its share', () => {
    const [one, other] = [drawn(visit), drawn(search)];
    for (const [arm, weight] of experiments[visit].entries())
      for (const [otherArm, otherWeight] of experiments[search].entries()) {
        const share = one.filter((each, index) => each === arm && other[index] === otherArm).length / draws;
        expect(Math.abs(share - (weight / 100) * (otherWeight / 100))).toBeLessThan(0.01);
      }
  });

  test.each(experimentNames)('%s: every chance leads to an arm, at the weights exactly', (name) => {
    const [first] = experiments[name];
    expect([0, first / 100 - 1e-9, first / 100, 1].map((chance) => drawArm(name, chance))).toEqual([
      0, 0, 1, 1,
    ]);
  });
});
