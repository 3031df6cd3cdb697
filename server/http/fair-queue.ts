import { setImmediate as turn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { clock } from '@domain/kernel/clock';

export type Caller = {
  network: string;
  /** A second try for the same page has the same one. */
  key: string;
  isGone: () => boolean;
  /** Monotonic ms at which its first visitor came; null: none waits, so it gives way. Default: since it entered. */
  waitsSince?: () => number | null;
};
type Waiting = Required<Caller> & { round: number; answer: (result: (() => void) | number) => void };

/** From `full` on newcomers are refused: between `promised` and `late` is room for an error of the pace. */
const waitMs = { promised: 1_500, full: 1_700, late: 2_000, retry: 30_000 };
const [idleMsPerPage, measuredPages, maxTurns] = [10, 48, 32];

const hasVisitor = ({ waitsSince }: Waiting): boolean => waitsSince() !== null;

/** Networks take turns, each first come, first served (docs/decisions/0122-one-fair-queue.md). */
export function createFairQueue(slots: number, now = () => clock.monotonicNow()) {
  /** By rounds, in each of which a network has one turn. */
  const waiting: Waiting[] = [];
  const running = new Set<Waiting>();
  const rounds = new LRUCache<string, number>({ max: 10_000 });
  /** Since when a second try is not refused. */
  const returns = new LRUCache<string, number>({ max: 10_000 });
  let [round, arrivals, lastEnd, lastReturn, msPerPage, isServing] = [0, 0, 0, 0, idleMsPerPage, false];

  const roundOf = ({ network }: Caller) => Math.max(rounds.get(network) ?? 0, round) + 1;
  const placeIn = (own: number) => waiting.findLastIndex((one) => one.round <= own) + 1;
  /** Pages that no visitor waits for must leave room for one that comes. */
  const maxBackground = Math.ceil(slots / 2);

  /** Pages made before this one. */
  function countBefore(caller: Caller): number {
    const earlier = waiting.slice(0, placeIn(roundOf(caller)));
    const isBackground = caller.waitsSince?.() === null;
    return (isBackground ? waiting : earlier.filter(hasVisitor)).length + running.size;
  }

  /** Second tries have appointments, one after another at two thirds of the pace. */
  function retryAfter({ key }: Caller): number {
    if (!(returns.get(key)! > now())) {
      const next = Math.max(lastReturn, now() + waitMs.full) + 1.5 * msPerPage;
      lastReturn = Math.min(next, now() + waitMs.retry);
      returns.set(key, lastReturn);
    }
    return Math.ceil((returns.get(key)! - now()) / 1000);
  }

  /** libuv accepts one connection a turn of the event loop: with a page in each, newcomers would wait unseen. */
  async function serve(): Promise<void> {
    if (isServing) return;
    isServing = true;
    for (let turns = 1; waiting.length > 0 && running.size < slots; turns += 1) {
      const before = arrivals;
      await turn();
      if (arrivals !== before && turns % maxTurns !== 0) continue;
      const next = waiting.findIndex(hasVisitor);
      if (next < 0 && running.size >= maxBackground) break;
      start(waiting.splice(Math.max(next, 0), 1)[0]!);
    }
    isServing = false;
  }

  function start(one: Waiting): void {
    round = one.round;
    if (one.isGone()) return;
    const isPromised = (waiting.filter(hasVisitor).length + running.size + 1) * msPerPage <= waitMs.promised;
    const isLate = now() - (one.waitsSince() ?? now()) + slots * msPerPage > waitMs.late;
    if (isLate && !isPromised) return one.answer(retryAfter(one));
    running.add(one);
    one.answer(() => running.delete(one) && end());
  }

  /** The pace is the time between two ends while others wait. A slow page counts eightfold at most. */
  function end(): void {
    const ms = waiting.length > 0 ? Math.min(now() - lastEnd, 8 * msPerPage) : idleMsPerPage;
    msPerPage += (ms - msPerPage) / measuredPages;
    lastEnd = now();
    void serve();
  }

  return {
    /** Seconds until a second try, if those before take too long; one more than the slots may always enter. */
    refusal(caller: Caller): number | null {
      arrivals += 1;
      const isFull = countBefore(caller) >= Math.max(waitMs.full / msPerPage, slots + 1);
      return isFull && !(returns.get(caller.key)! <= now()) ? retryAfter(caller) : null;
    },
    /** @returns how to release the slot, or the seconds until a second try, if the page would be late */
    enter: (caller: Caller) =>
      new Promise<(() => void) | number>((answer) => {
        if (waiting.length === 0) lastEnd = now();
        const since = now();
        const waitsSince = () => {
          const visitor = caller.waitsSince ? caller.waitsSince() : since;
          return visitor === null ? null : Math.max(visitor, since);
        };
        const own = { ...caller, waitsSince, round: roundOf(caller), answer };
        waiting.splice(placeIn(own.round), 0, own);
        rounds.set(own.network, own.round);
        returns.delete(own.key);
        void serve();
      }),
  };
}
