import { separation } from '../support/separation';

/** What is allowed. Chance alone gives more among few tries: then more are made, and all count. */
export const mostApart = 0.55;
/** The first round, which is short, ends it only where it is well within what is allowed. */
const rounds = [
  { tries: 200, enough: 0.53 },
  { tries: 300, enough: mostApart },
  { tries: 500, enough: mostApart },
];

/**
 * How well the time that it takes tells the first of these kinds from any other (`separation`).
 * @param prepare gives each kind's call, to be made so often: `index` is which time it is
 */
export async function toldApart<Kind extends string>(
  prepare: (tries: number) => Promise<Record<Kind, (index: number) => Promise<unknown>>>,
): Promise<number> {
  const times = new Map<Kind, number[]>();
  let apart = 1;
  for (const { tries, enough } of rounds) {
    const calls = Object.entries(await prepare(tries)) as [Kind, (index: number) => Promise<unknown>][];
    for (let index = 0; index < tries; index += 1) {
      // By turns, in an order of chance: what the machine does meanwhile meets all alike.
      for (const [kind, call] of shuffled(calls)) {
        const begun = performance.now();
        await call(index);
        const took = performance.now() - begun;
        times.set(kind, [...(times.get(kind) ?? []), took]);
      }
    }
    for (const [kind, all] of times) { const s=[...all].sort((a,b)=>a-b); console.log(kind, s.length, s[Math.floor(s.length*.1)].toFixed(3), s[Math.floor(s.length*.5)].toFixed(3), separation(times.get("wrong" as Kind)??all, all).toFixed(3)); }
    const [first, ...others] = calls.map(([kind]) => times.get(kind)!);
    apart = Math.max(...others.map((other) => separation(first!, other)));
    if (apart <= enough) break;
  }
  return apart;
}

const shuffled = <T>(all: readonly T[]): T[] =>
  all
    .map((each) => ({ each, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);
