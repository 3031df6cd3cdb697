import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Asker,
  atOnce,
  createPasswordTurns,
  placesOfHolder,
  placesOfWideNetwork,
} from './password-turns';

/** Works that end when the test says so, named by who asked. */
function watched(patience?: number) {
  const inTurn = createPasswordTurns(atOnce, patience);
  const begun: string[] = [];
  const refused: { name: string; status: number; retryAfter: number }[] = [];
  const running: (() => void)[] = [];
  return {
    begun,
    refused,
    running,
    ask(name: string, asker: Asker) {
      const work = () => {
        begun.push(name);
        return new Promise<void>((end) => running.push(end));
      };
      inTurn(asker, work).catch(({ status, retryAfter }) => refused.push({ name, status, retryAfter }));
    },
    /** Ends what has run the longest, and lets the next begin. */
    async endOne() {
      running.shift()?.();
      await new Promise((next) => setImmediate(next));
    },
    async endAll() {
      while (running.length > 0) await this.endOne();
    },
  };
}

const home = (n: number) => ({ ip: `198.51.100.${n}` });
/** An address of the n-th /64 in the w-th /48. */
const six = (w: number, n: number, host = 1) => ({
  ip: `2001:db8:${w.toString(16)}:${n.toString(16)}::${host}`,
});

describe('work on passwords', () => {
  it.each<[string, Asker[], string[]]>([
    ['of one address: in its order', [home(1), home(1), home(1)], ['0', '1', '2']],
    [
      'of a crowd behind one address: after whoever comes from elsewhere',
      [...Array(6).fill(home(1)), home(2)],
      ['0', '1', '6', '2', '3', '4', '5'],
    ],
    [
      'of one /64, whatever its addresses: as one',
      [six(1, 1, 1), six(1, 1, 2), six(1, 1, 3), six(2, 1)],
      ['0', '1', '3', '2'],
    ],
    [
      'of many /64 in one /48: after whoever comes from elsewhere',
      [six(1, 1), six(1, 2), six(1, 3), six(1, 4), home(1)],
      ['0', '1', '4', '2', '3'],
    ],
    [
      'of many /64 in one /48: by turns among them',
      [six(1, 1), six(1, 1), six(1, 1), six(1, 1), six(1, 2)],
      ['0', '1', '4', '2', '3'],
    ],
    [
      'of a known browser: by turns with all others',
      [home(1), home(2), home(3), home(4), { account: 7 }, { account: 7 }],
      ['0', '1', '4', '2', '5', '3'],
    ],
  ])('%s', async (_, askers, order) => {
    const turns = watched();
    askers.forEach((asker, index) => turns.ask(String(index), asker));
    await turns.endAll();
    expect(turns.begun).toEqual(order);
  });

  it.each<[string, (n: number) => Asker, number]>([
    ['an address', () => home(1), placesOfHolder],
    ['a network of /64', (n) => six(1, 1, n + 1), placesOfHolder],
    ['a network of /48', (n) => six(1, n), placesOfWideNetwork],
    ['unknown addresses, as one', () => ({ ip: null }), placesOfHolder],
    ['a known browser’s account', () => ({ account: 7 }), placesOfHolder],
  ])(
    '%s holds a bounded number of places, is told when to come again, and holds up nobody else',
    async (_, asker, most) => {
      const turns = watched();
      for (let n = 0; n < atOnce + most + 3; n += 1) turns.ask(String(n), asker(n));
      turns.ask('somebody else', home(200));
      // The two queues take turns: at most one more of the other comes before.
      await turns.endOne();
      await turns.endOne();
      expect(turns.begun).toContain('somebody else');
      expect(turns.refused.map(({ status, retryAfter }) => [status, retryAfter])).toEqual(
        Array(3).fill([429, 5]),
      );
      await turns.endAll();
      expect(turns.begun).toHaveLength(atOnce + most + 1);
      turns.ask('later', asker(0));
      expect(turns.begun.at(-1)).toBe('later');
    },
  );

  it('of as many networks as there are has room: none of them is refused', async () => {
    const turns = watched();
    for (let n = 0; n < 500; n += 1) turns.ask(String(n), six(n, 0));
    await turns.endAll();
    expect([turns.begun.length, turns.refused.length]).toEqual([500, 0]);
  });

  it('that is not begun while anybody waits for it is refused, and its place is free', async () => {
    const turns = watched(5);
    for (let n = 0; n < atOnce + placesOfHolder; n += 1) turns.ask(String(n), home(1));
    await new Promise((resume) => setTimeout(resume, 30));
    expect(turns.refused.map(({ status }) => status)).toEqual(Array(placesOfHolder).fill(503));
    turns.ask('again', home(1));
    await turns.endAll();
    expect(turns.begun).toEqual(['0', '1', 'again']);
  });

  it('gives its turn on where it fails', async () => {
    const inTurn = createPasswordTurns(1);
    const failing = inTurn(home(1), () => Promise.reject(new Error('no memory')));
    const next = inTurn(home(2), () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('no memory');
    expect(await next).toBe('done');
  });

  it('whoever asks in whatever order: two run at once, every one that is taken has its turn, once', async () => {
    const asker = fc.oneof(
      fc.record({ account: fc.integer({ min: 1, max: 3 }) }),
      fc.integer({ min: 1, max: 4 }).map(home),
      fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })).map(([w, n]) => six(w, n)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.option(asker, { nil: 'end' as const }), { maxLength: 60 }),
        async (steps) => {
          const turns = watched();
          let asked = 0;
          for (const step of steps) {
            if (step === 'end') await turns.endOne();
            else turns.ask(String((asked += 1)), step);
            expect(turns.running.length).toBeLessThanOrEqual(atOnce);
          }
          await turns.endAll();
          const all = [...turns.begun, ...turns.refused.map(({ name }) => name)];
          expect(new Set(all).size).toBe(asked);
          expect(all).toHaveLength(asked);
        },
      ),
    );
  });
});
