import { createRandom } from '@api/demo/random';
import { createFairQueue } from '@server/http/fair-queue';

/** A request: how long it took, ms, and if it was refused the seconds of `Retry-After`. */
export interface Outcome {
  ms: number;
  retryAfter?: number;
}

/** Who asks for a page: `network` takes turns, `page` is the same in a second try. */
interface Visit {
  network: string;
  page: string;
}

interface MachineOptions {
  /** Speed at a time, as a factor. */
  speed?: (now: number) => number;
  concurrency?: number;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * A machine that makes `pace` pages a second in a time of its own, behind a fair queue. Pages that run at once share
 * it evenly; each needs half of the mean work, or up to several times as much. Visitors are async functions.
 */
export class PageMachine {
  now = 0;
  readonly #random = createRandom('pages');
  readonly #queue: ReturnType<typeof createFairQueue>;
  #timers: { at: number; go: () => void }[] = [];
  #running: { left: number; finish: () => void }[] = [];
  #decisions = 0;
  #pages = 0;

  constructor(
    readonly pace: number,
    private readonly options: MachineOptions = {},
  ) {
    this.#queue = createFairQueue(options.concurrency ?? 5, () => this.now);
  }

  readonly between = (min: number, max: number): number => this.#random.between(min, max);

  pause(ms: number): Promise<void> {
    return new Promise((go) => {
      const at = this.now + ms;
      const index = this.#timers.findLastIndex((timer) => timer.at <= at) + 1;
      this.#timers.splice(index, 0, { at, go });
    });
  }

  /** A page that nobody has seen. */
  unseen = (network: string): Visit => ({ network, page: `page ${(this.#pages += 1)}` });

  async ask({ network, page }: Visit): Promise<Outcome> {
    const begun = this.now;
    const caller = { network, key: `${network} ${page}`, isGone: () => false };
    const result = this.#queue.refusal(caller) ?? (await this.#queue.enter(caller));
    this.#decisions += 1;
    if (typeof result === 'number') return { ms: this.now - begun, retryAfter: result };
    const work = (1000 / this.pace) * (0.5 - 0.5 * Math.log(1 - this.#random.next()));
    await new Promise<void>((finish) => this.#running.push({ left: work, finish }));
    result();
    return { ms: this.now - begun };
  }

  /** Visits at once, each followed by the next; a refused one asks for another page after `againMs`. */
  closed(width: number, networkOf: (n: number) => string, againMs = 20): Outcome[] {
    const outcomes: Outcome[] = [];
    const visit = async (network: string) => {
      for (;;) {
        const outcome = await this.ask(this.unseen(network));
        outcomes.push(outcome);
        await this.pause(outcome.retryAfter ? againMs : 1);
      }
    };
    for (let n = 0; n < width; n += 1) void visit(networkOf(n));
    return outcomes;
  }

  /** Calls `visit` so many times a second for `ms`, at random intervals. */
  async open(perSecond: number, ms: number, visit: (n: number) => void): Promise<void> {
    const end = this.now + ms;
    for (let n = 0; this.now < end; n += 1) {
      visit(n);
      await this.pause(this.between(0, 2000 / perSecond));
    }
  }

  /** Lets `ms` pass. */
  async run(ms: number): Promise<void> {
    const end = this.now + ms;
    await this.#settle();
    while (this.now < end) {
      const share = (this.options.speed?.(this.now) ?? 1) / Math.max(this.#running.length, 1);
      const next = Math.min(end, this.#timers[0]?.at ?? end) - this.now;
      // Short steps, because the speed may change.
      const step = Math.min(next, 50, ...this.#running.map(({ left }) => left / share));
      this.now += step;
      for (const page of this.#running) page.left -= step * share;
      const done = this.#running.filter(({ left }) => left < 1e-9);
      this.#running = this.#running.filter((page) => !done.includes(page));
      for (const { finish } of done) finish();
      const due = this.#timers.filter(({ at }) => at <= this.now);
      this.#timers = this.#timers.slice(due.length);
      for (const { go } of due) go();
      if (done.length + due.length > 0) await this.#settle();
    }
  }

  /** Until nothing begins at this time any more: the shedder begins one page in a turn. */
  async #settle(): Promise<void> {
    for (let before = -1; before !== this.#decisions;) {
      before = this.#decisions;
      await turn();
      await turn();
    }
  }
}
