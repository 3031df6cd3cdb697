/** Too many wait already: the asker is to come again shortly. */
export class BusyError extends Error {
  override readonly name: string = 'BusyError';
}

/** Lets so much work run at once, and so much more wait for its turn. */
export function takeTurns(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    running: () => running,
    /** @throws BusyError where too many wait, else what the work throws */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= atOnce) {
        if (waiting.length >= maxWaiting) throw new BusyError();
        await new Promise<void>((resume) => waiting.push(resume));
      } else running++;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running--;
      }
    },
  };
}
