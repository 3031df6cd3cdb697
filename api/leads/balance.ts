import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Logger } from '@api/log';
import { byTheClock } from '@api/work/by-the-clock';
import type { WorkKind } from '@api/work/work-kind';
import { formWork, webhookWork } from './tell-lead';

/** Leads by what became of them, each counted once: received = delivered + refused + unclear + waiting + lost, and lost is 0. */
export interface LeadBalance {
  received: number;
  /** All their places have them. */
  delivered: number;
  /** A place refused them, and none still waits. */
  refused: number;
  /** A marketing form was sent it as often as may be without a clear answer, and none of the above. */
  unclear: number;
  /** A place is still to be told, or no place was named. */
  waiting: number;
  /** A place is still to be told, and nothing is queued for it: a fault of ours. */
  lost: number;
}

const work = sql`select from work where key = 'lead:' || d.id and kind in ('mail', ${webhookWork}, ${formWork}) and failed_at is null`;

/** What became of a lead (SQL, of the table `lead`): 'delivered', 'refused', 'unclear', 'waiting' or 'lost'. */
export const leadEnd = sql<keyof Omit<LeadBalance, 'received'>>`(
  select case
    when bool_or(d.state in ('queued', 'waiting') and not exists (${work})) then 'lost'
    when count(*) = 0 or bool_or(d.state in ('queued', 'waiting')) then 'waiting'
    when bool_or(d.state = 'refused') then 'refused'
    when bool_or(d.state = 'unclear') then 'unclear'
    else 'delivered' end
  from lead_delivery d where d.lead_id = lead.id)`;

/** @param since leads from this moment on (SQL), all without it; `until` not included */
export async function leadBalance(
  db: Kysely<Database>,
  { since, until }: { since?: RawBuilder<Date>; until?: RawBuilder<Date> } = {},
): Promise<LeadBalance> {
  const { rows } = await sql<LeadBalance>`
    select count(*) as received,
      count(*) filter (where ended = 'delivered') as delivered,
      count(*) filter (where ended = 'refused') as refused,
      count(*) filter (where ended = 'unclear') as unclear,
      count(*) filter (where ended = 'waiting') as waiting,
      count(*) filter (where ended = 'lost') as lost
    from (
      select ${leadEnd} as ended from lead
      where ${since ? sql`created_at >= ${since}` : sql`true`} and ${until ? sql`created_at < ${until}` : sql`true`}
    ) leads`.execute(db);
  return rows[0]!;
}

const zone = 'America/Sao_Paulo';
/** Midnight in São Paulo (SQL), today's or so many days ago. */
const midnight = (daysAgo: number, now: RawBuilder<Date>) =>
  sql<Date>`(date_trunc('day', ${now} at time zone ${zone}) - make_interval(days => ${daysAgo})) at time zone ${zone}`;

/** Each morning what became of the leads of the day before, and of all, in the log. */
export const balanceKind = (db: Kysely<Database>, log: Logger): WorkKind =>
  byTheClock('lead-balance', { dailyAt: '07:00' }, async () => {
    const now = sqlNow();
    const day = await leadBalance(db, { since: midnight(1, now), until: midnight(0, now) });
    const all = await leadBalance(db);
    log[all.lost > 0 ? 'error' : 'info'](
      { day, all },
      'Contatos: recebidos = entregues + recusados + sem resposta clara + aguardando',
    );
  });
