import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type Requester,
  maxConcurrent,
  createHashQueue,
  maxWaitingPerHolder,
  maxWaitingPerNetwork,
} from './hash-queue';

function watched(waitMs?: number) {
  const inTurn = createHashQueue(maxConcurrent, waitMs);
  const begun: string[] = [];
  const refused: { name: string; status: number; retryAfter: number }[] = [];
  const running: (() => void)[] = [];
  return {
    begun,
    refused,
    running,
    ask(name: string, requester: Requester) {
      const work = () => {
        begun.push(name);
        return new Promise<void>((end) => running.push(end));
      };
      inTurn(requester, work).catch(({ status, more: { retryAfter } }) =>
        refused.push({ name, status, retryAfter }),
      );
    },
    async endOne() {
      running.shift()?.();
      await new Promise((next) => setImmediate(next));
    },
    async endAll() {
      while (running.length > 0) await this.endOne();
    },
  };
}

const callerAt = (n: number) => ({ ip: `198.51.100.${n}` });
/** An address of the n-th /64 in the w-th /48. */
const six = (w: number, n: number, host = 1) => ({
  ip: `2001:db8:${w.toString(16)}:${n.toString(16)}::${host}`,
});

describe('work on passwords', () => {
  it.each<[string, Requester[], string[]]>([
    ['of one address: in its order', [callerAt(1), callerAt(1), callerAt(1)], ['0', '1', '2']],
    [
      'of a crowd behind one address: after whoever comes from elsewhere',
      [...Array(6).fill(callerAt(1)), callerAt(2)],
      ['0', '1', '6', '2', '3', '4', '5'],
    ],
    [
      'of one /64, whatever its addresses: as one',
      [six(1, 1, 1), six(1, 1, 2), six(1, 1, 3), six(2, 1)],
      ['0', '1', '3', '2'],
    ],
    [
      'of many /64 in one /48: after whoever comes from elsewhere',
      [six(1, 1), six(1, 2), six(1, 3), six(1, 4), callerAt(1)],
      ['0', '1', '4', '2', '3'],
    ],
    [
      'of many /64 in one /48: by turns among them',
      [six(1, 1), six(1, 1), six(1, 1), six(1, 1), six(1, 2)],
      ['0', '1', '4', '2', '3'],
    ],
    [
      'of a known browser: by turns with all others',
      [callerAt(1), callerAt(2), callerAt(3), callerAt(4), { account: 7 }, { account: 7 }],
      ['0', '1', '4', '2', '5', '3'],
    ],
  ])('%s', async (_, requesters, order) => {
    const turns = watched();
    requesters.forEach((requester, index) => turns.ask(String(index), requester));
    await turns.endAll();
    expect(turns.begun).toEqual(order);
  });

  it.each<[string, (n: number) => Requester, number]>([
    ['an address', () => callerAt(1), maxWaitingPerHolder],
    ['a network of /64', (n) => six(1, 1, n + 1), maxWaitingPerHolder],
    ['a network of /48', (n) => six(1, n), maxWaitingPerNetwork],
    ['unknown addresses, as one', () => ({ ip: null }), maxWaitingPerHolder],
    ['a known browser’s account', () => ({ account: 7 }), maxWaitingPerHolder],
  ])('%s gets a bounded queue and a 429 with Retry-After; others still run', async (_, requester, limit) => {
    const turns = watched();
    for (let n = 0; n < maxConcurrent + limit + 3; n += 1) turns.ask(String(n), requester(n));
    turns.ask('somebody else', callerAt(200));
    // The two queues take turns: at most one more of the other comes before.
    await turns.endOne();
    await turns.endOne();
    expect(turns.begun).toContain('somebody else');
    expect(turns.refused.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
      Array(3).fill([429, 5]),
    );
    await turns.endAll();
    expect(turns.begun).toHaveLength(maxConcurrent + limit + 1);
    turns.ask('later', requester(0));
    expect(turns.begun.at(-1)).toBe('later');
  });

  it('of as many networks as there are has room: none of them is refused', async () => {
    const turns = watched();
    for (let n = 0; n < 500; n += 1) turns.ask(String(n), six(n, 0));
    await turns.endAll();
    expect([turns.begun.length, turns.refused.length]).toEqual([500, 0]);
  });

  it('rejects queued work with 503 after the wait limit and frees its place', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const turns = watched(5);
    for (let n = 0; n < maxConcurrent + maxWaitingPerHolder; n += 1) turns.ask(String(n), callerAt(1));
    await vi.advanceTimersByTimeAsync(4);
    expect(turns.refused).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(turns.refused.map(({ status }) => status)).toEqual(Array(maxWaitingPerHolder).fill(503));
    turns.ask('again', callerAt(1));
    await turns.endAll();
    expect(turns.begun).toEqual(['0', '1', 'again']);
  });

  it('gives its turn on where it fails', async () => {
    const inTurn = createHashQueue(1);
    const failing = inTurn(callerAt(1), () => Promise.reject(new Error('no memory')));
    const next = inTurn(callerAt(2), () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('done');
  });

  it('runs at most two at once and settles each request exactly once', async () => {
    const requester = fc.oneof(
      fc.record({ account: fc.integer({ min: 1, max: 3 }) }),
      fc.integer({ min: 1, max: 4 }).map(callerAt),
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).map(([w, n]) => six(w, n)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(requester, { nil: 'end' as const }), { maxLength: 60 }),
        async (steps) => {
          const turns = watched();
          let requestCount = 0;
          for (const step of steps) {
            if (step === 'end') await turns.endOne();
            else turns.ask(String((requestCount += 1)), step);
            expect(turns.running.length).toBeLessThanOrEqual(maxConcurrent);
          }
          await turns.endAll();
          const all = [...turns.begun, ...turns.refused.map(({ name }) => name)];
          expect(new Set(all).size).toBe(requestCount);
          expect(all).toHaveLength(requestCount);
        },
      ),
    );
  });
});
