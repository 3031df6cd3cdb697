import { separation } from './separation';

/** What is allowed. Chance alone gives more among few tries: then more are made, and all count. */
export const maxSeparation = 0.55;
/** The first round, which is short, ends it only where it is well within what is allowed. */
const rounds = [
  { tries: 200, enough: 0.53 },
  { tries: 300, enough: maxSeparation },
  { tries: 500, enough: maxSeparation },
  // Chance separates 1,000 tries by more in one of ten thousand measurements, 2,000 never.
  { tries: 1_000, enough: maxSeparation },
];

/** The same done to two kinds of thing, for the so-manieth time. */
type Both = readonly [one: (index: number) => Promise<unknown>, other: (index: number) => Promise<unknown>];

/**
 * How well the time that something takes tells two kinds apart (`separation`): at most `mostApart` where nobody can.
 * @param prepare what is measured in a round of so many tries
 */
export async function timingSeparation(prepare: (tries: number) => Both | Promise<Both>): Promise<number> {
  const [ones, others]: [number[], number[]] = [[], []];
  const measure = async (times: number[], work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  };
  for (const { tries, enough } of rounds) {
    const [one, other] = await prepare(tries);
    for (let index = 0; index < tries; index += 1) {
      // By turns, the first of each pair by chance: what the machine does meanwhile meets both alike.
      const pair = [() => measure(ones, () => one(index)), () => measure(others, () => other(index))];
      for (const next of Math.random() < 0.5 ? pair : pair.reverse()) await next();
    }
    if (separation(ones, others) <= enough) break;
  }
  return separation(ones, others);
}
