import { type Kysely, sql } from 'kysely';
import { decidedBy, rulesThatDecided } from '@api/contacts/queries/offers';
import { isOf, type Reader } from '@api/contacts/queries/own';
import { kindNames } from '@api/leads/lead-texts';
import { sqlNow } from '@api/platform/db/sql-now';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { reasonToReceiver } from '@domain/leads/distribution/reason-texts';
import type { TodayDatabase } from '../schema';
import { shownRows } from './contacts';

type Db = Kysely<TodayDatabase>;
type OfferedTo = Pick<Reader, 'member'>;

const openOffers = (db: Db, { member }: OfferedTo) =>
  db
    .selectFrom('lead_offer')
    .innerJoin('lead', 'lead.id', 'lead_offer.lead_id')
    .where('ended_at', 'is', null)
    .where('due_at', '>', sqlNow())
    .where(isOf('lead_offer', member));

export async function countOffers(db: Db, to: OfferedTo): Promise<number> {
  const { count } = await openOffers(db, to)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What is offered to the member now. Who it is from is not read. */
export async function offersTo(db: Db, to: OfferedTo) {
  const rows = await openOffers(db, to)
    .leftJoin('property', 'property.id', 'lead.product_id')
    .select(['lead.id', 'lead.kind', 'lead.portal', 'lead.created_at', 'due_at', 'rule', 'group_id'])
    .select(['property.reference', 'property.title', 'property.district', 'property.city'])
    .select(sql<boolean>`lead.whatsapp is not null`.as('has_phone'))
    .orderBy('due_at')
    .orderBy('lead_offer.id')
    .limit(shownRows)
    .execute();
  const rules = await rulesThatDecided(db, rows);
  return {
    count: await countOffers(db, to),
    rows: rows.map((row) => ({
      ...{ id: row.id, request: kindNames[row.kind], portal: row.portal, has_phone: row.has_phone },
      property:
        row.reference === null
          ? null
          : { code: row.reference, title: row.title!, district: row.district!, city: row.city! },
      reason: reasonToReceiver(decidedBy(row), rules),
      ...{ created_at: row.created_at.toISOString(), due_at: row.due_at!.toISOString() },
    })),
  };
}

/** The last day of an absence that holds today. */
export async function absenceUntil(db: Db, { member }: OfferedTo): Promise<{ until: string | null }> {
  const today = isoDay(clock.now());
  const { rows } = await sql<{ until: string | null }>`
    select to_char(max(until_day), 'YYYY-MM-DD') as until from absence
    where from_day <= ${today}::date and until_day >= ${today}::date and ${isOf('absence', member)}`.execute(
    db,
  );
  return { until: rows[0]?.until ?? null };
}
