import { type Kysely, type RawBuilder, sql } from 'kysely';
import { contactFacts, contactsWithNames } from '@api/contacts/queries/contact-rows';
import { offersOfContacts } from '@api/contacts/queries/offers';
import { isOf, type Reader } from '@api/contacts/queries/own';
import { isOpen, partOf } from '@api/contacts/queries/parts';
import { sqlNow } from '@api/platform/db/sql-now';
import { answerMinutes } from '@domain/leads/answer-time';
import type { TodayDatabase } from '../schema';
import { shownRows } from './contacts';

type Db = Kysely<TodayDatabase>;

const hasComplained = sql<boolean>`(complained_at is not null and suspicion is null)`;

/** Each part has a partial index. A contact of the last resort waits for its answer before the promise, too. */
const waitingForAnybody = () => sql`
  select id from lead where ${partOf.untaken}
  union select id from lead where reply_due_at is not null and answered_at is null and state = 'novo'
    and suspicion is null and (reply_due_at <= ${sqlNow()} or taken_at is null) and ${isOpen}
  union select id from lead where ${hasComplained}`;

const waitingFor = ({ member }: Reader) => sql`
  select id from lead where ${partOf.taken} and state = 'novo' and answered_at is null and ${isOf('lead', member)}
  union select id from lead where ${hasComplained} and ${isOf('lead', member)}`;

const waiting = (reader: Reader): RawBuilder<unknown> =>
  reader.grant === 'all' ? waitingForAnybody() : waitingFor(reader);

export async function countUnanswered(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${waiting(reader)}) waiting`.execute(db);
  return rows[0]!.count;
}

/** A contact of before the distribution is due half an hour after it came. null: somebody answered, and nothing is promised. */
const dueAt = sql<Date | null>`case
  when complained_at is not null and answered_at is null then least(complained_at, reply_due_at)
  when complained_at is not null then complained_at
  when answered_at is null then coalesce(reply_due_at, lead.created_at + make_interval(mins => ${sql.lit(answerMinutes)}))
  end`;

/** By their due. */
export async function unanswered(db: Db, reader: Reader) {
  const { rows: found } = await sql<{ id: number }>`
    select lead.id from lead where lead.id in (${waiting(reader)})
    order by ${dueAt} nulls last, lead.id limit ${shownRows}`.execute(db);
  const ids = found.map(({ id }) => Number(id));
  const rows = await contactsWithNames(db)
    .select([dueAt.as('due'), isOf('lead', reader.member).as('is_own')])
    .where(sql<boolean>`lead.id = any(${ids}::bigint[])`)
    .execute();
  const offers = await offersOfContacts(db, reader, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    count: await countUnanswered(db, reader),
    rows: ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const { name, request, created_at, responsible, phone, property } = contactFacts(row);
      const isOwn = row.is_own === true;
      return {
        ...{ id, name, request, created_at, responsible, code: property?.code ?? null },
        ...{ portal: row.portal, is_own: isOwn, phone: isOwn ? phone : null },
        due_at: row.due?.toISOString() ?? null,
        complained_at: row.complained_at?.toISOString() ?? null,
        taken_at: row.taken_at?.toISOString() ?? null,
        offers: offers.get(id)!,
      };
    }),
  };
}
