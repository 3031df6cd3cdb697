import { createHash } from 'node:crypto';

/** Deterministic random numbers by seed (mulberry32 over a hash). */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** Both bounds are included. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function createRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (list) => list[int(0, list.length - 1)]!,
    weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>) {
      const entries = Object.entries(weights) as [T, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) if ((left -= weight) < 0) return key;
      return entries.at(-1)![0];
    },
    shuffled(list) {
      const copy = [...list];
      for (let at = copy.length - 1; at > 0; at--) {
        const other = int(0, at);
        [copy[at], copy[other]] = [copy[other]!, copy[at]!];
      }
      return copy;
    },
  };
}
