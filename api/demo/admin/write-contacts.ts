import { type Insertable, sql } from 'kysely';
import { insertLead, rowOf } from '@api/leads/new-lead';
import type { LeadDelivery, LeadTables } from '@api/leads/schema-leads';
import type { Write } from '@api/platform/db/transaction';
import { type Lead, leadBody } from '@contract/leads';
import { answerChannels } from '@domain/leads/answer-channel';
import { isoDay } from '@domain/kernel/moment';
import { protocolOf } from '@domain/leads/protocol';
import { daysAfter } from '@domain/owner-report/period';
import { privacyVersion } from '@domain/people/privacy';
import type { DemoDatabase } from '../schema';
import { type DemoContact, demoContacts } from './contacts';

interface DemoProperty {
  id: number;
  broker_id: number;
  broker: string;
  broker_name: string;
  broker_email: string | null;
}

export interface DemoWriter {
  now: Date;
  /** Who answers what no broker does. */
  member: number;
}

export const house = { place: 'house', address: 'contatos@exemplo.com.br' } as const;

/** A member of the demo. Every third contact is of this broker. */
export const brokerOf = (properties: readonly DemoProperty[]): DemoProperty => properties[0]!;

/** Without jobs: no e-mail goes out. */
export async function writeContacts(
  write: Write<DemoDatabase>,
  properties: readonly DemoProperty[],
  writer: DemoWriter,
): Promise<void> {
  const { broker_id } = brokerOf(properties);
  const own = properties.filter((property) => property.broker_id === broker_id);
  for (const [index, contact] of demoContacts.entries()) {
    const some = index % 3 === 1 ? own : properties;
    const property = some[(index * 7) % some.length]!;
    const at = new Date(writer.now.getTime() - contact.minutesAgo * 60_000);
    const lead = await insertLead(
      write,
      {
        ...rowOf(leadOf(contact, { property, at, index })),
        ...answerOf(contact, { property, at, index }, writer),
      },
      protocolOf(at, 100_000 + index * 1_327),
      at,
    );
    if (!lead) throw new Error('a contact of the demo is there already');
    await writeDeliveries(write, lead.id, contact, { property, at });
    if (contact.note)
      await write
        .insertInto('lead_note')
        .values({ lead_id: lead.id, member_id: writer.member, at: minutesAfter(at, 50), text: contact.note })
        .execute();
  }
}

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);
const hasProperty = ({ kind }: DemoContact) => kind === 'schedule' || kind === 'contact';

function leadOf(
  { person, kind, message, campaign, channel }: DemoContact,
  { property, at, index }: { property: DemoProperty; at: Date; index: number },
): Lead {
  const visit = { mode: 'in_person', day: daysAfter(isoDay(at), 3), period: 'manhã' } as const;
  return leadBody.parse({
    idempotency_key: `demo-admin-contact-${String(index + 1).padStart(2, '0')}`,
    ...{ kind, message, name: person.name, email: person.email, whatsapp: person.phone },
    ...(hasProperty({ kind } as DemoContact) && { product_id: property.id, broker: property.broker }),
    ...(kind === 'schedule' && { visit }),
    ...(campaign && !channel && { campaign: { source: campaign, campaign: 'primavera' } }),
    consent: { version: privacyVersion, at: at.toISOString() },
  });
}

function answerOf(
  { state, reason, remindIn, next, responsible, channel }: DemoContact,
  { property, at, index }: { property: DemoProperty; at: Date; index: number },
  { now, member }: DemoWriter,
): Partial<Insertable<LeadTables['lead']>> {
  const dayIn = (days: number) => daysAfter(isoDay(now), days);
  const takenAt = minutesAfter(at, 3 + (index % 9));
  return {
    ...{ state, state_reason: reason ?? null },
    remind_on: remindIn === undefined ? null : dayIn(remindIn),
    broker_id: responsible === 'broker' ? property.broker_id : null,
    member_id: responsible === 'member' ? member : null,
    taken_at: responsible && takenAt,
    ...(responsible &&
      state !== 'novo' && {
        answered_at: minutesAfter(takenAt, 2 + ((index * 5) % 31)),
        ...{ answer_channel: answerChannels[index % 3]!, answer_informed: index % 3 > 0 },
      }),
    next_step: next?.what ?? null,
    next_on: next ? dayIn(next.inDays) : null,
    ...(channel && { channel, noted_by: member }),
  };
}

async function writeDeliveries(
  write: Write<DemoDatabase>,
  lead: number,
  contact: DemoContact,
  { property, at }: { property: DemoProperty; at: Date },
): Promise<void> {
  const toBroker =
    hasProperty(contact) && !contact.channel && property.broker_email
      ? [{ place: 'broker' as const, address: property.broker_email, state: 'sent' as const }]
      : [];
  const destinations = [{ ...house, state: contact.delivery }, ...toBroker];
  for (const each of destinations) await writeDelivery(write, lead, each, at);
}

const reasons = { refused: '550 5.1.1 caixa inexistente', unclear: 'sem resposta clara' };

/** Without a job: nothing is sent. */
export async function writeDelivery(
  write: Write<DemoDatabase>,
  lead: number,
  { place, address, state }: Pick<LeadDelivery, 'place' | 'address' | 'state'>,
  at: Date,
): Promise<void> {
  const reason = state === 'refused' || state === 'unclear' ? reasons[state] : undefined;
  const history = [
    { state: 'queued', at: at.toISOString() },
    { state, at: minutesAfter(at, 1).toISOString(), reason },
  ];
  await write
    .insertInto('lead_delivery')
    .values({ lead_id: lead, place, address, state, history: JSON.stringify(history) })
    .execute();
  await sql`update lead_delivery set created_at = ${at} where lead_id = ${lead}`.execute(write);
}
