import { type Kysely, sql } from 'kysely';
import { subjectOf } from '@api/audit/record-act';
import { campaignRows, detailRows } from '@api/leads/lead-texts';
import type { StoredLead } from '@api/leads/schema-leads';
import { listActs } from '@api/staff/queries/acts';
import { readersOf } from '@api/staff/queries/readings';
import type { StaffContact } from '@contract/staff-contacts';
import { isSubscription } from '@domain/leads/subscription';
import type { ContactsDatabase } from '../schema';
import { contactDeliveries } from './contact-deliveries';
import { contactFacts, contactsWithNames } from './contact-rows';
import { offersOfContacts } from './offers';
import { hintsOf, otherContacts } from './person';
import type { Reader } from './own';
import { propertyFacts } from './property-facts';
import { responsibleChoices } from './responsibles';

const preferenceLabel = 'Prefere';

export async function contactRecord(
  db: Kysely<ContactsDatabase>,
  reader: Reader,
  { id }: Pick<StoredLead, 'id'>,
): Promise<StaffContact> {
  const row = await contactsWithNames(db)
    .leftJoin('staff_member as noter', 'noter.id', 'lead.noted_by')
    .select([
      'noter.name as noter_name',
      sql<string | null>`to_char(remind_on, 'YYYY-MM-DD')`.as('remind_day'),
    ])
    .where('lead.id', '=', id)
    .executeTakeFirstOrThrow();
  const details = detailRows(row);
  const others = await otherContacts(db, reader, row);
  const subject = subjectOf('lead', id);
  return {
    ...contactFacts(row),
    ...{ cpf: row.cpf, message: row.message, request_id: row.request_id },
    details: details.filter(([label]) => label !== preferenceLabel),
    preference: details.find(([label]) => label === preferenceLabel)?.[1] ?? null,
    campaign: campaignRows(row),
    consent: consentOf(row),
    property: row.product_id === null ? null : await propertyFacts(db, row.product_id),
    ...{ state_reason: row.state_reason, remind_on: row.remind_day },
    ...{ next_step: row.next_step, next_on: row.next_day },
    ...{ taken_at: row.taken_at?.toISOString() ?? null, noted_by: row.noter_name },
    ...promiseOf(row),
    offers: (await offersOfContacts(db, reader, [id])).get(id)!,
    hints: await hintsOf(db, row, others),
    responsibles: await responsibleChoices(db, reader),
    deliveries: await contactDeliveries(db, id),
    notes: await notesOf(db, id),
    others,
    readers: await readersOf(db, { verb: 'contacts.read', subject }),
    acts: (await listActs(db, { subject, exceptVerb: 'contacts.read' })).acts,
  };
}

const promiseOf = (row: StoredLead) => ({
  reply_due_at: row.reply_due_at?.toISOString() ?? null,
  complained_at: row.complained_at?.toISOString() ?? null,
  answer: row.answered_at && {
    ...{ at: row.answered_at.toISOString(), channel: row.answer_channel ?? 'outro' },
    informed: row.answer_informed ?? true,
  },
});

/** Legal basis of the answer (LGPD, art. 7): a request of the person, or, of a subscription, the consent. */
const consentOf = ({ kind, product_id, consent_version, consent_at }: StoredLead) => ({
  ...{ version: consent_version, at: consent_at?.toISOString() ?? null },
  basis: isSubscription(kind) ? 'art. 7º, I' : 'art. 7º, V',
  purpose: isSubscription(kind)
    ? 'Marketing por e-mail'
    : product_id === null
      ? 'Contato sobre este pedido'
      : 'Contato sobre este imóvel',
});

async function notesOf(db: Kysely<ContactsDatabase>, lead: number): Promise<StaffContact['notes']> {
  const rows = await db
    .selectFrom('lead_note')
    .leftJoin('staff_member', 'staff_member.id', 'lead_note.member_id')
    .select(['lead_note.id', 'at', 'text', 'staff_member.name as member'])
    .where('lead_id', '=', lead)
    .orderBy('lead_note.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
