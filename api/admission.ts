import { clock } from '@domain/clock';

/** What is lost where it is turned away: what somebody wrote, and signing in; a page; what a page can do without. */
export type Urgency = 'vital' | 'page' | 'spare';

/** Gives the place back; only the first time counts. */
export type Leave = () => void;

/** So many stand in line in a rush; a line that has not emptied while as many began is a crowd. */
export const rush = 32;
/** In a crowd so many may stand in line however long they wait, and others for a moment (ms): a cheap page is soon made. */
export const crowd = 6;
export const moment = 50;
/** A crowd is over when so many began, one after the other, with nobody waiting. */
const calm = 32;
/** Longer than this nobody waits, whatever holds things up (ms). */
export const patience = { vital: 10_000, page: 2_000 };
/** What is vital mostly waits itself, for a password's turn or a row's: it has places of its own, and a longer line. */
const vital = { places: 256, line: 1024 };
/** How often those are looked for who have waited too long while nothing else happens, ms. */
const sweepMs = 250;

const kinds = ['vital', 'page'] as const;

interface Waiting {
  since: number;
  isGone: () => boolean;
  answer: (leave: Leave | null) => void;
}

/**
 * Who is answered when more is asked for than can be answered (docs/decisions/0046-admission.md). One thing begins in each
 * turn of the event loop and `atOnce` pages are made at a time, so whatever costs nothing (health, files) gets between
 * them; the rest stand in line, what is vital before all. In a crowd the line is short, and where it is longer the newest page is made
 * first: who has waited longest has mostly gone.
 */
export class Admission {
  readonly #places;
  readonly #lines = { vital: [] as Waiting[], page: [] as Waiting[] };
  readonly #running = { vital: 0, page: 0 };
  #isTurnTaken = false;
  /** Pages that began since the line was last empty, and since anybody last waited. */
  #begunInLine = 0;
  #begunInCalm = 0;
  #isCrowd = false;
  #sweep: NodeJS.Timeout | undefined;

  constructor(
    atOnce: number,
    private readonly now: () => number = () => clock.monotonicNow(),
  ) {
    this.#places = { vital: vital.places, page: atOnce };
  }

  /**
   * Waits for a place, which its holder gives back. Null: there is none, say so at once.
   * @param isGone whether whoever asked has left meanwhile: nobody works for them
   */
  take(urgency: Urgency, isGone: () => boolean = () => false): Promise<Leave | null> {
    const kind = urgency === 'vital' ? 'vital' : 'page';
    const longest = { vital: vital.line, page: rush, spare: this.#isCrowd ? 0 : crowd }[urgency];
    return new Promise((answer) => {
      if (this.#lines[kind].length >= longest && !(urgency === 'page' && this.#isCrowd)) return answer(null);
      this.#lines[kind].push({ since: this.now(), isGone, answer });
      this.#serve();
    });
  }

  /** A place for what is vital and cannot wait, in this very turn. Null: there is none. */
  enter(): Leave | null {
    return this.#running.vital < this.#places.vital ? this.#begun('vital') : null;
  }

  #serve(): void {
    if (this.#isTurnTaken) return;
    this.#dropLate();
    const kind = kinds.find((one) => this.#lines[one].length > 0 && this.#running[one] < this.#places[one]);
    if (kind) {
      const line = this.#lines[kind];
      // In a short line nobody waits long: the newest before them would only keep one of them for ever.
      const isNewestFirst = kind === 'page' && this.#isCrowd && line.length > crowd;
      const next = isNewestFirst ? line.pop()! : line.shift()!;
      this.#isTurnTaken = true;
      setImmediate(() => {
        this.#isTurnTaken = false;
        this.#serve();
      });
      next.answer(this.#begun(kind));
      if (kind === 'page') this.#judge();
    }
    if (this.#isCrowd) this.#thin(this.#lines.page);
    this.#watch();
  }

  /** In a crowd the oldest go first, where more wait than may. */
  #thin(line: Waiting[]): void {
    const isTooMany = () =>
      line.length > rush || (line.length > crowd && this.now() - line[0]!.since > moment);
    while (isTooMany()) line.shift()!.answer(null);
  }

  #begun(kind: 'vital' | 'page'): Leave {
    let isOver = false;
    this.#running[kind] += 1;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#running[kind] -= 1;
      this.#serve();
    };
  }

  /** A page has begun: is there a crowd? */
  #judge(): void {
    const isLine = this.#lines.page.length > 0;
    this.#begunInLine = isLine ? this.#begunInLine + 1 : 0;
    this.#begunInCalm = isLine ? 0 : this.#begunInCalm + 1;
    if (this.#begunInLine >= rush) this.#isCrowd = true;
    if (this.#begunInCalm >= calm) this.#isCrowd = false;
  }

  /** Turns away who has waited too long, or gone. */
  #dropLate(): void {
    const now = this.now();
    for (const kind of kinds) {
      this.#lines[kind] = this.#lines[kind].filter((waiting) => {
        const stays = now - waiting.since <= patience[kind] && !waiting.isGone();
        if (!stays) waiting.answer(null);
        return stays;
      });
    }
  }

  /** Looks at a line now and then while nobody comes or goes. */
  #watch(): void {
    const isLine = this.#lines.page.length + this.#lines.vital.length > 0;
    if (isLine) this.#sweep ??= setInterval(() => this.#serve(), sweepMs).unref();
    else this.#sweep = void clearInterval(this.#sweep);
  }
}
