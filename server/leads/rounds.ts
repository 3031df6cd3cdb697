import { logged, type ErrorLog } from '@domain/kernel/logged';

const failuresPerRound = 3;

/** Pauses between rounds, in ms: `first` after a new item, then doubled by each failure up to `longest`. */
export interface Pauses {
  first: number;
  longest: number;
}
export const defaultPauses: Pauses = { first: 1_000, longest: 60_000 };

interface Line {
  waiting(): Promise<string[]>;
  deliver(key: string): Promise<'done' | 'failed'>;
  tidy(): Promise<void>;
}

export function deliveryRounds(line: Line, what: string, pauses: Pauses, log: ErrorLog) {
  let timer: NodeJS.Timeout | undefined;
  let pause = pauses.longest;
  let running: Promise<void> | undefined;
  let isDue = false;
  let isClosed = false;

  const runAfter = (ms: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(run, ms);
    timer?.unref();
  };
  const run = () => {
    isDue = false;
    running ??= round()
      .catch(logged(log, `${what} cannot be read`, () => false))
      .then((isWell) => {
        running = undefined;
        pause = isWell ? pauses.longest : Math.min(pause * 2, pauses.longest);
        // The round may have started before the new item.
        if (isWell && isDue) pause = pauses.first;
        runAfter(pause);
      });
  };

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
    /** Starts a round soon, unless a failure has set the pause. */
    wake() {
      isDue = true;
      if (running || pause < pauses.longest) return;
      runAfter((pause = pauses.first));
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
