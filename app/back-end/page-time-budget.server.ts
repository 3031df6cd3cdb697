import { clock } from '@domain/kernel/clock';

/** Default of `PAGE_TIMEOUT_MS` (docs/decisions/0041). */
export const defaultPageBudgetMs = 2_500;

/** Parallel calls use the budget once; time without a call does not count. */
export class PageTimeBudget {
  #left: number;
  #waiting = 0;
  #since = 0;

  constructor(
    ms = defaultPageBudgetMs,
    private readonly now: () => number = () => clock.monotonicNow(),
  ) {
    this.#left = ms;
  }

  /** In ms, at least 0. */
  get left(): number {
    const spent = this.#waiting > 0 ? this.now() - this.#since : 0;
    return Math.max(0, this.#left - spent);
  }

  begin(): void {
    if (this.#waiting === 0) this.#since = this.now();
    this.#waiting += 1;
  }

  end(): void {
    if (this.#waiting === 1) this.#left = this.left;
    this.#waiting -= 1;
  }
}
