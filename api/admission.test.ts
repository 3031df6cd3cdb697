import { beforeEach, expect, test } from 'vitest';
import { Admission, crowd, moment, type Leave, patience, rush, type Urgency } from './admission';
import { until } from '@tests/support/until';

let now = 0;
let admission: Admission;
beforeEach(() => {
  now = 0;
  admission = new Admission(2, () => now);
});

/** A turn of the event loop, in which one more may begin. */
const turn = () => new Promise((resolve) => setImmediate(resolve));
async function turns(count: number) {
  for (let at = 0; at < count; at += 1) await turn();
}

/** Asks, and tells what has come of it so far. */
function ask(urgency: Urgency = 'page', isGone?: () => boolean) {
  const asked = { state: 'waits' as 'waits' | 'begun' | 'turned away', leave: (() => {}) as Leave };
  void admission.take(urgency, isGone).then((leave) => {
    asked.state = leave ? 'begun' : 'turned away';
    if (leave) asked.leave = leave;
  });
  return asked;
}
const states = (asked: { state: string }[]) => asked.map(({ state }) => state);

test('one page begins in a turn, and no more are made at once than there are places', async () => {
  const pages = [ask(), ask(), ask()];
  await Promise.resolve();
  expect(states(pages)).toEqual(['begun', 'waits', 'waits']);
  await turns(3);
  expect(states(pages)).toEqual(['begun', 'begun', 'waits']);
  pages[0]!.leave();
  await turns(2);
  expect(states(pages)).toEqual(['begun', 'begun', 'begun']);
});

test('a place that is given back twice is one place', async () => {
  const pages = [ask(), ask(), ask(), ask()];
  await turns(3);
  pages[0]!.leave();
  pages[0]!.leave();
  await turns(3);
  expect(states(pages)).toEqual(['begun', 'begun', 'begun', 'waits']);
});

test('what is vital goes before those who wait, and has places when all others are taken', async () => {
  const pages = [ask(), ask(), ask()];
  await turns(3);
  const lead = ask('vital');
  await turns(1);
  expect(lead.state).toBe('begun');
  expect(pages[2]!.state).toBe('waits');
});

/** So many pages ask and begin one after the other while others always wait, until it is a crowd. */
async function crowded() {
  const running = [ask(), ask()];
  await turns(2);
  const line = [ask()];
  for (let at = 0; at < rush; at += 1) {
    line.push(ask());
    running[at]!.leave();
    running.push(line.shift()!);
    await turns(2);
  }
  return { running, line };
}

test('a form begins in the very turn in which it has come, whoever waits, up to a bound', () => {
  ask();
  ask();
  ask();
  const held = Array.from({ length: 1000 }, () => admission.enter()).filter((leave) => leave !== null);
  expect(held.length).toBeGreaterThan(100);
  expect(held.length).toBeLessThan(1000);
  held[0]!();
  expect(admission.enter()).not.toBeNull();
});

test('what a page can do without is turned away where a line stands, and waits in turn where hardly anybody does', async () => {
  ask();
  ask();
  await turns(2);
  const spare = ask('spare');
  Array.from({ length: crowd }, () => ask());
  const late = ask('spare');
  await turns(1);
  expect(states([spare, late])).toEqual(['waits', 'turned away']);
});

test('in a rush the first come are the first served, and who finds a long line is told at once', async () => {
  const [first] = [ask(), ask()];
  await turns(2);
  const line = Array.from({ length: rush + 1 }, () => ask());
  first.leave();
  await turns(2);
  expect(line[0]!.state).toBe('begun');
  expect(states(line.slice(1, -1))).toEqual(Array(rush - 1).fill('waits'));
  expect(line.at(-1)!.state).toBe('turned away');
});

test('in a crowd who has stood behind some others for a moment is turned away', async () => {
  const { running } = await crowded();
  const line = Array.from({ length: crowd + 1 }, () => ask());
  await turns(1);
  expect(states(line)).not.toContain('turned away');
  now += moment + 1;
  line.push(ask());
  await turns(1);
  expect(states(line)).toEqual([...Array(2).fill('turned away'), ...Array(crowd).fill('waits')]);
  running.at(-1)!.leave();
  await turns(1);
  expect(line[2]!.state).toBe('begun');
});

test('in a crowd the newest of many is served first, and of few who has waited longest', async () => {
  const { running, line: before } = await crowded();
  const line = [...before, ...Array.from({ length: crowd }, () => ask())];
  running.at(-1)!.leave();
  await turns(1);
  expect(states(line)).toEqual([...Array(crowd).fill('waits'), 'begun']);
  line.at(-1)!.leave();
  await turns(1);
  expect(line[0]!.state).toBe('begun');
});

test('in a crowd no line grows beyond a rush, and nothing is made that a page can do without', async () => {
  const { line } = await crowded();
  line.push(...Array.from({ length: rush + 4 }, () => ask()));
  const spare = ask('spare');
  await turns(1);
  expect(line.filter(({ state }) => state === 'waits')).toHaveLength(rush);
  expect(spare.state).toBe('turned away');
});

test('a crowd is over when pages have begun for a while with nobody waiting', async () => {
  const { running, line } = await crowded();
  for (const one of [...running, ...line]) {
    one.leave();
    await turns(1);
  }
  for (const one of line) one.leave();
  for (let at = 0; at < rush; at += 1) {
    const page = ask();
    await turns(1);
    expect(page.state).toBe('begun');
    page.leave();
  }
  const spare = ask('spare');
  await turns(2);
  expect(spare.state).toBe('begun');
});

test('nobody waits longer than told, and what is vital may wait longer', async () => {
  const [first] = [ask(), ask()];
  await turns(2);
  const late = ask();
  now = patience.page + 1;
  first.leave();
  await turns(1);
  expect(late.state).toBe('turned away');
  expect(patience.vital).toBeGreaterThan(patience.page);
});

test('for who has gone nothing is made', async () => {
  const [first] = [ask(), ask()];
  await turns(2);
  let isGone = false;
  const [left, stays] = [ask('page', () => isGone), ask()];
  isGone = true;
  first.leave();
  await turns(2);
  expect([left.state, stays.state]).toEqual(['turned away', 'begun']);
});

test('who waits while nothing comes or goes is told in time all the same', async () => {
  ask();
  ask();
  await turns(2);
  const waiting = ask();
  now = patience.page + 1;
  await until(() => expect(waiting.state).toBe('turned away'));
});
