import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Wheel } from './distribution-rules';
import { nextInTurn, strideUnit, type Turn } from './rotation';
import { sampleMember, sampleRules, withTurn } from './sample-rules';

const now = new Date('2026-11-25T10:00:00-03:00');
const nobody: ReadonlySet<string> = new Set();
const everybody = () => true;
const wheelOf = (weights: readonly number[], pass = 0): Wheel => ({
  ...{ id: 'wheel', pass, hours: null },
  members: weights.map((weight, index) => sampleMember(`broker:${index + 1}`, { weight, pass })),
});
const equal = (count: number) => wheelOf(Array(count).fill(1));

function after(wheel: Wheel, turn: Turn): Wheel {
  return withTurn({ ...sampleRules, general: { ...wheel, active: true } }, turn).general;
}

/** Members chosen one after another. @param absent at a step */
function run(start: Wheel, steps: number, absent: (step: number) => ReadonlySet<string> = () => nobody) {
  let wheel = start;
  const chosen: string[] = [];
  for (let step = 0; step < steps; step++) {
    const turn = nextInTurn(wheel, (person) => !absent(step).has(person), nobody, now);
    if (turn) wheel = after(wheel, turn);
    chosen.push(turn?.member ?? 'none');
  }
  return { chosen, wheel };
}

const countsOf = (wheel: Wheel, chosen: readonly string[]) =>
  wheel.members.map(({ person }) => chosen.filter((each) => each === person).length);
const spread = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts);

describe('shares of a rotation', () => {
  test('1,000 contacts over 7 equal brokers differ by at most 1', () => {
    const { chosen } = run(equal(7), 1000);
    for (let count = 1; count <= 1000; count++)
      expect(spread(countsOf(equal(7), chosen.slice(0, count)))).toBeLessThanOrEqual(1);
  });

  test('weights 2 to 1 within 1 %', () => {
    const wheel = wheelOf([2, 1]);
    const [two, one] = countsOf(wheel, run(wheel, 1000).chosen) as [number, number];
    expect(Math.abs(two / one - 2)).toBeLessThanOrEqual(0.02);
    expect(Math.abs(two / 1000 - 2 / 3)).toBeLessThanOrEqual(0.01);
  });

  test('any weights: each share within a contact a member of its due', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 12 }), (weights) => {
        const wheel = wheelOf(weights);
        const counts = countsOf(wheel, run(wheel, 300).chosen);
        const sum = weights.reduce((total, weight) => total + weight);
        counts.forEach((count, index) => {
          expect(Math.abs(count - (300 * weights[index]!) / sum)).toBeLessThanOrEqual(weights.length);
        });
      }),
    );
  });
});

/** For each step the members that are absent: sets that hold for a while. */
const absences = (members: number) =>
  fc.array(
    fc.record({
      absent: fc.uniqueArray(fc.integer({ min: 1, max: members - 1 })),
      steps: fc.integer({ min: 1, max: 60 }),
    }),
    { minLength: 1, maxLength: 12 },
  );

/** The last member is never absent. */
const members = 6;
const always = `broker:${members}`;

describe('absences', () => {
  test('cause no starvation and no burst', () => {
    fc.assert(
      fc.property(absences(members), (periods) => {
        const steps = periods.flatMap(({ absent, steps: count }) =>
          Array<ReadonlySet<string>>(count).fill(new Set(absent.map((index) => `broker:${index}`))),
        );
        const { chosen } = run(equal(members), steps.length, (step) => steps[step]!);
        const countsWithout = (absent: readonly number[], part: readonly string[]) =>
          countsOf(equal(members), part).filter((_, index) => !absent.includes(index + 1));
        let from = 0;
        for (const { absent, steps: count } of periods) {
          // Members present in a whole period, whenever they were absent before it.
          const period = chosen.slice(from, from + count);
          expect(spread(countsWithout(absent, period))).toBeLessThanOrEqual(2);
          from += count;
        }
        const everAbsent = periods.flatMap(({ absent }) => absent);
        expect(spread(countsWithout(everAbsent, chosen))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  test('somebody present is chosen at each step', () => {
    const { chosen } = run(equal(members), 50, () => new Set(['broker:1', 'broker:2', 'broker:3']));
    expect(chosen).not.toContain('none');
    expect(chosen).toContain(always);
  });
});

describe('members whose offer for a contact ended', () => {
  test('stay next in turn for another contact', () => {
    const wheel = after(equal(3), nextInTurn(equal(3), everybody, new Set(['broker:1']), now)!);
    expect(wheel.members[1]!.pass).toBe(strideUnit);
    expect(nextInTurn(wheel, everybody, nobody, now)!.member).toBe('broker:1');
  });

  test('lose no turn, however often', () => {
    let wheel = equal(2);
    const choose = (tried: readonly string[] = []) => {
      const turn = nextInTurn(wheel, everybody, new Set(tried), now)!;
      wheel = after(wheel, turn);
      return turn.member;
    };
    expect([choose(), choose()]).toEqual(['broker:1', 'broker:2']);
    expect([choose(['broker:2']), choose(['broker:2'])]).toEqual(['broker:1', 'broker:1']);
    expect([choose(), choose(), choose()]).toEqual(['broker:2', 'broker:2', 'broker:1']);
  });

  test('none left: no turn', () => {
    expect(nextInTurn(equal(1), everybody, new Set(['broker:1']), now)).toBeNull();
    expect(nextInTurn(equal(0), everybody, nobody, now)).toBeNull();
  });
});

describe('passes', () => {
  test('are integers and never fall', () => {
    let wheel = wheelOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (let step = 0; step < 500; step++) {
      const next = after(wheel, nextInTurn(wheel, everybody, nobody, now)!);
      expect(next.pass).toBeGreaterThanOrEqual(wheel.pass);
      expect(next.members.every(({ pass }) => Number.isSafeInteger(pass))).toBe(true);
      wheel = next;
    }
  });

  test('10,000 contacts a day are safe integers for 100,000 years', () => {
    // The fastest growth: one member of weight 1.
    const { wheel } = run(equal(1), 100);
    const perContact = wheel.members[0]!.pass / 100;
    const start = perContact * 10_000 * 365 * 100_000;
    expect(Number.isSafeInteger(start)).toBe(true);
    expect(spread(countsOf(equal(7), run(wheelOf(Array(7).fill(1), start), 700).chosen))).toBe(0);
  });

  test('a new member begins at the pass of the wheel', () => {
    const { wheel } = run(equal(3), 300);
    const grown = { ...wheel, members: [...wheel.members, sampleMember('broker:4')] };
    expect(countsOf(grown, run(grown, 40).chosen)).toEqual([10, 10, 10, 10]);
  });
});
