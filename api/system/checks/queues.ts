import { sql } from 'kysely';
import { reconcileLeads, type LeadReconciliation } from '@api/leads/reconciliation';
import { waitingMail, type WaitingMail } from '@api/platform/email/waiting-mail';
import { failedJobs } from '@api/platform/jobs/overview';
import { sqlNow } from '@api/platform/db/sql-now';
import { countPending } from '@api/platform/photos/queue';
import { counted, nounFor } from '@domain/kernel/counts';
import { formatNumber } from '@domain/kernel/money';
import { ageText } from '@domain/kernel/moment';
import type { SystemSettings } from '../deps';
import { kindLabels } from '../job-names';
import { inOrder, type Reading, type SystemCheck } from '../line';

const minuteMs = 60_000;
/** Older contacts are the work of the daily job. */
const reconciledHours = 24;
const shownFailures = 100;

const waitingText = (count: number, since: Date | null, now: Date) =>
  since ? `${formatNumber(count)} à espera, a mais antiga há ${ageText(since, now)}` : 'nada à espera';
const isOlder = (since: Date | null, minutes: number, now: Date) =>
  since !== null && now.getTime() - since.getTime() > minutes * minuteMs;

export const leadQueueCheck: SystemCheck = {
  ...{ key: 'lead-queue', group: 'now', name: 'Fila de contatos' },
  async read({ db }, now) {
    const { count, since } = await db
      .selectFrom('work')
      .select(({ fn }) => [fn.countAll<number>().as('count'), sql<Date | null>`min(created_at)`.as('since')])
      .where('key', 'like', 'lead:%')
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return leadQueueReading({ count, since }, now);
  },
};

export function leadQueueReading({ count, since }: WaitingMail, now: Date): Reading {
  const text = waitingText(count, since, now);
  if (isOlder(since, 60, now)) return { state: 'stopped', text, warning: 'uma fila de contatos parada' };
  if (isOlder(since, 15, now)) return { state: 'attention', text, warning: 'uma fila de contatos lenta' };
  return inOrder(text);
}

export const reconciliationCheck: SystemCheck = {
  ...{ key: 'reconciliation', group: 'now', name: 'Conta dos contatos' },
  read: async ({ db }) =>
    reconciliationReading(
      await reconcileLeads(db, {
        since: sql<Date>`${sqlNow()} - make_interval(hours => ${reconciledHours})`,
      }),
    ),
};

/** received = delivered + refused + unclear + waiting. */
export function reconciliationReading({ received, lost, ...ends }: LeadReconciliation): Reading {
  const parts = [
    counted(ends.delivered, 'entregue', 'entregues'),
    ...(ends.refused > 0 ? [counted(ends.refused, 'recusado', 'recusados')] : []),
    ...(ends.unclear > 0 ? [`${formatNumber(ends.unclear)} sem resposta clara`] : []),
    `${formatNumber(ends.waiting)} aguardando`,
  ];
  const text = `${counted(received, 'recebido', 'recebidos')} em ${reconciledHours} h = ${parts.join(' + ')}`;
  if (lost > 0)
    return {
      state: 'stopped',
      text: `${text}; ${formatNumber(lost)} fora da fila (npm run leads -- retry)`,
      warning: `${nounFor(lost, 'um contato', `${formatNumber(lost)} contatos`)} fora da fila`,
    };
  const refused = ends.refused + ends.unclear;
  if (refused === 0) return inOrder(text);
  return {
    state: 'attention',
    text,
    warning: nounFor(refused, 'uma entrega recusada', `${formatNumber(refused)} entregas recusadas`),
  };
}

export const mailQueueCheck: SystemCheck = {
  ...{ key: 'mail-queue', group: 'now', name: 'Fila de cartas' },
  read: async ({ db, system }, now) => mailQueueReading(await waitingMail(db), system, now),
};

export function mailQueueReading(
  { count, since }: WaitingMail,
  { mailDelivery }: Pick<SystemSettings, 'mailDelivery'>,
  now: Date,
): Reading {
  const text = waitingText(count, since, now);
  const advice = mailDelivery === null ? '; esta instância não envia (SMTP_URL)' : '';
  if (isOlder(since, 24 * 60, now))
    return { state: 'stopped', text: text + advice, warning: 'uma fila de cartas parada' };
  // Letters of alerts leave at MAIL_PER_MINUTE.
  if (isOlder(since, 2 * 60, now))
    return { state: 'attention', text: text + advice, warning: 'uma fila de cartas lenta' };
  return inOrder(text + advice);
}

export const jobsCheck: SystemCheck = {
  ...{ key: 'jobs', group: 'now', name: 'Tarefas' },
  async read({ db }, now) {
    const failed = (await failedJobs(db, shownFailures)).filter(
      ({ failed_at }) => !isOlder(failed_at, 24 * 60, now),
    );
    if (failed.length === 0) return inOrder('nenhuma recusada em 24 h');
    const names = [...new Set(failed.map(({ kind }) => kindLabels[kind] ?? kind))];
    return {
      state: 'attention',
      text: `${counted(failed.length, 'recusada', 'recusadas')} em 24 h: ${names.join(', ')} (npm run catalogue -- work)`,
      warning: nounFor(
        failed.length,
        'uma tarefa recusada',
        `${formatNumber(failed.length)} tarefas recusadas`,
      ),
    };
  },
};

export const photosCheck: SystemCheck = {
  ...{ key: 'photos', group: 'now', name: 'Fotos' },
  async read({ db }) {
    const count = await countPending(db);
    return inOrder(count === 0 ? 'nenhuma a buscar' : `${counted(count, 'foto', 'fotos')} a buscar`);
  },
};
