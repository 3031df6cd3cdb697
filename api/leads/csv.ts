import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { LeadsDatabase } from './schema';
import type { LeadDelivery, StoredLead } from './schema-leads';
import { csvLine, csvMark } from '@api/platform/process/write-csv';
import { momentText } from '@domain/kernel/moment';
import { contactOriginNames } from '@domain/leads/portals';
import { deliveriesOf } from './deliveries';
import { campaignText, detailRows, kindNames, destinationNames, stateNames } from './lead-texts';

const batch = 500;

export const leadHeader = [
  ...['protocolo', 'recebido em', 'formulário', 'nome', 'e-mail', 'telefone', 'CPF', 'mensagem', 'imóvel'],
  ...['consultor', 'detalhes', 'campanha', 'consentimento', 'entregas', 'origem', 'código do anúncio'],
];

export const leadCells = (
  lead: StoredLead & { code: string | null },
  deliveries: readonly LeadDelivery[],
): (string | null)[] => [
  lead.protocol,
  momentText(lead.created_at),
  kindNames[lead.kind],
  lead.name,
  lead.email,
  lead.whatsapp,
  lead.cpf,
  lead.message,
  lead.code,
  lead.broker,
  detailRows(lead)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', '),
  campaignText(lead),
  lead.consent_version,
  deliveries.map((each) => deliveryText(each)).join(', '),
  originText(lead),
  lead.portal_listing,
];

/** 'ZAP', 'Equipe', 'Site' */
const originText = ({ portal, channel }: StoredLead): string =>
  contactOriginNames[portal ?? (channel === null ? 'site' : 'equipe')];

/** Example: 'casa contatos@casa.com.br: enviado'. */
export const deliveryText = ({ place, address, state }: Pick<LeadDelivery, 'place' | 'address' | 'state'>) =>
  `${[destinationNames[place], address].filter(Boolean).join(' ')}: ${stateNames[state]}`;

export async function* leadsAsCsv(db: Kysely<LeadsDatabase>): AsyncGenerator<string> {
  yield csvMark + csvLine(leadHeader);
  for await (const { leads, deliveries } of leadBatches(db))
    yield leads.map((lead) => csvLine(leadCells(lead, deliveries.get(lead.id)!))).join('');
}

/** By id, a few hundred at a time: memory does not grow with their number. @param isWanted of rows of `lead` alone */
export async function* leadBatches(db: Kysely<LeadsDatabase>, isWanted: Expression<SqlBool> = sql`true`) {
  for (let after = 0; ;) {
    const wanted = await db
      .selectFrom('lead')
      .select('id')
      .where(isWanted)
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (wanted.length === 0) return;
    const ids = wanted.map(({ id }) => id);
    const leads = await db
      .selectFrom('lead')
      .leftJoin('property', 'property.id', 'product_id')
      .selectAll('lead')
      .select('property.reference as code')
      .where(sql<boolean>`lead.id = any(${ids}::bigint[])`)
      .orderBy('lead.id')
      .execute();
    yield { leads, deliveries: await deliveriesOf(db, ids) };
    after = ids.at(-1)!;
  }
}
