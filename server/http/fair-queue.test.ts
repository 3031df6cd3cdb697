import { beforeEach, expect, test } from 'vitest';
import { createFairQueue } from './fair-queue';

let now = 0;
let queue: ReturnType<typeof createFairQueue>;
beforeEach(() => {
  now = 0;
  queue = createFairQueue(2, () => now);
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
async function turns(count: number) {
  for (let at = 0; at < count; at += 1) await turn();
}

let keys = 0;
function take({
  network = 'a network',
  key = `page ${(keys += 1)}`,
  isGone = (): boolean => false,
  waitsSince = undefined as (() => number | null) | undefined,
} = {}) {
  const request = {
    state: 'waits' as 'waits' | 'begun' | 'turned away',
    leave: () => {},
    retryAfter: 0,
  };
  const note = (result: (() => void) | number) => {
    request.state = typeof result === 'function' ? 'begun' : 'turned away';
    if (typeof result === 'function') request.leave = result;
    else request.retryAfter = result;
  };
  const caller = { network, key, isGone, ...(waitsSince && { waitsSince }) };
  const seconds = queue.refusal(caller);
  if (seconds === null) void queue.enter(caller).then(note);
  else note(seconds);
  return request;
}
const states = (request: { state: string }[]) => request.map(({ state }) => state);

test('starts one page per turn and runs no more pages than slots', async () => {
  const pages = [take(), take(), take()];
  await turns(2);
  expect(states(pages)).toEqual(['begun', 'waits', 'waits']);
  await turns(3);
  expect(states(pages)).toEqual(['begun', 'begun', 'waits']);
  pages[0]!.leave();
  await turns(2);
  expect(states(pages)).toEqual(['begun', 'begun', 'begun']);
});

test('starts a page only after a turn without arrivals', async () => {
  const pages = [take(), take()];
  await turns(2);
  for (let count = 0; count < 3; count += 1) {
    take();
    await turn();
  }
  expect(states(pages)).toEqual(['begun', 'waits']);
  await turns(2);
  expect(states(pages)).toEqual(['begun', 'begun']);
});

test('starts a page after 32 turns with arrivals', async () => {
  const pages = [take(), take()];
  await turns(3);
  expect(states(pages)).toEqual(['begun', 'begun']);
  const next = take();
  for (const { leave } of pages) leave();
  let arrivals = 0;
  for (; next.state === 'waits' && arrivals < 100; arrivals += 1) {
    take();
    await turn();
  }
  expect(arrivals).toBeGreaterThan(25);
  expect(arrivals).toBeLessThan(40);
});

test('a place that is given back twice is one place', async () => {
  const pages = [take(), take(), take(), take()];
  await turns(3);
  pages[0]!.leave();
  pages[0]!.leave();
  await turns(3);
  expect(states(pages)).toEqual(['begun', 'begun', 'begun', 'waits']);
});

/** Names of requests in the order in which they begin, one at a time. */
async function orderOf(requests: Record<string, ReturnType<typeof take>>) {
  const order: string[] = [];
  for (let left = Object.keys(requests); left.length > 0;) {
    await turns(1);
    for (const name of left.filter((each) => requests[each]!.state !== 'waits')) {
      order.push(name);
      requests[name]!.leave();
    }
    left = left.filter((name) => !order.includes(name));
  }
  return order.join(' ');
}

test('begins requests of one network in order of arrival', async () => {
  expect(await orderOf({ a: take(), b: take(), c: take(), d: take() })).toBe('a b c d');
});

test('lets networks take turns, each in order of arrival', async () => {
  const from = (network: string) => take({ network });
  const many = { a1: from('a'), a2: from('a'), a3: from('a'), a4: from('a') };
  expect(await orderOf({ ...many, b1: from('b'), b2: from('b'), c1: from('c') })).toBe(
    'a1 b1 c1 a2 b2 a3 a4',
  );
});

/** Fills both places with pages and the line with as many as are admitted before anything is measured. */
async function fill(network = (_: number) => 'a network') {
  const line = [];
  while (line.at(-1)?.state !== 'turned away') {
    line.push(take({ network: network(line.length) }));
    await turns(1);
  }
  return line;
}

test('refuses a page only if those before it take longer than 1.5 s', async () => {
  const line = await fill();
  expect(states(line).filter((state) => state !== 'turned away')).toHaveLength(170);
});

/** Serves `count` pages, one every `ms`, while another waits, and those in the end. */
async function serveInLine(count: number, ms: number) {
  const running = [take(), take()];
  for (let left = count; left > 0; left -= 1) {
    running.push(take());
    await turns(2);
    now += ms;
    running.shift()!.leave();
    await turns(2);
  }
  for (const { leave } of running) leave();
  await turns(2);
}
const mostAtOnce = async () => states(await fill()).filter((state) => state !== 'turned away').length;

test('measures the pace while there is a line', async () => {
  // Two places, each with a page in 100 ms: 20 a second.
  await serveInLine(300, 50);
  const most = await mostAtOnce();
  expect(Math.abs(most - 34)).toBeLessThan(3);
});

test('hardly counts one slow page', async () => {
  await serveInLine(300, 50);
  await serveInLine(1, 5_000);
  expect(await mostAtOnce()).toBeGreaterThan(26);
});

test('forgets a slow time while there is no line', async () => {
  await serveInLine(300, 50);
  for (let count = 0; count < 200; count += 1) {
    const page = take();
    await turns(3);
    page.leave();
  }
  expect(await mostAtOnce()).toBeGreaterThan(150);
});

test('one network alone may fill the line, and others still come before', async () => {
  const line = await fill();
  const other = take({ network: 'another' });
  line[0]!.leave();
  await turns(2);
  line[1]!.leave();
  await turns(2);
  expect(other.state).toBe('begun');
  expect(states(line.slice(3, 5))).toEqual(['waits', 'waits']);
});

test('admits who returns after Retry-After in place of a newcomer', async () => {
  const line = await fill((n) => `network ${n}`);
  const again = () => take({ network: 'network x', key: 'the page' });
  const first = again();
  await turns(1);
  const { retryAfter } = first;
  const early = again();
  await turns(1);
  expect(states([first, early])).toEqual(['turned away', 'turned away']);
  expect(retryAfter).toBeGreaterThanOrEqual(2);
  expect(early.retryAfter).toBe(retryAfter);
  now += retryAfter * 1000;
  for (const { leave } of line.slice(0, 2)) leave();
  await fill((n) => `other network ${n}`);
  const [newcomer, returned] = [take({ network: 'network y' }), again()];
  await turns(1);
  expect(states([newcomer, returned])).toEqual(['turned away', 'waits']);
});

test('gives those whom it refuses times one after another, at most 30 s', async () => {
  await fill((n) => `network ${n}`);
  const refused = Array.from({ length: 2_500 }, (_, n) => take({ network: `late network ${n}` }));
  await turns(1);
  const times = refused.map(({ retryAfter }) => retryAfter);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect([times[0], times.at(-1)]).toEqual([2, 30]);
  // Two thirds of 100 pages a second.
  expect(times.filter((time) => time === 10)).toHaveLength(67);
});

test('makes no page that would be late, if the line is long', async () => {
  const line = await fill();
  now = 2_100;
  line[0]!.leave();
  await turns(50);
  const waited = states(line.slice(2));
  expect(waited.lastIndexOf('turned away', 160)).toBe(waited.indexOf('begun') - 1);
  // Of 130 pages in 1.5 s, at 11.5 ms each, two run.
  expect(waited.filter((state) => state === 'waits')).toHaveLength(128);
});

test('makes nothing for who has gone', async () => {
  let isGone = false;
  const line = [take(), take()];
  await turns(3);
  line.push(take({ isGone: () => isGone }), take());
  isGone = true;
  line[0]!.leave();
  await turns(3);
  expect(states(line.slice(2))).toEqual(['waits', 'begun']);
});
