import { soon } from '@api/platform/process/soon';
import { clock } from '@domain/kernel/clock';
import { warned } from '@domain/kernel/logged';
import { type AlertDeps, sendAlerts } from './alerts/send-alerts';
import { type FigureDeps, figureParts, readFigures } from './figures/read-figures';

const figuresMs = 30_000;
const alertsMs = 5 * 60_000;
/** The certificate is another server's. */
const certificateMs = 3_600_000;
/** A stop waits no longer for what is being read: nothing is lost. */
const stopMs = 1_000;

/** Reads figures for the metrics, and sends the operator's letters, until `stop`. */
export function watchSystem(
  deps: Omit<FigureDeps, 'metrics'> & AlertDeps & { metrics: FigureDeps['metrics'] | undefined },
): { stop(): Promise<void> } {
  const { metrics, operators, log } = deps;
  const loops: ReturnType<typeof repeat>[] = [];
  const start = (ms: number, work: () => Promise<void>) =>
    loops.push(repeat(ms, () => work().catch(warned(log, 'system not watched'))));
  if (metrics) {
    let certificateAt = -Infinity;
    start(figuresMs, async () => {
      const isDue = clock.monotonicNow() - certificateAt >= certificateMs;
      if (isDue) certificateAt = clock.monotonicNow();
      await readFigures(
        { ...deps, metrics },
        figureParts.filter((part) => isDue || part !== 'certificate'),
      );
    });
  }
  if (operators.length > 0) start(alertsMs, () => sendAlerts(deps));
  return { stop: async () => void (await Promise.all(loops.map(({ stop }) => stop()))) };
}

/** At once, and then `ms` after each end. */
function repeat(ms: number, work: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = run();
  async function run(): Promise<void> {
    await work();
    if (isStopped) return;
    timer = setTimeout(() => {
      running = run();
    }, ms).unref();
  }
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return soon(running, undefined, stopMs);
    },
  };
}
