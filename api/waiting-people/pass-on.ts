import { type Kysely, sql } from 'kysely';
import { isVisibleTo as isContactVisibleTo, type Reader } from '@api/contacts/queries/own';
import { canAnswer } from '@api/contacts/responsibles';
import { readContacts } from '@api/contacts/stored-contact';
import { writeContact } from '@api/contacts/write-contact';
import { notFound, unprocessable } from '@api/platform/http/errors';
import { isVisibleTo } from '@api/property-checks/queries/own';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { grantOf } from '@domain/staff/roles';
import type { WaitingPeopleDatabase } from './schema';

/**
 * Gives a contact to the broker of a property that the person may want: with a note, and a step of today where none is
 * open. A broker's own contact stays the broker's.
 * @param reader with the grant of contacts @returns the act; null: nothing to take back
 * @throws 404; 422 of `contact`: no broker of the property answers contacts
 */
export async function passOn(
  db: Kysely<WaitingPeopleDatabase>,
  reader: Reader,
  { property: propertyId, contact }: { property: number; contact: number },
): Promise<number | null> {
  const property = await brokerOf(db, reader, propertyId);
  const stored = (await readContacts(db, [contact], isContactVisibleTo(reader))).get(contact);
  if (!property || !stored) throw notFound();
  const broker = `broker:${property.broker_id}`;
  if (property.broker_id === null || !(await canAnswer(db, broker)))
    throw unprocessable({ contact: ['O imóvel não tem corretor que atenda contatos.'] });
  const { responsible, next_step, next_on } = stored.fields;
  const isTheirs =
    reader.grant === 'own' ||
    (responsible !== null && [broker, property.broker_member].includes(responsible));
  const step = `Falar do imóvel ${property.reference}`;
  if (isTheirs && next_step === step) return null;
  return writeContact(db, reader, contact, {
    ...(isTheirs ? {} : { responsible: { was: responsible, value: broker } }),
    ...(next_on === null && {
      next_step: { was: next_step, value: step },
      next_on: { was: null, value: isoDay(clock.now()) },
    }),
    note: `Procura um imóvel como o ${property.reference}, ${property.title}.`,
  });
}

/** undefined: there is none, or it is not the member's. `broker_member`: the broker's access to the admin. */
async function brokerOf(db: Kysely<WaitingPeopleDatabase>, { member }: Reader, id: number) {
  const grant = grantOf(member.role, 'properties.read');
  if (!grant) return undefined;
  return db
    .selectFrom('property')
    .leftJoin('broker', 'broker.id', 'property.broker_id')
    .leftJoin('staff_member', (join) =>
      join.on(sql<boolean>`staff_member.email = lower(broker.email) and staff_member.role is not null`),
    )
    .select(['reference', 'property.title', 'property.broker_id'])
    .select(sql<string | null>`'member:' || staff_member.id`.as('broker_member'))
    .where('property.id', '=', id)
    .where(isVisibleTo({ member, grant }))
    .executeTakeFirst();
}
