import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/clock';
import type { Database } from '@api/db/schema';
import type { DeliveryEvent, DeliveryState, LeadDelivery } from '@api/db/schema-leads';
import type { Work } from '@api/db/schema-work';
import type { Outcome } from '@api/work/work-kind';

/** What is kept of one delivery at most; of more the middle is dropped. */
const longestHistory = 40;

const stateAfter: Record<Outcome['end'], DeliveryState> = {
  done: 'sent',
  away: 'waiting',
  later: 'waiting',
  refused: 'refused',
};

/** Which delivery a piece of work is for; undefined: for none. */
export const deliveryOf = ({ details }: Pick<Work, 'details'>): number | undefined =>
  (details as { about?: { delivery?: number } }).about?.delivery;

/**
 * Writes down how an attempt ended, where the work was a lead's delivery and the lead is still there.
 * @param state where it is not what such an end usually is
 */
export async function noteDelivery(
  db: Kysely<Database>,
  work: Work,
  outcome: Outcome,
  state: DeliveryState = stateAfter[outcome.end],
): Promise<void> {
  const id = deliveryOf(work);
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
  await keepState(db, id, state, history);
}

export const keepState = async (
  db: Kysely<Database>,
  id: number,
  state: DeliveryState,
  history: DeliveryEvent[],
): Promise<void> =>
  void (await db
    .updateTable('lead_delivery')
    .set({ state, history: JSON.stringify(history) })
    .where('id', '=', id)
    .execute());

/** A history with one event more; the same as the last one is counted, not told again. */
export function withEvent(history: readonly DeliveryEvent[], event: DeliveryEvent): DeliveryEvent[] {
  const last = history.at(-1);
  if (last?.state === event.state && last.reason === event.reason)
    return [...history.slice(0, -1), { ...event, times: (last.times ?? 1) + 1 }];
  const kept = history.length < longestHistory ? history : [history[0]!, ...history.slice(2)];
  return [...kept, event];
}

/** The deliveries of some leads, in their order. */
export async function deliveriesOf(
  db: Kysely<Database>,
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
