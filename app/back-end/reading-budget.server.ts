import { clock } from '@domain/clock';

/** How long a page waits for all that it reads, in ms, where `PAGE_TIMEOUT_MS` does not say (docs/decisions/0041). */
export const defaultReadingMs = 2_500;

/** What one page's reading calls may still wait. Those that wait at once spend it once; what is not waiting costs nothing. */
export class ReadingBudget {
  #left: number;
  #waiting = 0;
  #since = 0;

  constructor(
    ms = defaultReadingMs,
    private readonly now: () => number = () => clock.monotonicNow(),
  ) {
    this.#left = ms;
  }

  /** In ms; never less than 0. */
  get left(): number {
    const spent = this.#waiting > 0 ? this.now() - this.#since : 0;
    return Math.max(0, this.#left - spent);
  }

  /** Somebody waits; `end` follows. */
  begin(): void {
    if (this.#waiting === 0) this.#since = this.now();
    this.#waiting += 1;
  }

  end(): void {
    if (this.#waiting === 1) this.#left = this.left;
    this.#waiting -= 1;
  }
}
