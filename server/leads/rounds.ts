import { logged, type ErrorLog } from '@domain/logged';

/** So many failures one after the other mean that whoever is delivered to is away. */
const failuresPerRound = 3;

/** Between two rounds, in ms: the first pause after a failure doubles up to the longest. */
export interface Pauses {
  first: number;
  longest: number;
}
export const usualPauses: Pauses = { first: 1_000, longest: 60_000 };

/** What waits to be delivered. */
interface Line {
  /** The keys of what is to be tried now, the longest not tried first. */
  waiting(): Promise<string[]>;
  deliver(key: string): Promise<'done' | 'failed'>;
  /** What is done after each round. */
  tidy(): Promise<void>;
}

/** Delivers what waits in rounds with growing, bounded pauses. @param what it is, for the log */
export function deliveryRounds(line: Line, what: string, pauses: Pauses, log: ErrorLog) {
  let timer: NodeJS.Timeout | undefined;
  let pause = pauses.longest;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

  const runAfter = (ms: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(run, ms);
    timer?.unref();
  };
  const run = () => {
    isWoken = false;
    running ??= round()
      .catch(logged(log, `${what} cannot be read`, () => false))
      .then((isWell) => {
        running = undefined;
        pause = isWell ? pauses.longest : Math.min(pause * 2, pauses.longest);
        // The round may have begun before the new one was there.
        if (isWell && isWoken) pause = pauses.first;
        runAfter(pause);
      });
  };

  /** Tries what waits; false where nobody is there to take it. */
  async function round(): Promise<boolean> {
    let failures = 0;
    for (const key of await line.waiting()) {
      if (isClosed || failures === failuresPerRound) break;
      failures = (await line.deliver(key)) === 'failed' ? failures + 1 : 0;
    }
    await line.tidy();
    return failures === 0;
  }

  return {
    start: () => runAfter(0),
    /** Something new is tried soon; after failures the rounds decide for themselves when. */
    wake() {
      isWoken = true;
      if (running || pause < pauses.longest) return;
      runAfter((pause = pauses.first));
    },
    /** Lets a delivery that is under way finish; what waits stays for the next start. */
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
