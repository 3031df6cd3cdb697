import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '@domain/kernel/clock';
import { logged } from '@domain/kernel/logged';
import type { Logger } from './log';

const finishMs = 4_000;
const closeMs = 1_000;
/** Longest time of a stop after its drain; 8 s with the default one. */
export const afterDrainMs = finishMs + closeMs;
/** The terminal or process group and `npm start` both send a signal; a later one requests an immediate exit. */
const sameSignalMs = 1_000;

interface StopParts {
  /** Time to serve after SIGTERM while readiness fails, so that the load balancer notices, ms. */
  drainMs: number;
  log: Logger;
}

interface Stopped {
  server: Server;
  rest?: () => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** docs/decisions/0041-deadlines-and-shutdown.md. SIGINT does not drain; a second signal exits at once. */
export function gracefulStop({ drainMs, log }: StopParts) {
  const open = new Set<ServerResponse>();
  let since: number | undefined;

  async function stop({ server, rest, close }: Stopped, reason: string, code: number) {
    log.info({ reason }, 'stopping');
    for (const answer of open) answer.shouldKeepAlive = false;
    const drained = reason === 'SIGTERM' ? drainMs : 0;
    setTimeout(() => process.exit(code), drained + afterDrainMs).unref();
    const rested = rest?.().catch(logged(log, 'background work not stopped'));
    await pause(drained);
    await closeServer(server, finishMs);
    await rested;
    await close().catch(logged(log, 'resources not closed'));
    process.exit(code);
  }

  return {
    get isOn() {
      return since !== undefined;
    },
    arm(stopped: Stopped) {
      stopped.server.prependListener('request', (_request, answer) => {
        if (since !== undefined) answer.shouldKeepAlive = false;
        open.add(answer);
        answer.once('close', () => open.delete(answer));
      });
      const begin = (reason: string, code: number) => {
        if (since === undefined) {
          since = clock.monotonicNow();
          void stop(stopped, reason, code);
        } else if (code === 0 && clock.monotonicNow() - since > sameSignalMs) process.exit(1);
      };
      for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => begin(signal, 0));
      process.on('uncaughtException', (error) => {
        log.error({ err: error }, 'stopping after an uncaught error');
        begin('error', 1);
      });
    },
  };
}

export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle only after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const closeTimer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(closeTimer);
}
