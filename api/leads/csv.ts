import type { Kysely } from 'kysely';
import type { Database } from '@api/db/schema';
import type { LeadDelivery, StoredLead } from '@api/db/schema-leads';
import { momentText } from '@domain/moment';
import { deliveriesOf } from './deliveries';
import { campaignText, detailRows, kindNames, placeNames, stateNames } from './lead-words';

const batch = 500;

/** What a spreadsheet would take for a formula is text: an apostrophe before it. */
const defused = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell as RFC 4180 has it; between semicolons, as a Brazilian spreadsheet reads and writes them. */
export function csvCell(text: string): string {
  const safe = defused(text);
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Of cells; where there is nothing to say, empty ones. */
export const csvLine = (cells: readonly (string | null)[]) =>
  `${cells.map((cell) => csvCell(cell ?? '')).join(';')}\r\n`;

/** At the beginning of a file it tells spreadsheets that it is UTF-8. */
export const csvMark = '\ufeff';

const header = [
  ...['protocolo', 'recebido em', 'formulário', 'nome', 'e-mail', 'telefone', 'CPF', 'mensagem', 'imóvel'],
  ...['consultor', 'detalhes', 'campanha', 'consentimento', 'entregas'],
];

const cellsOf = (lead: StoredLead & { code: string | null }, deliveries: readonly LeadDelivery[]) => [
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
];

/** 'casa contatos@casa.com.br: enviado' */
export const deliveryText = ({ place, address, state }: Pick<LeadDelivery, 'place' | 'address' | 'state'>) =>
  `${[placeNames[place], address].filter(Boolean).join(' ')}: ${stateNames[state]}`;

/** Every lead as a line of CSV, oldest first, in pieces. */
export async function* leadsAsCsv(db: Kysely<Database>): AsyncGenerator<string> {
  yield csvMark + csvLine(header);
  for (let after = 0; ;) {
    const leads = await db
      .selectFrom('lead')
      .leftJoin('property', 'property.id', 'product_id')
      .selectAll('lead')
      .select('property.reference as code')
      .where('lead.id', '>', after)
      .orderBy('lead.id')
      .limit(batch)
      .execute();
    if (leads.length === 0) return;
    const ids = leads.map(({ id }) => id);
    const deliveries = await deliveriesOf(db, ids);
    yield leads.map((lead) => csvLine(cellsOf(lead, deliveries.get(lead.id)!))).join('');
    after = ids.at(-1)!;
  }
}
