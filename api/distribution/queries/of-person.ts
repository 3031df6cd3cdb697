import { type RawBuilder, sql } from 'kysely';
import { idOf } from '@api/contacts/responsibles';
import type { PersonRef } from '@domain/leads/distribution/distribution-rules';

/** Rows of a person. */
export const ofPerson = (table: 'lead' | 'lead_offer', person: PersonRef): RawBuilder<boolean> => {
  const broker = idOf('broker', person);
  return broker === null
    ? sql<boolean>`${sql.ref(`${table}.member_id`)} = ${idOf('member', person)}::int`
    : sql<boolean>`${sql.ref(`${table}.broker_id`)} = ${broker}::int`;
};
