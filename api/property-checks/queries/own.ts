import { type RawBuilder, sql } from 'kysely';
import type { StaffContext } from '@api/staff/queries/sessions';
import type { Grant } from '@domain/staff/roles';

/** Of the guard (`staffOf`). */
export type Reader = Pick<StaffContext, 'member'> & { grant: Grant };

/** Rows of `property` whose broker has the member's e-mail. */
export const isPropertyOf = ({ email }: Pick<Reader['member'], 'email'>): RawBuilder<boolean> =>
  sql<boolean>`property.broker_id in (select own.id from broker own where lower(own.email) = ${email})`;

export const isVisibleTo = ({
  member,
  grant,
}: {
  member: Pick<Reader['member'], 'email'>;
  grant: Grant;
}): RawBuilder<boolean> => (grant === 'all' ? sql<boolean>`true` : isPropertyOf(member));
