/** Too many requests wait already: the caller retries after a moment. */
export class BusyError extends Error {
  override readonly name: string = 'BusyError';
}

interface Waiting {
  isWanted: () => boolean;
  start: () => void;
  giveUp: () => void;
}

/** Runs at most `atOnce` pieces of work at once; at most `maxWaiting` more wait for their turn. */
export function takeTurns(atOnce: number, maxWaiting: number) {
  let waiting: Waiting[] = [];
  let running = 0;

  function dropUnwanted(): void {
    const [wanted, unwanted] = [
      waiting.filter((one) => one.isWanted()),
      waiting.filter((one) => !one.isWanted()),
    ];
    waiting = wanted;
    for (const { giveUp } of unwanted) giveUp();
  }

  return {
    running: () => running,
    /**
     * @param isWanted false once every caller has left: work that has not begun gives up its place
     * @throws BusyError if too many wait, or the work was given up; else what the work throws
     */
    async run<T>(work: () => Promise<T>, isWanted = () => true): Promise<T> {
      if (running >= atOnce) {
        if (waiting.length >= maxWaiting) dropUnwanted();
        if (waiting.length >= maxWaiting) throw new BusyError();
        await new Promise<void>((start, refuse) =>
          waiting.push({ isWanted, start, giveUp: () => refuse(new BusyError()) }),
        );
      } else running++;
      try {
        return await work();
      } finally {
        dropUnwanted();
        const next = waiting.shift();
        if (next) next.start();
        else running--;
      }
    },
  };
}
