import { sql } from 'kysely';
import { maxExportedRows, type PersonalData } from '@api/platform/db/personal-data';
import { sqlNow } from '@api/platform/db/sql-now';
import { retention } from '@domain/people/privacy';
import type { ReservedDatabase } from './schema';

/** A personal link has a name and no address: it is not found by a person's e-mail, and expires. */
export const reservedPersonalData: PersonalData<ReservedDatabase> = {
  export: async (db, { verifiedEmails }) => ({
    convitesReservados: await db
      .selectFrom('property_invitation')
      .innerJoin('property', 'property.id', 'property_id')
      .select(['property.reference as codigo', 'name as nome', 'property_invitation.email'])
      .select(['property_invitation.created_at as desde', 'expires_at as ate', 'revoked_at as revogadoEm'])
      .select(
        sql<Date[]>`array(select at from property_invitation_opening
          where invitation_id = property_invitation.id order by at)`.as('aberturas'),
      )
      .where(sql<boolean>`property_invitation.email = any(${[...verifiedEmails]}::text[])`)
      .orderBy('property_invitation.id', 'desc')
      .limit(maxExportedRows)
      .execute(),
  }),
  async erase(write, { verifiedEmails }) {
    await write
      .deleteFrom('property_invitation')
      .where(sql<boolean>`email = any(${[...verifiedEmails]}::text[])`)
      .execute();
    return [];
  },
  async deleteExpired(db) {
    const end = sql<Date>`coalesce(revoked_at, expires_at)`;
    const longAgo = sql<Date>`${sqlNow()} - make_interval(days => ${retention.endedInvitationDays})`;
    await db.deleteFrom('property_invitation').where(end, '<', longAgo).execute();
  },
};
