import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { roleText } from '@api/audit/personal-data';
import { maxExportedRows } from '@api/platform/db/personal-data';
import { complaintVerb } from '@domain/leads/complaint';
import { crmVerb } from '@domain/leads/crm-state';
import type { LeadsDatabase } from './schema';

/** A person's leads for the export. @param isOwn holds of the person's rows of `lead` */
export const exportedLeads = async (db: Kysely<LeadsDatabase>, isOwn: Expression<SqlBool>) => ({
  contatos: await leads(db, isOwn),
  contatosEntregues: await deliveries(db, isOwn),
  anotacoesDosContatos: await notes(db, isOwn),
  atosNosContatos: await acts(db, isOwn),
});

const leads = (db: Kysely<LeadsDatabase>, isOwn: Expression<SqlBool>) =>
  db
    .selectFrom('lead')
    .leftJoin('property', 'property.id', 'lead.product_id')
    .select([
      'protocol as protocolo',
      'kind as formulario',
      'name as nome',
      'email',
      'whatsapp',
      'cpf',
      'message as mensagem',
      'lead.broker as consultor',
      'lead.details as detalhes',
      'campaign as campanha',
      'consent_version as versaoDoConsentimento',
      'consent_at as consentiuEm',
      'created_at as quando',
      'lead.state as situacao',
      'state_reason as motivo',
      'remind_on as lembrarEm',
      'taken_at as atendidoDesde',
      'reply_due_at as respostaPrometidaPara',
      'answered_at as respondidoEm',
      'answer_channel as respondidoPor',
      'complained_at as avisouSemRespostaEm',
      'next_step as proximoPasso',
      'next_on as proximoPassoEm',
      'channel as canal',
      'portal',
      'portal_contact as contatoNoPortal',
      'portal_listing as codigoDoAnuncio',
    ])
    .select(sql<string | null>`coalesce(property.reference, lead.product_id::text)`.as('imovel'))
    .where(isOwn)
    .orderBy('created_at', 'desc')
    .limit(maxExportedRows)
    .execute();

/** Recipients of the person's leads (LGPD, art. 18, VII). */
const deliveries = (db: Kysely<LeadsDatabase>, isOwn: Expression<SqlBool>) =>
  db
    .selectFrom('lead_delivery')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select([
      'protocol as protocolo',
      'place as aQuem',
      'address as endereco',
      'lead_delivery.state as situacao',
    ])
    .select('lead_delivery.created_at as desde')
    .where(isOwn)
    .orderBy('lead_delivery.id', 'desc')
    .limit(maxExportedRows)
    .execute();

/** What the brokerage's people wrote about the person. */
const notes = (db: Kysely<LeadsDatabase>, isOwn: Expression<SqlBool>) =>
  db
    .selectFrom('lead_note')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select(['protocol as protocolo', 'text as anotacao', 'at as quando'])
    .where(isOwn)
    .orderBy('lead_note.id', 'desc')
    .limit(maxExportedRows)
    .execute();

/** Readings and changes by the brokerage's people, who are named by role alone. */
async function acts(db: Kysely<LeadsDatabase>, isOwn: Expression<SqlBool>) {
  const rows = await db
    .selectFrom('lead')
    .innerJoin('audit_log', (join) => join.on('subject', '=', sql<string>`'lead:' || lead.id`))
    .select(['protocol as protocolo', 'audit_log.at as quando', 'verb as ato', 'role'])
    .where(isOwn)
    .orderBy('audit_log.id', 'desc')
    .limit(maxExportedRows)
    .execute();
  return rows.map(({ role, ...act }) => ({ ...act, papel: otherActors[act.ato] ?? roleText(role) }));
}

/** Who acts by verbs that no role has. */
const otherActors: Readonly<Record<string, string>> = {
  [crmVerb]: 'CRM',
  [complaintVerb]: 'a própria pessoa',
};
