import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Person } from '@api/platform/db/personal-data';
import { ownerFields, ownReference } from '@domain/announcement/own-property';
import type { AnnouncementsDatabase } from '../schema';

const email = sql<string>`lower(trim(fields #>> '{email,value,0}'))`;

/** SQL: the owner of an own property has one of the person's proven e-mails. */
export const isOwnerOf = ({ verifiedEmails }: Person) =>
  sql<boolean>`${email} = any(${verifiedEmails}::text[])`;

/** Erases name, e-mail and phone, also as they were before. The property stays. */
export async function forgetOwners(
  write: Kysely<AnnouncementsDatabase>,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`update announcement_draft set fields = fields - ${sql.val([...ownerFields])}::text[]
    where own_number is not null and ${which}`.execute(write);
}

/** What the brokerage noted of the person as an owner. */
export async function ownedProperties(db: Kysely<AnnouncementsDatabase>, person: Person) {
  const rows = await db
    .selectFrom('announcement_draft')
    .select(['own_number', 'fields', 'saved_at'])
    .where('own_number', 'is not', null)
    .where(isOwnerOf(person))
    .orderBy('own_number')
    .execute();
  return rows.map(({ own_number, fields, saved_at }) => ({
    imovel: ownReference(own_number!),
    proprietario: ownerFields.flatMap((name) => fields[name]?.value ?? []),
    salvoEm: saved_at,
  }));
}
