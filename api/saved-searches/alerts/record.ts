import { type Kysely, sql } from 'kysely';
import type { SavedSearchesDatabase } from '../schema';
import type { AlertBatch } from '../schema-alerts';
import type { AlertKind } from './classify-change';

export interface NewAlert {
  search: number;
  account: number;
  property: number;
  event: number;
  kind: AlertKind;
}

/** Few, because the statement joins several tables. */
const batchSize = 100;

/** A subquery, because JavaScript loses microseconds. */
export const batchTime = (db: Kysely<SavedSearchesDatabase>, batch: number) =>
  db.selectFrom('alert_batch').select('kept_at').where('id', '=', batch);

/** One alert for each person and event. Further searches become its reasons. */
export async function recordAlerts(
  db: Kysely<SavedSearchesDatabase>,
  { id }: Pick<AlertBatch, 'id'>,
  alerts: readonly NewAlert[],
): Promise<void> {
  for (let start = 0; start < alerts.length; start += batchSize) {
    const part = alerts.slice(start, start + batchSize);
    const column = <T>(each: (alert: NewAlert) => T) => part.map(each);
    const given = sql`unnest(${column(({ account }) => account)}::int[], ${column(({ property }) => property)}::int[],
      ${column(({ event }) => event)}::bigint[], ${column(({ search }) => search)}::int[],
      ${column(({ kind }) => kind)}::text[]) as given (account_id, property_id, event_id, search_id, kind)`;
    // Accounts, properties and searches may be deleted now. `noted` also has the alerts that exist already.
    await sql`
      with given as (select * from ${given}),
      made as (
        insert into alert (account_id, property_id, event_id, at)
        select distinct account_id, property_id, event_id, ${batchTime(db, id)} from given
        where exists (select from account where id = account_id) and exists (select from property_event where id = event_id)
        on conflict do nothing
        returning id, account_id, property_id, event_id
      ),
      noted as (
        select * from made
        union select id, account_id, property_id, event_id from given join alert using (account_id, property_id, event_id)
      )
      insert into alert_search (alert_id, search_id, kind)
      select noted.id, search_id, kind
      from given join noted using (account_id, property_id, event_id)
      where exists (select from saved_search where id = search_id)
      on conflict do nothing`.execute(db);
  }
}
