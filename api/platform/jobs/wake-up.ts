const listeners = new Set<() => void>();

/** Wake-ups repeat after these delays, ms: a transaction that adds a job may commit after the first one. */
const echoes = [200, 1_000];
let echo: NodeJS.Timeout[] = [];

/** Other processes find the job at their next poll. */
export function wakeWorkers(): void {
  const ring = () => listeners.forEach((each) => each());
  ring();
  echo.forEach(clearTimeout);
  echo = echoes.map((ms) => setTimeout(ring, ms).unref());
}

/** `wait` resolves at a wake-up, at once if one came since the last wait, or after the timeout. */
export function listenForWakeUp() {
  let hasRung = false;
  let wakeUp: (() => void) | undefined;
  const ring = () => {
    hasRung = true;
    wakeUp?.();
  };
  listeners.add(ring);
  return {
    ring,
    async wait(ms: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve) => {
        if (hasRung) return resolve();
        wakeUp = resolve;
        timer = setTimeout(resolve, ms);
      });
      clearTimeout(timer);
      wakeUp = undefined;
      hasRung = false;
    },
    close() {
      listeners.delete(ring);
      if (listeners.size === 0) echo.forEach(clearTimeout);
    },
  };
}
