import { describe, expect, test } from 'vitest';
import { type Outcome, PageMachine } from '@tests/support/page-machine';

const own = (n: number) => `network ${n}`;
const together = () => 'one network';
const seconds = (count: number) => count * 1000;

const refused = (outcomes: Outcome[]) => outcomes.filter(({ retryAfter }) => retryAfter).length;
const served = (outcomes: Outcome[]) => outcomes.filter(({ retryAfter }) => !retryAfter);
/** Pages in time, as a share of all that were made. */
const goodput = (outcomes: Outcome[]) =>
  served(outcomes).filter(({ ms }) => ms <= 2_000).length / served(outcomes).length;
const median = (outcomes: Outcome[]) =>
  served(outcomes).sort((a, b) => a.ms - b.ms)[served(outcomes).length >> 1]!.ms;

describe('below 1.5 s', () => {
  test.each([
    [6, 25, 5],
    [12, 25, 5],
    [20, 25, 5],
    [30, 25, 5],
    [60, 40, 5],
    [100, 100, 5],
    // A remote back end.
    [60, 50, 32],
  ])('refuses none of %i at once that ask again, at %i pages a second', async (width, pace, concurrency) => {
    for (const networkOf of [own, together]) {
      const machine = new PageMachine(pace, { concurrency });
      const outcomes = machine.closed(width, networkOf);
      await machine.run(seconds(10));
      expect(refused(outcomes)).toBe(0);
      expect(outcomes.length / 10 / pace).toBeGreaterThan(0.85);
    }
  });

  test.each<[string, (now: number) => number]>([
    ['starts at a quarter of its speed', (now) => Math.min(1, 0.25 + now / 4_000)],
    ['stops for 0.3 s in every 7', (now) => (now % 7_000 < 300 ? 0.001 : 1)],
    ['was five times slower for a time', (now) => (now < 8_000 ? 0.2 : 1)],
  ])('refuses none of 30 where the machine %s', async (_, speed) => {
    const machine = new PageMachine(25, { speed });
    const before = machine.closed(6, own);
    await machine.run(speed(0) === 0.2 ? seconds(12) : 0);
    const outcomes = machine.closed(24, (n) => own(n + 6));
    await machine.run(seconds(10));
    expect(refused([...before, ...outcomes])).toBe(0);
  });
});

describe('above 1.5 s', () => {
  test.each([
    [2, 25],
    [3, 25],
    [6, 25],
    [2, 40],
    [3, 40],
    [6, 40],
  ])('delivers its pages in time at %i times %i pages a second', async (times, pace) => {
    const machine = new PageMachine(pace);
    const outcomes: Outcome[] = [];
    const visit = (n: number) =>
      machine.ask(machine.unseen(own(n))).then((outcome) => outcomes.push(outcome));
    void machine.open(pace * times, seconds(15), visit);
    await machine.run(seconds(15));
    expect(goodput(outcomes)).toBeGreaterThan(0.9);
    expect(served(outcomes).length / 15 / pace).toBeGreaterThan(0.9);
  });

  /** Number of visits by the try in which they were served; 0: not in three. */
  const returning = (machine: PageMachine, tries: number[]) => async (network: string) => {
    const visit = machine.unseen(network);
    for (let count = 1; count <= 3; count += 1) {
      const { retryAfter } = await machine.ask(visit);
      if (!retryAfter) return void (tries[count]! += 1);
      await machine.pause(seconds(retryAfter) + 5);
    }
    tries[0]! += 1;
  };

  test.each([
    ['networks of their own', own],
    ['one network', together],
  ])('serves within three tries who returns to six times the load from %s', async (_, networkOf) => {
    const machine = new PageMachine(40);
    const tries = [0, 0, 0, 0];
    const visit = returning(machine, tries);
    const crowd = (n: number) => void machine.ask(machine.unseen(networkOf(n)));
    void machine.open(240, seconds(90), crowd);
    await machine.run(seconds(2));
    void machine.open(2, seconds(20), (n) => void visit(networkOf(-n)));
    await machine.run(seconds(88));
    expect(tries[0]).toBe(0);
    expect(tries[2]! + tries[3]!).toBeGreaterThan(20);
  });

  test.each([
    [2, 20],
    [3, 10],
  ])('serves within three tries a rush of %i times the pace for %i s', async (times, length) => {
    const machine = new PageMachine(40);
    const tries = [0, 0, 0, 0];
    const visit = returning(machine, tries);
    void machine.open(40 * times, seconds(length), (n) => void visit(own(n)));
    await machine.run(seconds(length + 60));
    expect(tries[0]).toBe(0);
    expect(tries.reduce((sum, n) => sum + n)).toBeGreaterThan(40 * times * length * 0.9);
  });

  test('answers as before two seconds after a rush', async () => {
    const machine = new PageMachine(40);
    void machine.open(240, seconds(10), (n) => void machine.ask(machine.unseen(own(n))));
    await machine.run(seconds(12));
    const outcomes = machine.closed(30, own);
    await machine.run(seconds(5));
    expect(refused(outcomes)).toBe(0);
    expect(median(outcomes)).toBeLessThan(850);
  });
});

describe('networks take turns', () => {
  const people = async (crawlers: number) => {
    const machine = new PageMachine(40);
    const outcomes: Outcome[] = [];
    const person = async (network: string) => {
      for (;;) {
        outcomes.push(await machine.ask(machine.unseen(network)));
        await machine.pause(machine.between(200, 800));
      }
    };
    for (let n = 0; n < 10; n += 1) void person(own(n));
    const crawler = machine.closed(crawlers, together, 200);
    await machine.run(seconds(20));
    return { outcomes, crawler };
  };

  test('a crawler with 200 connections delays itself', async () => {
    const [alone, beside] = [await people(0), await people(200)];
    expect(refused(beside.outcomes)).toBe(0);
    // Five pages run at once whoever asks, and one of the crawler is before each: a fraction of its own line.
    expect(median(beside.outcomes) - median(alone.outcomes)).toBeLessThan(250);
    expect(median(beside.crawler)).toBeGreaterThan(4 * median(beside.outcomes));
    const all = [...beside.outcomes, ...beside.crawler];
    expect(served(all).length / 20 / 40).toBeGreaterThan(0.9);
    expect(goodput(all)).toBeGreaterThan(0.9);
  });
});
