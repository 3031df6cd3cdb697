import type { OwnersDatabase } from './schema';
import { sql } from 'kysely';
import { maxExportedRows, type PersonalData } from '@api/platform/db/personal-data';
import { sqlNow } from '@api/platform/db/sql-now';
import { retention } from '@domain/people/privacy';
import { stopInvitations } from './invited';

export const ownerPersonalData: PersonalData<OwnersDatabase> = {
  export: async (db, { accountId, verifiedEmails }) => ({
    imoveisProprios: await db
      .selectFrom('property_owner')
      .innerJoin('property', 'property.id', 'property_id')
      .select(['property.reference as codigo', 'property.title as titulo', 'property_owner.email'])
      .select(['only_you_until as onlyYouAte', 'since as desde'])
      .where(sql<boolean>`property_owner.email = any(${verifiedEmails}::text[])`)
      .limit(maxExportedRows)
      .execute(),
    imoveisDaListaDeProprietarios: await db
      .selectFrom('listed_owner')
      .innerJoin('property', 'property.id', 'property_id')
      .select(['property.reference as codigo', 'listed_owner.email'])
      .select(['only_you_until as onlyYouAte', 'since as desde'])
      .where(sql<boolean>`listed_owner.email = any(${verifiedEmails}::text[])`)
      .limit(maxExportedRows)
      .execute(),
    cartasDaSemana: await db
      .selectFrom('owner_letter')
      .select(['week as semana', 'made_at as feitaEm'])
      .where('account_id', '=', accountId)
      .orderBy('week', 'desc')
      .limit(maxExportedRows)
      .execute(),
    cartasDaSemanaParadas: await db
      .selectFrom('owner_letter_off')
      .select('since as desde')
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  }),
  /** The owner's properties too: they come back only when the brokerage applies a list of owners with them. */
  async erase(write, { verifiedEmails }) {
    for (const email of verifiedEmails) {
      const gone = [
        await write.deleteFrom('property_owner').where('email', '=', email).executeTakeFirst(),
        await write.deleteFrom('listed_owner').where('email', '=', email).executeTakeFirst(),
      ];
      if (gone.some(({ numDeletedRows }) => numDeletedRows)) await stopInvitations(write, email);
    }
    return [];
  },
  async deleteExpired(db) {
    const now = sqlNow();
    const yearsAgo = sql<Date>`${now} - make_interval(years => ${retention.ownerInvitationYears})`;
    await db.deleteFrom('owner_invitation_link').where('made_at', '<', yearsAgo).execute();
    // A person who wants no invitation is never invited again.
    await db
      .deleteFrom('owner_invitation')
      .where('invited_at', '<', yearsAgo)
      .where('stopped_at', 'is', null)
      .execute();
    const longAgo = sql<Date>`${now} - make_interval(days => ${retention.alertDays})`;
    await db.deleteFrom('owner_letter').where('made_at', '<', longAgo).execute();
    await db.deleteFrom('owner_letter_link').where('made_at', '<', longAgo).execute();
  },
};
