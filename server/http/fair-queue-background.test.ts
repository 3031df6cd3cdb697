import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue';

async function turns(count: number) {
  for (let at = 0; at < count; at += 1) await new Promise((resolve) => setImmediate(resolve));
}

function openQueue(slots: number) {
  let now = 0;
  const queue = createFairQueue(slots, () => now);
  const begun: string[] = [];
  const leave: (() => void)[] = [];
  const enter = (key: string, waitsSince?: () => number | null) => {
    const caller = { network: 'a network', key, isGone: () => false, ...(waitsSince && { waitsSince }) };
    if (queue.refusal(caller) !== null) return void begun.push(`${key} refused`);
    void queue.enter(caller).then((result) => {
      begun.push(typeof result === 'number' ? `${key} late` : key);
      if (typeof result === 'function') leave.push(result);
    });
  };
  return { begun, enter, leave, pass: (ms: number) => void (now += ms) };
}
const noVisitor = () => null;

test('pages without visitors take half of the slots, and give way', async () => {
  const { begun, enter } = openQueue(4);
  for (const key of ['a', 'b', 'c']) enter(key, noVisitor);
  await turns(12);
  expect(begun).toEqual(['a', 'b']);
  enter('d');
  enter('e');
  await turns(12);
  expect(begun).toEqual(['a', 'b', 'd', 'e']);
});

test('pages without visitors refuse no visitor', async () => {
  const { begun, enter } = openQueue(4);
  for (let count = 0; count < 169; count += 1) enter(`page ${count}`, noVisitor);
  enter('a visitor');
  enter('one page more', noVisitor);
  await turns(12);
  expect(begun).toEqual(['one page more refused', 'a visitor', 'page 0']);
});

test('a page is late if its visitor waited too long, not if it did', async () => {
  const { begun, enter, leave, pass } = openQueue(1);
  let since: number | null = null;
  enter('first');
  await turns(4);
  enter('second', () => since);
  pass(5_000);
  since = 5_000;
  for (let count = 0; count < 155; count += 1) enter(`page ${count}`);
  leave[0]!();
  await turns(6);
  expect(begun).toEqual(['first', 'second']);
});
