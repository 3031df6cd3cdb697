import type { LeadInput } from '@contract/leads';
import type { Logger } from '@api/platform/process/log';
import { logged } from '@domain/kernel/logged';
import { ApiHttpError } from '~/back-end/errors.server';
import {
  type LeadIntake,
  type IntakeOptions,
  LeadNotStored,
  type LeadReceipt,
  type SendLead,
} from '~/features/leads/lead-intake';
import { leadCutoffDate } from './lead-cutoff';
import { openOutbox, refused } from './outbox';
import { deliveryRounds, type Pauses, defaultPauses } from './rounds';

/** Limits for the back end per lead, in ms. */
export interface LeadTimeouts {
  direct: number;
  stored: number;
}

/** A page with a form must answer within 3 s. */
export const defaultTimeouts: LeadTimeouts = { direct: 2_000, stored: 10_000 };

interface DeliveryParts {
  send: SendLead;
  folder: string;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  sendsOrigin?: boolean;
  onTaken?: (lead: LeadInput) => void;
  pauses?: Pauses;
  patience?: LeadTimeouts;
}

/** Delivers at once, else from the outbox at least once; the back end accepts a key once (docs/decisions/0019). */
export function leadDelivery({
  send,
  folder,
  log,
  sendsOrigin = false,
  onTaken = () => {},
  pauses = defaultPauses,
  patience: timeouts = defaultTimeouts,
}: DeliveryParts) {
  const outbox = openOutbox<LeadInput>(folder, [refused]);
  const line = {
    waiting: () => outbox.waiting(),
    deliver,
    tidy: () => outbox.forget(refused, leadCutoffDate()),
  };
  const rounds = deliveryRounds(line, 'the outbox of leads', pauses, log);

  async function deliver(key: string): Promise<'done' | 'failed'> {
    try {
      const lead = await outbox.read(key);
      if (!lead) return 'done';
      await send(lead, { timeoutMs: timeouts.stored });
      await outbox.remove(key);
      onTaken(lead);
      log.info({ key }, 'stored lead delivered');
      return 'done';
    } catch (error) {
      if (isRefusal(error) || error instanceof SyntaxError) {
        log.error({ key }, 'stored lead refused, set aside');
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
      { send: sendNow = send, from }: Partial<IntakeOptions> = {},
    ): Promise<LeadReceipt> {
      const { idempotency_key: key, kind } = lead;
      const origin = sendsOrigin ? from : undefined;
      let hasError: boolean;
      try {
        const receipt = await sendNow({ ...lead, from: origin }, { timeoutMs: timeouts.direct });
        onTaken(lead);
        return receipt;
      } catch (error) {
        log.warn({ key, kind, reason: reasonOf(error) }, 'lead delivery failed');
        if (isRefusal(error)) throw new LeadNotStored();
        hasError = error instanceof ApiHttpError;
      }
      try {
        // Do not store IP address and browser of the visitor.
        await outbox.keep(key, origin ? { ...lead, from: { page: origin.page } } : lead);
      } catch (error) {
        log.error({ key, kind, reason: (error as Error).message }, 'lead not stored');
        throw new LeadNotStored();
      }
      rounds.wake();
      return { isWaiting: true, ...(hasError && { hasError }) };
    },
    async start() {
      await outbox.prepare().catch(logged(log, 'lead outbox unusable: check DATA_DIR'));
      rounds.start();
    },
    close: rounds.close,
  } satisfies RunningLeadIntake;
}

export interface RunningLeadIntake extends LeadIntake {
  start(): Promise<void>;
  /** Waits for the current delivery; the rest stays for the next start. */
  close(): Promise<void>;
}

/** These reject the lead itself; any other failure may be temporary. */
const refusals = [400, 413, 422];
const isRefusal = (error: unknown) => error instanceof ApiHttpError && refusals.includes(error.status);

/** For the log: a back end's own message may repeat user input. */
export const reasonOf = (error: unknown) =>
  error instanceof ApiHttpError ? `status ${error.status}` : (error as Error).name;
