import type { Server, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { clock } from '@domain/clock';
import { logged } from '@domain/logged';
import type { Logger } from './log';

/** Requests that run while the listener closes are cut after this, ms. */
const finishMs = 4_000;
/** ... and what else is open (database, deliveries) has this long besides: with the usual drain 8 s in all. */
const closeMs = 1_000;
/** A signal reaches a process twice, from the terminal or its group and from `npm start`; a later one is impatience. */
const sameSignalMs = 1_000;

interface StopParts {
  /** How long it goes on serving after a SIGTERM, ms: whoever spreads the load sees meanwhile that it is not ready. */
  drainMs: number;
  log: Logger;
}

interface Stopped {
  server: Server;
  /** Ends the background work, at once: answers do not need it. */
  rest?: () => Promise<unknown>;
  /** Ends what answers need, after the last one. */
  close: () => Promise<unknown>;
}

/**
 * The way back of a program that serves (docs/decisions/0041-deadlines-and-shutdown.md): on SIGTERM it is not ready
 * any more but serves on for `drainMs`, each answer the last of its connection; then the listener closes, what runs may
 * end, and the process ends with code 0. SIGINT, which a person sends, does not drain; a second signal ends it at once.
 */
export function gracefulStop({ drainMs, log }: StopParts) {
  const open = new Set<ServerResponse>();
  let since: number | undefined;

  async function stop({ server, rest, close }: Stopped, reason: string, code: number) {
    log.info({ reason }, 'stopping');
    for (const answer of open) answer.shouldKeepAlive = false;
    const drained = reason === 'SIGTERM' ? drainMs : 0;
    setTimeout(() => process.exit(code), drained + finishMs + closeMs).unref();
    const rested = rest?.().catch(logged(log, 'background work did not stop'));
    await pause(drained);
    await closeServer(server, finishMs);
    await rested;
    await close().catch(logged(log, 'what was open did not close'));
    process.exit(code);
  }

  return {
    /** Whether it has begun: readiness says so. */
    get isOn() {
      return since !== undefined;
    },
    /** From now on signals, and an error that nothing caught, stop it. */
    arm(stopped: Stopped) {
      stopped.server.prependListener('request', (_request, answer) => {
        if (since !== undefined) answer.shouldKeepAlive = false;
        open.add(answer);
        answer.once('close', () => open.delete(answer));
      });
      const begin = (reason: string, code: number) => {
        if (since === undefined) {
          since = clock.nowMs();
          void stop(stopped, reason, code);
        } else if (code === 0 && clock.nowMs() - since > sameSignalMs) process.exit(1);
      };
      for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => begin(signal, 0));
      process.on('uncaughtException', (error) => {
        log.error({ err: error }, 'stopping after an error that nothing caught');
        begin('error', 1);
      });
    },
  };
}

/** Stops taking requests, lets the running ones finish, and cuts those that are still there after `graceMs`. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last answer was on its way is idle only after it.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
