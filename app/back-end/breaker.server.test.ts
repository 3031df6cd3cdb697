import { expect, test } from 'vitest';
import { Breaker, failuresThatOpen, restMs } from './breaker.server';

/** A breaker that has just opened, and the clock that it goes by. */
function opened() {
  const clock = { now: 0 };
  const breaker = new Breaker(() => clock.now);
  for (let failure = 0; failure < failuresThatOpen; failure += 1) {
    expect(breaker.admits()).toBe(true);
    breaker.failed();
  }
  return { breaker, clock };
}

test('a call that has failed again and again is not made for a while', () => {
  const { breaker, clock } = opened();
  expect(breaker.admits()).toBe(false);
  clock.now = restMs - 1;
  expect(breaker.admits()).toBe(false);
});

test('then one tries it, and nobody else until that one has an answer', () => {
  const { breaker, clock } = opened();
  clock.now = restMs;
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
});

test('a trial that fails opens it for another while; one that says nothing leaves it to the next', () => {
  const { breaker, clock } = opened();
  clock.now = restMs;
  breaker.admits();
  breaker.unclear();
  expect(breaker.admits()).toBe(true);
  breaker.failed();
  clock.now += restMs - 1;
  expect(breaker.admits()).toBe(false);
  clock.now += 1;
  expect(breaker.admits()).toBe(true);
});

test('failures with an answer in between do not open it', () => {
  const breaker = new Breaker(() => 0);
  for (let failure = 0; failure < 3 * failuresThatOpen; failure += 1) {
    breaker.failed();
    if (failure % 2 === 1) breaker.succeeded();
  }
  expect(breaker.admits()).toBe(true);
});
