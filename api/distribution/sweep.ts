import { sql } from 'kysely';
import { operator } from '@api/audit/record-act';
import { inParts } from '@api/platform/db/in-parts';
import { isOpen } from '@api/contacts/queries/parts';
import { idOf } from '@api/contacts/responsibles';
import type { Write } from '@api/platform/db/transaction';
import { answeringRoles } from '@domain/staff/roles';
import { endOffers, idsIn, lockInOrder, readAll, recordMoved } from './move-contacts';
import { peopleWhoAnswer } from './queries/people';
import { loadRules } from './queries/rules';
import type { DistributionDatabase } from './schema';

type Db = Write<DistributionDatabase>;

const gone = {
  broker_id: sql`select id from broker where not active`,
  member_id: sql`select id from staff_member
    where role is null or role not in (${sql.join(answeringRoles.map((role) => sql.lit(role)))})`,
};
const isOfGone = (table: 'lead' | 'lead_offer') =>
  sql<boolean>`(${sql.ref(`${table}.broker_id`)} in (${gone.broker_id}) or ${sql.ref(`${table}.member_id`)} in (${gone.member_id}))`;

/**
 * Open contacts of people who no longer answer go to the last resort, in one act of the operator. Also those of before the
 * distribution: they had somebody. @returns how many
 */
export async function moveLeftContacts(write: Db): Promise<number> {
  const ids = idsIn(
    await sql<{ id: number }>`
      select id from lead where ${isOpen} and broker_id in (${gone.broker_id})
      union all select id from lead where ${isOpen} and member_id in (${gone.member_id})`.execute(write),
  );
  if (ids.length === 0) return 0;
  const can = (await peopleWhoAnswer(write)).map(({ ref }) => ref);
  const { lastResort } = await loadRules(write, can);
  if (lastResort === null) return 0;
  const contacts = await readAll(
    write,
    await lockInOrder(write, ids),
    sql`${isOpen} and ${isOfGone('lead')}`,
  );
  await inParts([...contacts.keys()], (part) =>
    // Not taken: `taken_at` stays that of the person who left.
    write
      .updateTable('lead')
      .set({ broker_id: idOf('broker', lastResort), member_id: idOf('member', lastResort) })
      .where(sql<boolean>`id = any(${part}::bigint[])`)
      .execute(),
  );
  await recordMoved(write, contacts, { to: lastResort, actor: operator, reason: null });
  return contacts.size;
}

/** Ends offers to people who no longer answer: their contacts are offered again, and no time is lost. */
export async function endLeftOffers(write: Db): Promise<number> {
  const isLeft = sql<boolean>`(broker_id is null and member_id is null or ${isOfGone('lead_offer')})`;
  const ids = idsIn(
    await sql<{ id: number }>`
      select lead_id as id from lead_offer where ended_at is null and ${isLeft}`.execute(write),
  );
  if (ids.length === 0) return 0;
  return (await endOffers(write, await lockInOrder(write, ids), isLeft)).length;
}
