import { clock } from '@domain/clock';

/** So many failures in a row open it. */
export const failuresThatOpen = 5;
/** How long nobody asks then, in ms. */
export const restMs = 5_000;

/**
 * Keeps visitors from waiting for a call that has failed again and again: open, nobody makes it for `restMs`; then one
 * tries it (half-open), and what that one learns closes it or opens it anew. Who was admitted tells how it went, by one
 * of `succeeded`, `failed` and `unclear`.
 */
export class Breaker {
  #failures = 0;
  #restsUntil = 0;
  #isTried = false;

  constructor(private readonly now: () => number = () => clock.monotonicNow()) {}

  /** Whether the call may be made. */
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

  /** It ended in a way that says nothing of the call. */
  unclear(): void {
    this.#isTried = false;
  }
}
