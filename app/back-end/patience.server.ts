import { clock } from '@domain/clock';
import type { Breaker } from './breaker.server';
import { ApiNetworkError, ApiTimeoutError } from './errors.server';
import type { ReadingBudget } from './reading-budget.server';

/** What fails sooner has kept nobody waiting, in ms: a breaker has nothing to spare there. */
const slowMs = 500;
/** A proxy's and a server's own 'not now'; 500 speaks of the one question that was asked. */
const awayStatuses = [502, 503, 504];

export interface Patience {
  /** The call, as errors name it. */
  name: string;
  /** Its own, in ms. */
  timeoutMs: number;
  /** Its page's; none for what is asked for nobody's page. */
  budget?: ReadingBudget;
  breaker: Breaker;
}

/**
 * Makes a reading call for as long as its own patience and its page's budget last, and not at all where its breaker is
 * open.
 * @param ask gets the ms that it may take, and answers status and value
 * @throws ApiTimeoutError, ApiNetworkError and what `ask` throws
 */
export async function patiently(
  { name, timeoutMs, budget, breaker }: Patience,
  ask: (timeoutMs: number) => Promise<[number, unknown]>,
): Promise<[number, unknown]> {
  const mayTake = Math.min(timeoutMs, budget?.left ?? timeoutMs);
  if (mayTake <= 0) throw new ApiTimeoutError(name, 0);
  if (!breaker.admits()) throw new ApiNetworkError(name, new Error('it is not asked for a while'));
  const begun = clock.monotonicNow();
  const failed = () => (clock.monotonicNow() - begun < slowMs ? breaker.unclear() : breaker.failed());
  budget?.begin();
  try {
    const answer = await ask(mayTake);
    if (awayStatuses.includes(answer[0])) failed();
    else breaker.succeeded();
    return answer;
  } catch (error) {
    failed();
    throw error;
  } finally {
    budget?.end();
  }
}

/** Waits for what others wait for too, as long as a page's budget lasts. @throws ApiTimeoutError, and what it throws */
export async function withinBudget<T>(budget: ReadingBudget, waited: Promise<T>): Promise<T> {
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
