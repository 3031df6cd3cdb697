import type { LeadInput, LeadKind } from '@contract/leads';
import type { Logger } from '@api/platform/process/log';
import type { MauticAnswer } from '@api/leads/mautic/answer';
import { EmptyFormError, type SubmitLead } from '@api/leads/mautic/client';
import type { LeadOrigin } from '@domain/leads/lead-origin';
import { logged } from '@domain/kernel/logged';
import { LeadNotStored } from '~/features/leads/lead-intake';
import type { RunningLeadIntake } from './delivery';
import { type StoredForm, openMarketingOutbox } from './marketing-outbox';
import { deliveryRounds, type Pauses, defaultPauses } from './rounds';

interface MarketingParts {
  submit: SubmitLead;
  folder: string;
  takes: (kind: LeadKind) => boolean;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  pauses?: Pauses;
}

/** A lead is accepted once it is stored for both targets; then each delivery is independent (docs/decisions/0047). */
export function withMarketing(
  intake: RunningLeadIntake,
  { submit, folder, takes, log, pauses = defaultPauses }: MarketingParts,
): RunningLeadIntake {
  const outbox = openMarketingOutbox(folder);
  const line = { waiting: outbox.due, deliver, tidy: outbox.tidy };
  const rounds = deliveryRounds(line, 'the outbox of the marketing forms', pauses, log);

  async function deliver(key: string): Promise<'done' | 'failed'> {
    try {
      const stored = await outbox.take(key);
      return stored ? await complete(key, stored, await answerTo(stored)) : 'done';
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      log.error({ key }, 'marketing outbox file invalid, set aside');
      return 'done';
    }
  }

  const answerTo = async ({ lead, from }: StoredForm): Promise<MauticAnswer> => {
    try {
      return await submit(lead, from);
    } catch (error) {
      if (!(error instanceof EmptyFormError)) throw error;
      log.error({ key: lead.idempotency_key }, error.message);
      return { is: 'refused', errors: { '': error.message } };
    }
  };

  /** Texts of rejections stay in the file: they may repeat user input. */
  async function complete(key: string, stored: StoredForm, answer: MauticAnswer): Promise<'done' | 'failed'> {
    const { kind } = stored.lead;
    switch (answer.is) {
      case 'delivered':
        await outbox.delivered(key);
        log.info({ key, kind }, 'marketing form accepted a lead');
        return 'done';
      case 'refused':
        await outbox.refused(key, stored, answer.errors);
        log.error({ key, kind, fields: Object.keys(answer.errors) }, 'marketing form refused a lead');
        return 'done';
      case 'unclear': {
        const { reason } = answer;
        if (await outbox.unclear(key, stored))
          log.warn({ key, kind, reason }, 'marketing form answer unclear');
        else log.error({ key, kind, reason }, 'marketing form answer still unclear: sem resposta clara');
        return 'failed';
      }
      case 'away':
        await outbox.away(key, stored);
        log.warn({ key, kind, reason: answer.reason }, 'marketing form unavailable');
        return 'failed';
    }
  }

  async function hold(lead: LeadInput, from: LeadOrigin): Promise<boolean> {
    try {
      return await outbox.hold(lead, from);
    } catch (error) {
      const { idempotency_key: key, kind } = lead;
      log.error({ key, kind, reason: (error as Error).message }, 'lead not stored for the marketing form');
      throw new LeadNotStored();
    }
  }

  return {
    async accept(lead, how) {
      const { idempotency_key: key, kind } = lead;
      if (!takes(kind)) return intake.accept(lead, how);
      const isNew = await hold(lead, how.from);
      try {
        const receipt = await intake.accept(lead, how);
        // A concurrent duplicate of the form may have removed it.
        await hold(lead, how.from);
        await outbox.release(key);
        rounds.wake();
        return receipt;
      } catch (error) {
        if (isNew) await outbox.takeBack(key);
        throw error;
      }
    },
    async start() {
      await outbox.prepare().catch(logged(log, 'marketing outbox unusable: check DATA_DIR'));
      await intake.start();
      rounds.start();
    },
    close: () => Promise.all([intake.close(), rounds.close()]).then(() => undefined),
  };
}
