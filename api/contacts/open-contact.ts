import type { Kysely } from 'kysely';
import { subjectOf } from '@api/audit/record-act';
import { inTransaction } from '@api/platform/db/transaction';
import { recordReading } from '@api/staff/queries/readings';
import type { StaffContact } from '@contract/staff-contacts';
import { contactRecord } from './queries/contact-record';
import { type Reader, visibleContact } from './queries/own';
import type { ContactsDatabase } from './schema';

/** Reads a contact, and records that. @throws 404 */
export const openContact = (
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  id: number | null,
): Promise<StaffContact> =>
  inTransaction(db, async (write) => {
    const lead = await visibleContact(write, reader, id);
    await recordReading(write, reader, { verb: 'contacts.read', subject: subjectOf('lead', lead.id) });
    return contactRecord(write, reader, lead);
  });
