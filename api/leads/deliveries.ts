import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/kernel/clock';
import type { LeadsDatabase } from './schema';
import type { DeliveryEvent, DeliveryState, LeadDelivery } from './schema-leads';
import type { Job } from '@api/platform/jobs/schema-work';
import type { JobOutcome } from '@api/platform/jobs/job-definition';

/** Most events in one history; the first and the newest events remain. */
const maxHistory = 40;

const stateAfter: Record<JobOutcome['end'], DeliveryState> = {
  done: 'sent',
  away: 'waiting',
  later: 'waiting',
  refused: 'refused',
};

export const deliveryOf = ({ details }: Pick<Job, 'details'>): number | undefined =>
  (details as { about?: { delivery?: number } }).about?.delivery;

/** Records the outcome if the job is the delivery of a stored lead. `state` overrides the usual state. */
export async function noteDelivery(
  db: Kysely<LeadsDatabase>,
  job: Job,
  outcome: JobOutcome,
  state: DeliveryState = stateAfter[outcome.end],
): Promise<void> {
  const id = deliveryOf(job);
  if (id === undefined) return;
  const known = await db
    .selectFrom('lead_delivery')
    .select('history')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!known) return;
  const { reason, errors } = outcome.end === 'done' ? {} : outcome;
  const history = withEvent(known.history, { state, at: clock.now().toISOString(), reason, errors });
  await saveState(db, id, state, history);
}

export const saveState = async (
  db: Kysely<LeadsDatabase>,
  id: number,
  state: DeliveryState,
  history: DeliveryEvent[],
): Promise<void> =>
  void (await db
    .updateTable('lead_delivery')
    .set({ state, history: JSON.stringify(history) })
    .where('id', '=', id)
    .execute());

/** Appends an event. A repeat of the last event (same state and reason) only increments `times`. */
export function withEvent(history: readonly DeliveryEvent[], event: DeliveryEvent): DeliveryEvent[] {
  const last = history.at(-1);
  if (last?.state === event.state && last.reason === event.reason)
    return [...history.slice(0, -1), { ...event, times: (last.times ?? 1) + 1 }];
  const shortened = history.length < maxHistory ? history : [history[0]!, ...history.slice(2)];
  return [...shortened, event];
}

export async function deliveriesOf(
  db: Kysely<LeadsDatabase>,
  leads: readonly number[],
): Promise<Map<number, LeadDelivery[]>> {
  const found = new Map(leads.map((id): [number, LeadDelivery[]] => [id, []]));
  const rows = await db
    .selectFrom('lead_delivery')
    .selectAll()
    .where(sql<boolean>`lead_id = any(${leads}::bigint[])`)
    .orderBy('id')
    .execute();
  for (const row of rows) found.get(row.lead_id)!.push(row);
  return found;
}
