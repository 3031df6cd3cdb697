import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LeadsDatabase } from './schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Logger } from '@api/platform/process/log';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { formJobName, webhookJobName } from './notify-lead';

/** Each lead counts once: received = delivered + refused + unclear + waiting + lost. `lost` must be 0. */
export interface LeadReconciliation {
  received: number;
  delivered: number;
  refused: number;
  /** Mautic gave no clear answer in all attempts, and none of the above. */
  unclear: number;
  /** A delivery is pending, or the lead has no destination. */
  waiting: number;
  /** A pending delivery has no job: a bug. */
  lost: number;
}

const deliveryJobs = sql`select from work where key = 'lead:' || d.id and kind in ('mail', ${webhookJobName}, ${formJobName}) and failed_at is null`;

/** SQL for one row of `lead`. */
export const leadEnd = sql<keyof Omit<LeadReconciliation, 'received'>>`(
  select case
    when bool_or(d.state in ('queued', 'waiting') and not exists (${deliveryJobs})) then 'lost'
    when count(*) = 0 or bool_or(d.state in ('queued', 'waiting')) then 'waiting'
    when bool_or(d.state = 'refused') then 'refused'
    when bool_or(d.state = 'unclear') then 'unclear'
    else 'delivered' end
  from lead_delivery d where d.lead_id = lead.id)`;

/** `since` is inclusive, `until` is exclusive; `where` limits rows of `lead`. */
export async function reconcileLeads(
  db: Kysely<LeadsDatabase>,
  {
    since,
    until,
    where = sql<boolean>`true`,
  }: { since?: RawBuilder<Date>; until?: RawBuilder<Date>; where?: RawBuilder<boolean> } = {},
): Promise<LeadReconciliation> {
  const { rows } = await sql<LeadReconciliation>`
    select count(*) as received,
      count(*) filter (where ended = 'delivered') as delivered,
      count(*) filter (where ended = 'refused') as refused,
      count(*) filter (where ended = 'unclear') as unclear,
      count(*) filter (where ended = 'waiting') as waiting,
      count(*) filter (where ended = 'lost') as lost
    from (
      select ${leadEnd} as ended from lead
      where ${where} and ${since ? sql`created_at >= ${since}` : sql`true`} and ${until ? sql`created_at < ${until}` : sql`true`}
    ) leads`.execute(db);
  return rows[0]!;
}

const zone = 'America/Sao_Paulo';
/** Of São Paulo. */
export const midnight = (daysAgo: number, now: RawBuilder<Date>) =>
  sql<Date>`(date_trunc('day', ${now} at time zone ${zone}) - make_interval(days => ${daysAgo})) at time zone ${zone}`;

export const reconciliationJob = (db: Kysely<LeadsDatabase>, log: Logger): JobDefinition =>
  scheduledJob('lead-balance', { dailyAt: '07:00' }, async () => {
    const now = sqlNow();
    const day = await reconcileLeads(db, { since: midnight(1, now), until: midnight(0, now) });
    const all = await reconcileLeads(db);
    log[all.lost > 0 ? 'error' : 'info'](
      { day, all },
      'Contatos: recebidos = entregues + recusados + sem resposta clara + aguardando',
    );
  });
