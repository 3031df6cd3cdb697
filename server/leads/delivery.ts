import type { Logger } from '@api/log';
import { logged } from '@domain/logged';
import { retention } from '@domain/privacy';
import { ApiHttpError } from '~/back-end/errors.server';
import { LeadNotKept, type LeadDesk, type SendLead } from '~/features/leads/lead-desk';
import type { Outbox } from './outbox';

/** How long a visitor waits for the back end, in ms; a page with a form is answered within 3 s. */
const directMs = 2_000;
/** How long a kept lead waits for it. */
const patientMs = 10_000;
/** So many failures one after the other mean that the back end is away. */
const failuresPerRound = 3;

/** Between two rounds, in ms: the first pause after a failure doubles up to the longest. */
export interface Pauses {
  first: number;
  longest: number;
}

interface DeliveryParts {
  send: SendLead;
  outbox: Outbox;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  pauses?: Pauses;
}

/**
 * Takes leads in: the back end's own answer where it takes one at once, else the outbox, from which it is delivered at
 * least once, in rounds with growing, bounded pauses. The back end takes each key once (docs/decisions/0019).
 */
export function leadDelivery({
  send,
  outbox,
  log,
  pauses = { first: 1_000, longest: 60_000 },
}: DeliveryParts) {
  let timer: NodeJS.Timeout | undefined;
  let pause = pauses.longest;
  let running: Promise<void> | undefined;
  let isClosed = false;

  const runAfter = (ms: number) => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(run, ms);
    timer?.unref();
  };
  const run = () => {
    running ??= round()
      .catch(logged(log, 'the outbox of leads cannot be read', () => false))
      .then((isWell) => {
        running = undefined;
        const grown = isWell ? pauses.longest : Math.min(pause * 2, pauses.longest);
        runAfter((pause = grown));
      });
  };
  /** A new lead is tried soon; a back end that has just failed decides for itself when. */
  const wake = () => {
    if (running || pause < pauses.longest) return;
    runAfter((pause = pauses.first));
  };

  /** Tries what waits; false where the back end is away. */
  async function round(): Promise<boolean> {
    let failures = 0;
    for (const key of await outbox.waiting()) {
      if (isClosed || failures === failuresPerRound) break;
      const outcome = await deliver(key);
      failures = outcome === 'failed' ? failures + 1 : 0;
    }
    await outbox.forget(yearsAgo(retention.leadYears));
    return failures === 0;
  }

  async function deliver(key: string): Promise<'done' | 'failed'> {
    try {
      const lead = await outbox.read(key);
      if (!lead) return 'done';
      await send(lead, { timeoutMs: patientMs });
      await outbox.remove(key);
      log.info({ key }, 'a kept lead is delivered');
      return 'done';
    } catch (error) {
      if (isRefusal(error) || error instanceof SyntaxError) {
        log.error({ key }, 'a kept lead was refused for good and set aside');
        await outbox.setAside(key);
        return 'done';
      }
      await outbox.postpone(key);
      return 'failed';
    }
  }

  return {
    async accept(lead, sendNow = send) {
      const { idempotency_key: key, kind } = lead;
      try {
        return await sendNow(lead, { timeoutMs: directMs });
      } catch (error) {
        log.warn({ key, kind, reason: reasonOf(error) }, 'the back end did not take a lead');
        if (isRefusal(error)) throw new LeadNotKept();
      }
      try {
        await outbox.keep(lead);
      } catch (error) {
        log.error({ key, kind, reason: (error as Error).message }, 'a lead could not be kept');
        throw new LeadNotKept();
      }
      wake();
      return { isWaiting: true };
    },
    /** Delivers what an earlier life has left, and from then on what comes. */
    async start() {
      await outbox.prepare().catch(logged(log, 'the outbox of leads cannot be used: check DATA_DIR'));
      runAfter(0);
    },
    /** Lets a delivery that is under way finish; what waits stays for the next start. */
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  } satisfies LeadDesk & { start(): Promise<void>; close(): Promise<void> };
}

/** Answers that judge the lead itself; all others speak of the back end or of the way to it, and may change. */
const refusals = [400, 413, 422];
const isRefusal = (error: unknown) => error instanceof ApiHttpError && refusals.includes(error.status);

/** For the log: a back end's own message may repeat what a visitor wrote. */
const reasonOf = (error: unknown) =>
  error instanceof ApiHttpError ? `status ${error.status}` : (error as Error).name;

function yearsAgo(years: number): Date {
  const day = new Date();
  day.setFullYear(day.getFullYear() - years);
  return day;
}
