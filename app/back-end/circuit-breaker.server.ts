import { clock } from '@domain/kernel/clock';

export const failuresThatOpen = 5;
export const restMs = 5_000;

/** After `restMs`, one trial call closes or reopens it. Each admitted call must report its result. */
export class CircuitBreaker {
  #failures = 0;
  #restsUntil = 0;
  #isTried = false;

  constructor(private readonly now: () => number = () => clock.monotonicNow()) {}

  admits(): boolean {
    if (this.#failures < failuresThatOpen) return true;
    if (this.#isTried || this.now() < this.#restsUntil) return false;
    return (this.#isTried = true);
  }

  succeeded(): void {
    this.#failures = 0;
    this.#isTried = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#isTried = false;
    this.#restsUntil = this.now() + restMs;
  }

  unclear(): void {
    this.#isTried = false;
  }
}
