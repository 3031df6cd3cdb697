const listeners = new Set<() => void>();

/** A transaction that adds work rings before it is kept, and may last: the worker looks again, ms. */
const echoes = [200, 1_000];
let echo: NodeJS.Timeout[] = [];

/** Tells this process' workers that there is work; other processes see it at their next look. */
export function ringBell(): void {
  const ring = () => listeners.forEach((each) => each());
  ring();
  echo.forEach(clearTimeout);
  echo = echoes.map((ms) => setTimeout(ring, ms).unref());
}

/** A worker's ear: `wait` resolves when the bell rings, or has rung since it was last waited for, or the time is over. */
export function listenToBell() {
  let hasRung = false;
  let wake: (() => void) | undefined;
  const ring = () => {
    hasRung = true;
    wake?.();
  };
  listeners.add(ring);
  return {
    ring,
    async wait(ms: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        if (hasRung) return resolve();
        wake = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      wake = undefined;
      hasRung = false;
    },
    close() {
      listeners.delete(ring);
      // A later worker looks at its start: it needs no echo of what came before.
      if (listeners.size === 0) echo.forEach(clearTimeout);
    },
  };
}
