import { type Kysely, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import { constantTimeMiss } from '@api/platform/http/constant-time-miss';
import { hashOf } from '@api/platform/http/secrets';
import { isOpen } from './invitations';
import type { ReservedDatabase } from './schema';

export interface Access {
  invitation: number;
  property: number;
  name: string;
  expires_at: Date;
  visibility: 'public' | 'reserved';
}

/** Open invitations to properties on the market. A draft has no access. */
const openInvitations = (db: Kysely<ReservedDatabase>) =>
  db
    .selectFrom('property_invitation')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['property_invitation.id as invitation', 'property.id as property', 'property_invitation.name'])
    .select([
      'property_invitation.expires_at',
      sql<Access['visibility']>`property.visibility`.as('visibility'),
    ])
    .where('property.in_feed', '=', true)
    .where('property.available', '=', true)
    .where('property.visibility', 'in', ['public', 'reserved'])
    .where(isOpen());

/** By the token of a personal link. Timing must not reveal why there is none. */
export const accessByToken = (db: Kysely<ReservedDatabase>, token: string): Promise<Access | undefined> =>
  constantTimeMiss(() =>
    openInvitations(db).where('property_invitation.token_hash', '=', hashOf(token)).executeTakeFirst(),
  );

/** By an account with a verified e-mail. */
export const accessByEmail = (
  db: Kysely<ReservedDatabase>,
  email: string,
  property: number,
): Promise<Access | undefined> =>
  openInvitations(db)
    .where('property_invitation.email', '=', email.toLowerCase())
    .where('property.id', '=', property)
    .orderBy('property_invitation.expires_at', 'desc')
    .executeTakeFirst();

/** Of a sealed photo: its invitation ended, or the property is no longer reserved. */
export const isInvitationOpen = async (db: Kysely<ReservedDatabase>, invitation: number): Promise<boolean> =>
  (await openInvitations(db)
    .where('property_invitation.id', '=', invitation)
    .where('property.visibility', '=', 'reserved')
    .executeTakeFirst()) !== undefined;

/** Views within half an hour are one opening. */
export const noteOpening = (db: Kysely<ReservedDatabase>, invitation: number) =>
  sql`
    insert into property_invitation_opening (invitation_id, at)
    select ${invitation}::int, ${sqlNow()} where not exists (
      select from property_invitation_opening
      where invitation_id = ${invitation} and at > ${sqlNow()} - interval '30 minutes')
    on conflict do nothing`.execute(db);
