import type { LeadInput, LeadKind } from '@contract/leads';
import type { Logger } from '@api/log';
import type { MauticAnswer } from '@api/mautic/answer';
import { EmptyFormError, type SubmitLead } from '@api/mautic/client';
import type { LeadOrigin } from '@domain/lead-origin';
import { logged } from '@domain/logged';
import { LeadNotKept } from '~/features/leads/lead-desk';
import type { RunningDesk } from './delivery';
import { type KeptForm, openMarketingOutbox } from './marketing-outbox';
import { deliveryRounds, type Pauses, usualPauses } from './rounds';

interface MarketingParts {
  submit: SubmitLead;
  /** The folder of what waits. */
  folder: string;
  /** Whether leads of a kind go to their form. */
  takes: (kind: LeadKind) => boolean;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  pauses?: Pauses;
}

/**
 * A desk whose leads go to their marketing forms too: taken is what is kept for both, the back end and the form, and then
 * each is delivered to by itself (docs/decisions/0047).
 */
export function withMarketing(
  desk: RunningDesk,
  { submit, folder, takes, log, pauses = usualPauses }: MarketingParts,
): RunningDesk {
  const outbox = openMarketingOutbox(folder);
  const line = { waiting: outbox.due, deliver, tidy: outbox.tidy };
  const rounds = deliveryRounds(line, 'the outbox of the marketing forms', pauses, log);

  async function deliver(key: string): Promise<'done' | 'failed'> {
    try {
      const kept = await outbox.take(key);
      return kept ? await settle(key, kept, await answerTo(kept)) : 'done';
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      log.error({ key }, 'what was kept for the marketing form is no lead and was set aside');
      return 'done';
    }
  }

  const answerTo = async ({ lead, from }: KeptForm): Promise<MauticAnswer> => {
    try {
      return await submit(lead, from);
    } catch (error) {
      if (!(error instanceof EmptyFormError)) throw error;
      log.error({ key: lead.idempotency_key }, error.message);
      return { is: 'refused', errors: { '': error.message } };
    }
  };

  /** Texts of refusals stay in the file: one may repeat what a visitor wrote. */
  async function settle(key: string, kept: KeptForm, answer: MauticAnswer): Promise<'done' | 'failed'> {
    const { kind } = kept.lead;
    switch (answer.is) {
      case 'delivered':
        await outbox.delivered(key);
        log.info({ key, kind }, 'the marketing form took a lead');
        return 'done';
      case 'refused':
        await outbox.refused(key, kept, answer.errors);
        log.error({ key, kind, fields: Object.keys(answer.errors) }, 'the marketing form refused a lead');
        return 'done';
      case 'unclear': {
        const { reason } = answer;
        if (await outbox.unclear(key, kept))
          log.warn({ key, kind, reason }, 'no clear answer of a marketing form');
        else log.error({ key, kind, reason }, 'a lead is left without a clear answer: sem resposta clara');
        return 'failed';
      }
      case 'away':
        await outbox.away(key, kept);
        log.warn({ key, kind, reason: answer.reason }, 'the marketing form is away');
        return 'failed';
    }
  }

  /** @returns whether it was not known */
  async function hold(lead: LeadInput, from: LeadOrigin): Promise<boolean> {
    try {
      return await outbox.hold(lead, from);
    } catch (error) {
      const { idempotency_key: key, kind } = lead;
      log.error(
        { key, kind, reason: (error as Error).message },
        'a lead could not be kept for the marketing form',
      );
      throw new LeadNotKept();
    }
  }

  return {
    async accept(lead, how) {
      const { idempotency_key: key, kind } = lead;
      if (!takes(kind)) return desk.accept(lead, how);
      const isNew = await hold(lead, how.from);
      try {
        const receipt = await desk.accept(lead, how);
        // The same form sent twice at once: the other may have taken it back.
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
      await outbox
        .prepare()
        .catch(logged(log, 'the outbox of the marketing forms cannot be used: check DATA_DIR'));
      await desk.start();
      rounds.start();
    },
    close: () => Promise.all([desk.close(), rounds.close()]).then(() => undefined),
  };
}
