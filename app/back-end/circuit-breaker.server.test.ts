import { expect, test } from 'vitest';
import { CircuitBreaker, failuresThatOpen, restMs } from './circuit-breaker.server';

function opened() {
  const clock = { now: 0 };
  const circuitBreaker = new CircuitBreaker(() => clock.now);
  for (let failure = 0; failure < failuresThatOpen; failure += 1) {
    expect(circuitBreaker.admits()).toBe(true);
    circuitBreaker.failed();
  }
  return { breaker: circuitBreaker, clock };
}

test('a call that has failed again and again is not made for a while', () => {
  const { breaker: circuitBreaker, clock } = opened();
  expect(circuitBreaker.admits()).toBe(false);
  clock.now = restMs - 1;
  expect(circuitBreaker.admits()).toBe(false);
});

test('then one tries it, and nobody else until that one has an answer', () => {
  const { breaker: circuitBreaker, clock } = opened();
  clock.now = restMs;
  expect([circuitBreaker.admits(), circuitBreaker.admits()]).toEqual([true, false]);
  circuitBreaker.succeeded();
  expect([circuitBreaker.admits(), circuitBreaker.admits()]).toEqual([true, true]);
});

test('reopens after a failed trial; an unclear one allows another trial', () => {
  const { breaker: circuitBreaker, clock } = opened();
  clock.now = restMs;
  circuitBreaker.admits();
  circuitBreaker.unclear();
  expect(circuitBreaker.admits()).toBe(true);
  circuitBreaker.failed();
  clock.now += restMs - 1;
  expect(circuitBreaker.admits()).toBe(false);
  clock.now += 1;
  expect(circuitBreaker.admits()).toBe(true);
});

test('failures with an answer in between do not open it', () => {
  const circuitBreaker = new CircuitBreaker(() => 0);
  for (let failure = 0; failure < 3 * failuresThatOpen; failure += 1) {
    circuitBreaker.failed();
    if (failure % 2 === 1) circuitBreaker.succeeded();
  }
  expect(circuitBreaker.admits()).toBe(true);
});
