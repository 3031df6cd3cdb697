import { clock } from '@domain/kernel/clock';
import type { CircuitBreaker } from './circuit-breaker.server';
import { ApiNetworkError, ApiTimeoutError } from './errors.server';
import type { PageTimeBudget } from './page-time-budget.server';
import type { Received } from './receive.server';

/** A faster failure keeps no visitor waiting, so it does not count for the circuit breaker. */
const slowMs = 500;
/** Gateway and overload errors. A 500 may concern one request only. */
const unavailableStatuses = [502, 503, 504];

export interface CallDeadline {
  name: string;
  timeoutMs: number;
  budget?: PageTimeBudget;
  breaker: CircuitBreaker;
}

/** Makes a reading call within its timeout and the page's time budget, unless its circuit breaker is open. */
export async function callWithDeadline(
  { name, timeoutMs, budget, breaker: circuitBreaker }: CallDeadline,
  request: (timeoutMs: number) => Promise<Received>,
): Promise<Received> {
  const mayTake = Math.min(timeoutMs, budget?.left ?? timeoutMs);
  if (mayTake <= 0) throw new ApiTimeoutError(name, 0);
  if (!circuitBreaker.admits()) throw new ApiNetworkError(name, new Error('it is not asked for a while'));
  const begun = clock.monotonicNow();
  const failed = () =>
    clock.monotonicNow() - begun < slowMs ? circuitBreaker.unclear() : circuitBreaker.failed();
  budget?.begin();
  try {
    const answer = await request(mayTake);
    if (unavailableStatuses.includes(answer.status)) failed();
    else circuitBreaker.succeeded();
    return answer;
  } catch (error) {
    failed();
    throw error;
  } finally {
    budget?.end();
  }
}

/** Waits for a shared promise within a page's time budget. @throws ApiTimeoutError and errors of the promise */
export async function waitWithinBudget<T>(budget: PageTimeBudget, waited: Promise<T>): Promise<T> {
  const { left } = budget;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiTimeoutError('what is asked for all pages', left)), left);
  });
  budget.begin();
  try {
    return await Promise.race([waited, late]);
  } finally {
    budget.end();
    clearTimeout(timer);
  }
}
