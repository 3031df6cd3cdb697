import { type Kysely, sql } from 'kysely';
import type { Database } from '@api/db/schema';
import type { AlertBatch } from '@api/db/schema-alerts';
import type { AlertKind } from './what-happened';

/** That something happened to a home which is news for a search. */
export interface NewAlert {
  search: number;
  account: number;
  property: number;
  event: number;
  kind: AlertKind;
}

/** Rows of one statement: each is held against several other tables. */
const atOnce = 100;

/** When a batch was kept, to the database's own microsecond. */
export const keptAt = (db: Kysely<Database>, batch: number) =>
  db.selectFrom('alert_batch').select('kept_at').where('id', '=', batch);

/** Notes alerts. A person is told of an event once: a second search that it fits is named beside the first. */
export async function recordAlerts(
  db: Kysely<Database>,
  { id }: Pick<AlertBatch, 'id'>,
  alerts: readonly NewAlert[],
): Promise<void> {
  for (let start = 0; start < alerts.length; start += atOnce) {
    const part = alerts.slice(start, start + atOnce);
    const column = <T>(each: (alert: NewAlert) => T) => part.map(each);
    const given = sql`unnest(${column(({ account }) => account)}::int[], ${column(({ property }) => property)}::int[],
      ${column(({ event }) => event)}::bigint[], ${column(({ search }) => search)}::int[],
      ${column(({ kind }) => kind)}::text[]) as given (account_id, property_id, event_id, search_id, kind)`;
    // An account, a home or a search may be gone by now. What is noted already is seen beside what is new.
    await sql`
      with given as (select * from ${given}),
      made as (
        insert into alert (account_id, property_id, event_id, at)
        select distinct account_id, property_id, event_id, ${keptAt(db, id)} from given
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
