export class BusyError extends Error {
  override readonly name: string = 'BusyError';
}

interface Waiting {
  isWanted: () => boolean;
  start: () => void;
  giveUp: () => void;
}

export function createSemaphore(concurrency: number, maxWaiting: number) {
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
    /** A waiting task is dropped if `isWanted` is false. @throws BusyError if dropped, or if too many tasks wait */
    async run<T>(work: () => Promise<T>, isWanted = () => true): Promise<T> {
      if (running >= concurrency) {
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
