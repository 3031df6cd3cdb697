import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { recordAct, subjectOf } from '@api/audit/record-act';
import { type LeadDestinations, destinationsOf } from '@api/leads/destinations';
import { requestDistribution } from '@api/leads/distribution';
import { attempts, insertLead, type LeadRow } from '@api/leads/new-lead';
import { notifyDestinations, sendReceipt } from '@api/leads/notify-lead';
import { inTransaction, type Write } from '@api/platform/db/transaction';
import { ApiError, unprocessable } from '@api/platform/http/errors';
import { codeKey } from '@api/properties/queries/properties';
import { actorOf } from '@api/staff/guard';
import type { staffNewContactBody } from '@contract/staff-contact-more';
import { clock } from '@domain/kernel/clock';
import { notedConsent } from '@domain/leads/noted-contact';
import { foldCode } from '@domain/property/property-code';
import { notifyBroker } from './emails';
import type { Reader } from './queries/own';
import { canAnswer, idOf, namedResponsible } from './responsibles';
import type { ContactsDatabase } from './schema';

type Body = z.output<typeof staffNewContactBody>;
interface Noted {
  id: number;
  protocol: string;
}

const keyTaken = () => new ApiError(409, 'KEY_TAKEN', 'Este formulário já foi enviado. Recarregue a página.');

/** Saves it once for each key, with its deliveries and its act. @throws 422 of `property_code` and `responsible`; 409 */
export async function noteContactByHand(
  db: Kysely<ContactsDatabase>,
  writer: Reader,
  body: Body,
  places: LeadDestinations,
): Promise<Noted> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const noted = await inTransaction(db, async (write) => {
      const row = await rowOf(write, writer, body);
      const lead = await insertLead(write, row, null, clock.now());
      if (!lead) return undefined;
      await notifyDestinations(write, lead, await destinationsOf(write, lead, places));
      await requestDistribution(write, lead.id);
      if (body.receipt) await sendReceipt(write, lead);
      if (lead.broker_id !== null)
        await notifyBroker(write, lead.broker_id, { lead: lead.id, by: writer.member.id, note: null });
      await recordAct(write, {
        ...{ actor: actorOf(writer), verb: 'contacts.add', subject: subjectOf('lead', lead.id) },
        changes: {
          channel: [null, body.channel],
          responsible: [null, await namedResponsible(write, responsibleOf(writer, body))],
        },
      });
      return lead;
    });
    const known = noted ?? (await notedWithKey(db, writer, body.key));
    if (known) return { id: known.id, protocol: known.protocol };
  }
  throw new Error('no protocol is free');
}

/** @throws 409: the key is of a contact that another noted */
async function notedWithKey(
  db: Kysely<ContactsDatabase>,
  { member }: Reader,
  key: string,
): Promise<Noted | undefined> {
  const row = await db
    .selectFrom('lead')
    .select(['id', 'protocol', 'noted_by'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (row && row.noted_by !== member.id) throw keyTaken();
  return row;
}

/** A broker notes contacts of its own. */
const responsibleOf = ({ grant, member }: Reader, { responsible }: Body): string | null =>
  grant === 'own' ? (responsible ?? `member:${member.id}`) : responsible;

async function rowOf(write: Write<ContactsDatabase>, writer: Reader, body: Body): Promise<LeadRow> {
  const { key, kind, name, email, phone, message, property_code: code, channel } = body;
  const responsible = responsibleOf(writer, body);
  if (responsible !== null && !(await canAnswer(write, responsible, writer)))
    throw unprocessable({ responsible: ['Esta pessoa não atende contatos'] });
  return {
    ...{ idempotency_key: key, kind, name, email: email ?? '', whatsapp: phone, cpf: null, message },
    ...{ product_id: await propertyOf(write, code), broker: null, details: '{}', campaign: '{}' },
    ...{ request_id: null, consent_version: notedConsent, consent_at: clock.now(), suspicion: null },
    ...{ completed_at: null, noted_by: writer.member.id, channel },
    ...{ broker_id: idOf('broker', responsible), member_id: idOf('member', responsible) },
    taken_at: responsible === null ? null : clock.now(),
  };
}

/** @throws 422: no property has the code */
async function propertyOf(db: Kysely<ContactsDatabase>, code: string | null): Promise<number | null> {
  if (code === null) return null;
  const found = await db
    .selectFrom('property')
    .select('id')
    .where(codeKey, '=', foldCode(code).toLowerCase())
    .orderBy('active', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!found) throw unprocessable({ property_code: ['Nenhum imóvel tem este código'] });
  return found.id;
}
