import type { LeadInput } from '@contract/leads';
import type { Logger } from '@api/log';
import { logged } from '@domain/logged';
import { ApiHttpError } from '~/back-end/errors.server';
import {
  type LeadDesk,
  type LeadHandIn,
  LeadNotKept,
  type LeadReceipt,
  type SendLead,
} from '~/features/leads/lead-desk';
import { leadsEnd } from './lead-time';
import { openOutbox, refused } from './outbox';
import { deliveryRounds, type Pauses, usualPauses } from './rounds';

/** How long the back end may take over a lead, in ms. */
export interface Patience {
  /** While a visitor waits. */
  direct: number;
  /** From the outbox. */
  stored: number;
}

/** A page with a form is answered within 3 s. */
export const usualPatience: Patience = { direct: 2_000, stored: 10_000 };

interface DeliveryParts {
  send: SendLead;
  /** The folder of what waits. */
  folder: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Whether the back end is told from where a lead comes: ours, for its marketing forms. */
  tellsOrigin?: boolean;
  /** Of each lead that the back end has taken, at once or from the outbox. */
  onTaken?: (lead: LeadInput) => void;
  pauses?: Pauses;
  patience?: Patience;
}

/**
 * Takes leads in: the back end's own answer where it takes one at once, else the outbox, from which it is delivered at
 * least once. The back end takes each key once (docs/decisions/0019).
 */
export function leadDelivery({
  send,
  folder,
  log,
  tellsOrigin = false,
  onTaken = () => {},
  pauses = usualPauses,
  patience = usualPatience,
}: DeliveryParts) {
  const outbox = openOutbox<LeadInput>(folder, [refused]);
  const line = { waiting: () => outbox.waiting(), deliver, tidy: () => outbox.forget(refused, leadsEnd()) };
  const rounds = deliveryRounds(line, 'the outbox of leads', pauses, log);

  async function deliver(key: string): Promise<'done' | 'failed'> {
    try {
      const lead = await outbox.read(key);
      if (!lead) return 'done';
      await send(lead, { timeoutMs: patience.stored });
      await outbox.remove(key);
      onTaken(lead);
      log.info({ key }, 'a kept lead is delivered');
      return 'done';
    } catch (error) {
      if (isRefusal(error) || error instanceof SyntaxError) {
        log.error({ key }, 'a kept lead was refused for good and set aside');
        await outbox.move(key, '', refused);
        return 'done';
      }
      await outbox.postpone(key);
      return 'failed';
    }
  }

  return {
    async accept(
      lead: LeadInput,
      { send: sendNow = send, from }: Partial<LeadHandIn> = {},
    ): Promise<LeadReceipt> {
      const { idempotency_key: key, kind } = lead;
      const told = tellsOrigin ? from : undefined;
      try {
        const receipt = await sendNow({ ...lead, from: told }, { timeoutMs: patience.direct });
        onTaken(lead);
        return receipt;
      } catch (error) {
        log.warn({ key, kind, reason: reasonOf(error) }, 'the back end did not take a lead');
        if (isRefusal(error)) throw new LeadNotKept();
      }
      try {
        // Of the visitor's browser nothing is kept here.
        await outbox.keep(key, told ? { ...lead, from: { page: told.page } } : lead);
      } catch (error) {
        log.error({ key, kind, reason: (error as Error).message }, 'a lead could not be kept');
        throw new LeadNotKept();
      }
      rounds.wake();
      return { isWaiting: true };
    },
    /** Delivers what an earlier life has left, and from then on what comes. */
    async start() {
      await outbox.prepare().catch(logged(log, 'the outbox of leads cannot be used: check DATA_DIR'));
      rounds.start();
    },
    close: rounds.close,
  } satisfies RunningDesk;
}

/** A desk that goes on delivering what waits. */
export interface RunningDesk extends LeadDesk {
  start(): Promise<void>;
  /** Lets a delivery that is under way finish; what waits stays for the next start. */
  close(): Promise<void>;
}

/** Answers that judge the lead itself; all others speak of the back end or of the way to it, and may change. */
const refusals = [400, 413, 422];
const isRefusal = (error: unknown) => error instanceof ApiHttpError && refusals.includes(error.status);

/** For the log: a back end's own message may repeat what a visitor wrote. */
export const reasonOf = (error: unknown) =>
  error instanceof ApiHttpError ? `status ${error.status}` : (error as Error).name;
