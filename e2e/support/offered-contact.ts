import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../api/database';
import { addContact } from '../../tests/contacts/add-contact';

type Given = NonNullable<Parameters<typeof addContact>[1]>;

/** A broker of the site, with the e-mail of a member. */
export const brokerOf = async (database: Kysely<Database>, email: string): Promise<number> =>
  (
    await database
      .insertInto('broker')
      .values({ slug: `b-${randomUUID()}`, name: 'Tomás Reis', creci: '1-F', email })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

/** A contact that is offered to a broker for 12 more minutes. At once: without an offer, the sweep would offer it. */
export const offeredContact = (
  database: Kysely<Database>,
  broker: number,
  given: Given = {},
): Promise<number> =>
  database.transaction().execute(async (write) => {
    const now = Date.now();
    const due = new Date(now + 12 * 60_000);
    const protocol = randomUUID().slice(0, 18);
    const id = await addContact(write, { protocol, reply_due_at: due, ...given });
    await write
      .insertInto('lead_offer')
      .values({ lead_id: id, broker_id: broker, rule: 'property', at: new Date(now), due_at: due })
      .execute();
    return id;
  });
