import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { beginTime } from '@api/platform/db/transaction-time';
import { ApiError, notFound } from '@api/platform/http/errors';
import { isSame } from '@domain/staff/merge-changes';
import type { OwnersDatabase } from '../schema';

/** As acts store it: no address, which is a person's. */
type OwnerState = 'none' | 'linked';
const stateOf = (emails: readonly string[]): OwnerState => (emails.length > 0 ? 'linked' : 'none');

interface Choice {
  /** As the form has read them. */
  was: readonly string[];
  value: readonly string[];
}

/** @returns the act; null: nothing changed. @throws 404; 409 OWNER_CHANGED */
export const chooseOwner = (
  db: Kysely<OwnersDatabase>,
  actor: Actor,
  id: number,
  { was, value }: Choice,
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const current = await lockOwners(write, id);
    const next = sorted(value.map((email) => email.toLowerCase()));
    if (isSame(current, next)) return null;
    if (!isSame(current, sorted(was)))
      throw new ApiError(
        409,
        'OWNER_CHANGED',
        `Outra pessoa mudou a conta para ${current.join(', ') || 'nenhuma'}. Confira e salve outra vez.`,
      );
    const at = await beginTime(write);
    const chosen = await write
      .insertInto('owner_choice')
      .values({ property_id: id, member_id: actor.memberId, at })
      .onConflict((known) => known.column('property_id').doNothing())
      .returning('property_id')
      .executeTakeFirst();
    if (chosen)
      await sql`insert into listed_owner select property_id, email, only_you_until, since
        from property_owner where property_id = ${id}`.execute(write);
    else
      await write
        .updateTable('owner_choice')
        .set({ member_id: actor.memberId, at })
        .where('property_id', '=', id)
        .execute();
    await replaceOwners(write, id, next, at);
    return recordOwner(write, actor, id, [stateOf(current), stateOf(next)]);
  });

/** The owners file decides again. @returns the act; null: it does already. @throws 404 */
export const releaseOwner = (db: Kysely<OwnersDatabase>, actor: Actor, id: number): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const current = await lockOwners(write, id);
    await beginTime(write);
    const { rows: listed } = await sql<{ email: string }>`
      select l.email from listed_owner l where l.property_id = ${id} order by l.email`.execute(write);
    const emails = listed.map(({ email }) => email);
    await write
      .deleteFrom('property_owner')
      .where('property_id', '=', id)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('owner_choice').select('property_id').where('property_id', '=', id)),
      )
      .$if(emails.length > 0, (gone) => gone.where('email', 'not in', emails))
      .execute();
    await sql`insert into property_owner (property_id, email, only_you_until, since)
      select property_id, email, only_you_until, since from listed_owner where property_id = ${id}
      on conflict (property_id, email) do update
        set only_you_until = excluded.only_you_until, since = excluded.since`.execute(write);
    await write.deleteFrom('listed_owner').where('property_id', '=', id).execute();
    const released = await write
      .deleteFrom('owner_choice')
      .where('property_id', '=', id)
      .returning('property_id')
      .executeTakeFirst();
    return released ? recordOwner(write, actor, id, [stateOf(current), 'listed']) : null;
  });

const sorted = (emails: readonly string[]): string[] => [...new Set(emails)].toSorted();

/** @throws 404 */
async function lockOwners(write: Write<OwnersDatabase>, id: number): Promise<string[]> {
  const property = write.selectFrom('property').select('id').where('id', '=', id).forNoKeyUpdate();
  if (!(await property.executeTakeFirst())) throw notFound();
  const rows = await write
    .selectFrom('property_owner')
    .select('email')
    .where('property_id', '=', id)
    .execute();
  return sorted(rows.map(({ email }) => email));
}

/** Who stays keeps the day since when; a new one gets the end of the property's exclusivity. */
async function replaceOwners(
  write: Write<OwnersDatabase>,
  id: number,
  emails: readonly string[],
  since: RawBuilder<Date>,
): Promise<void> {
  await sql`insert into property_owner (property_id, email, only_you_until, since)
    select ${id}, email, (select max(only_you_until) from property_owner where property_id = ${id}), ${since}
    from unnest(${[...emails]}::text[]) as email
    on conflict (property_id, email) do nothing`.execute(write);
  await sql`delete from property_owner
    where property_id = ${id} and email <> all(${[...emails]}::text[])`.execute(write);
}

const recordOwner = (
  write: Write<OwnersDatabase>,
  actor: Actor,
  id: number,
  states: [OwnerState, OwnerState | 'listed'],
): Promise<number> =>
  recordAct(write, {
    ...{ actor, verb: 'properties.write', subject: subjectOf('property', id) },
    changes: { owner: states },
  });
