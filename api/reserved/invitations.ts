import { type Kysely, sql } from 'kysely';
import { type Actor, recordAct, subjectOf } from '@api/audit/record-act';
import { sqlNow } from '@api/platform/db/sql-now';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { ApiError, notFound } from '@api/platform/http/errors';
import { hashOf, newLinkToken } from '@api/platform/http/secrets';
import { maxInvitations, maxShownOpenings } from '@domain/property/invitations';
import type { ReservedDatabase } from './schema';

export const isOpen = () => sql<boolean>`(property_invitation.revoked_at is null
  and property_invitation.expires_at > ${sqlNow()})`;

interface Invited {
  name: string;
  /** null: a personal link. */
  email: string | null;
  days: number;
}

/** The act has no name and no e-mail. @returns the token of a link, which only its hash is stored of. @throws 404, 409 */
export const invite = (
  db: Kysely<ReservedDatabase>,
  actor: Actor,
  property: number,
  { name, email, days }: Invited,
): Promise<{ act: number; token: string | null }> =>
  inTransaction(db, async (write) => {
    const found = await sql`select from property where id = ${property} for update`.execute(write);
    if (found.rows.length === 0) throw notFound();
    await refuseIfFull(write, property);
    const token = email === null ? newLinkToken() : null;
    const now = sqlNow();
    const { id } = await write
      .insertInto('property_invitation')
      .values({
        ...{ property_id: property, name, email: email && email.toLowerCase() },
        ...{ token_hash: token && hashOf(token), member_id: actor.memberId, created_at: now },
        expires_at: sql<Date>`${now} + make_interval(days => ${days}::int)`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const act = await recordInvitation(write, actor, property, [null, `convite nº ${id}`]);
    return { act, token };
  });

async function refuseIfFull(write: Write<ReservedDatabase>, property: number): Promise<void> {
  const { count } = await write
    .selectFrom('property_invitation')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('property_id', '=', property)
    .where(isOpen())
    .executeTakeFirstOrThrow();
  if (Number(count) < maxInvitations) return;
  const text = `Este imóvel já tem ${maxInvitations} convites abertos. Revogue algum para criar outro.`;
  throw new ApiError(409, 'TOO_MANY_INVITATIONS', text);
}

/** Ends it at once. @returns the act; null: it was revoked before. @throws 404 */
export const revokeInvitation = (
  db: Kysely<ReservedDatabase>,
  actor: Actor,
  { property, invitation }: { property: number; invitation: number },
): Promise<number | null> =>
  inTransaction(db, async (write) => {
    const row = await write
      .selectFrom('property_invitation')
      .select(['id', 'revoked_at'])
      .where('id', '=', invitation)
      .where('property_id', '=', property)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.revoked_at) return null;
    await write
      .updateTable('property_invitation')
      .set({ revoked_at: sqlNow() })
      .where('id', '=', invitation)
      .execute();
    return recordInvitation(write, actor, property, [`convite nº ${invitation}`, null]);
  });

const recordInvitation = (
  write: Write<ReservedDatabase>,
  actor: Actor,
  property: number,
  change: [string | null, string | null],
) =>
  recordAct(write, {
    ...{ actor, verb: 'properties.write', subject: subjectOf('property', property) },
    changes: { invitation: change },
  });

/** Newest first, with who opened when. */
export async function invitationsOf(db: Kysely<ReservedDatabase>, property: number) {
  const rows = await db
    .selectFrom('property_invitation')
    .leftJoin('staff_member', 'staff_member.id', 'member_id')
    .select(['property_invitation.id', 'property_invitation.name', 'property_invitation.email'])
    .select(['staff_member.name as by', 'property_invitation.created_at', 'expires_at', 'revoked_at'])
    .select(isOpen().as('is_open'))
    .select(
      sql<string[]>`array(select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        from property_invitation_opening where invitation_id = property_invitation.id
        order by at desc limit ${sql.lit(maxShownOpenings)})`.as('openings'),
    )
    .where('property_id', '=', property)
    .orderBy('property_invitation.id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ created_at, expires_at, revoked_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  }));
}
