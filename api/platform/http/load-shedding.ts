import { LRUCache } from 'lru-cache';
import { clock } from '@domain/kernel/clock';

export type Release = () => void;
/** By `key` a second try for the same page is recognized. `isSpare`: a page can do without it. */
export type Caller = { network: string; key: string; isSpare?: boolean; isGone: () => boolean };
type Waiting = Caller & {
  since: number;
  round: number;
  isReturn: boolean;
  answer: (result: Release | number) => void;
};

/** While all are served within `promised`, nobody is refused. A page that would come after `late` is not rendered. */
const lineMs = { promised: 1_500, most: 1_700, late: 2_000 };
const pace = { optimisticMs: 10, measuredPages: 48 };
/** After a page. */
const mostArrivalTurns = 32;
/** Looking through a long line for those who have gone or are late costs as much as several refusals. */
const lookIntervalMs = 20;
const retrySeconds = { busy: 5, most: 30 };

/** One page starts in a turn of the event loop, after one without arrivals: cheap requests run in between (docs/decisions/0102-one-line-by-turns.md). */
export class LoadShedder {
  /** By rounds, in each of which a network has one turn. */
  #line: Waiting[] = [];
  #running = 0;
  /** When a second try comes before newcomers. */
  readonly #returns = new LRUCache<string, number>({ max: 10_000 });
  #lastReturn = 0;
  #msPerPage = pace.optimisticMs;
  /** Of the last page, if others waited then. */
  #lastEnd: number | undefined;
  #round = 0;
  #isTurnTaken = false;
  #arrivals = 0;
  #nextLook = 0;

  constructor(
    private readonly maxPages: number,
    private readonly now: () => number = () => clock.monotonicNow(),
  ) {}

  /** A release, or the seconds after which a second try comes before newcomers. */
  take(caller: Caller): Promise<Release | number> {
    const seconds = this.refusal(caller);
    if (seconds !== null) return Promise.resolve(seconds);
    return new Promise((answer) => {
      const round = this.#roundOf(caller);
      const place = this.#line.findLastIndex((one) => one.round <= round) + 1;
      const own = { ...caller, since: this.now(), round, isReturn: this.#isReturn(caller), answer };
      this.#line.splice(place, 0, own);
      this.#serve();
      while (this.#allMs() > this.#mostMs()) this.#refuse(this.#newestInTurn());
    });
  }

  /** Whether `take` may have to refuse somebody. */
  get isFull(): boolean {
    return this.#allMs(1) > this.#mostMs();
  }

  /** The seconds with which `take` refuses this caller at once; null: it may wait. */
  refusal(caller: Caller): number | null {
    this.#arrivals += 1;
    this.#look();
    if (caller.isSpare) return this.#allMs() > lineMs.promised ? retrySeconds.busy : null;
    const isLast = () => this.#roundOf(caller) >= (this.#line.at(-1)?.round ?? 0);
    return this.isFull && isLast() && !this.#isReturn(caller) ? this.#retryAfter(caller.key) : null;
  }

  #roundOf(caller: Caller): number {
    const own = this.#line.findLast(({ network }) => network === caller.network)?.round ?? 0;
    return Math.max(own, this.#round) + 1;
  }
  readonly #isReturn = ({ key }: Caller) => this.#returns.get(key)! <= this.now();

  #serve(): void {
    this.#look();
    while (this.#line[0]?.isGone()) this.#line.shift();
    if (this.#isTurnTaken || this.#line.length === 0 || this.#running >= this.maxPages) return;
    this.#isTurnTaken = true;
    this.#endTurn();
    const { round, key, answer } = this.#line.shift()!;
    this.#round = round;
    this.#returns.delete(key);
    answer(this.#begin());
  }

  /** libuv accepts one connection a turn: with a page in each, newcomers would wait where nobody counts them. */
  #endTurn(turns = 1): void {
    const before = this.#arrivals;
    setImmediate(() => {
      if (this.#arrivals > before && turns < mostArrivalTurns) return this.#endTurn(turns + 1);
      this.#isTurnTaken = false;
      this.#serve();
    });
  }

  #begin(): Release {
    this.#running += 1;
    let leave = () => {
      leave = () => {};
      this.#running -= 1;
      this.#measure();
      this.#serve();
    };
    return () => leave();
  }

  /** By the time between two pages that end while others wait. A slow page counts eightfold at most. */
  #measure(): void {
    const [now, last] = [this.now(), this.#lastEnd];
    const hasLine = this.#line.length > 0;
    this.#lastEnd = hasLine ? now : undefined;
    if (hasLine && last === undefined) return;
    const ms = hasLine ? now - last! : pace.optimisticMs;
    this.#msPerPage += (Math.min(ms, 8 * this.#msPerPage) - this.#msPerPage) / pace.measuredPages;
  }

  readonly #allMs = (more = 0) => (this.#line.length + this.#running + more) * this.#msPerPage;
  readonly #mostMs = () => Math.max(lineMs.most, (this.maxPages + 1) * this.#msPerPage);

  #look(): void {
    if (this.now() < this.#nextLook) return;
    this.#nextLook = this.now() + lookIntervalMs;
    const latest = this.now() + this.maxPages * this.#msPerPage - lineMs.late;
    this.#line = this.#line.filter(({ isGone }) => !isGone());
    if (this.#allMs() > lineMs.promised)
      this.#line.filter(({ since }) => since < latest).forEach((late) => this.#refuse(late));
  }

  /** Of the network with the most turns to come; second tries go last. */
  #newestInTurn(): Waiting {
    const last = this.#line.at(-1)!;
    const hasMost = ({ network, round }: Waiting) => network === last.network || round >= last.round - 1;
    return this.#line.findLast((one) => hasMost(one) && !one.isReturn) ?? last;
  }

  #refuse(one: Waiting): void {
    this.#line = this.#line.filter((other) => other !== one);
    one.answer(this.#retryAfter(one.key));
  }

  /** Second tries have appointments, at two thirds of the measured pace. A passed one is valid until it is used. */
  #retryAfter(key: string): number {
    const [now, known = 0] = [Math.floor(this.now()), this.#returns.get(key)];
    const next = Math.max(this.#lastReturn, now + lineMs.most) + 1.5 * this.#msPerPage;
    if (known <= now) this.#lastReturn = Math.min(next, now + retrySeconds.most * 1000);
    if (known === 0) this.#returns.set(key, this.#lastReturn);
    return Math.ceil((Math.max(known, known > now ? 0 : this.#lastReturn) - now) / 1000);
  }
}
