import { type Kysely, sql } from 'kysely';
import { clock } from '@domain/clock';
import type { exportAnswer } from '@contract/account';
import type { z } from 'zod';
import type { Database } from '@api/db/schema';
import type { Account } from '@api/db/schema-accounts';
import { mailKinds } from '@api/mail/queue-mail';
import { userDataOf } from '@api/repositories/accounts';
import { announcementsIn } from './export-announcements';
import { favoritesIn } from './export-favorites';
import { ownerIn } from './export-owner';
import { type Mine, most } from './export-part';

/**
 * Everything that is kept of a customer, in the words of the pages (LGPD, art. 18 and 19), without what only secures the
 * account (hashes). Contacts are found by the e-mail: they are told only to whoever has proven it.
 */
export async function exportOf(
  db: Kysely<Database>,
  account: Account,
): Promise<z.input<typeof exportAnswer>> {
  const mine = { db, id: account.id };
  return {
    geradoEm: clock.now().toISOString(),
    cadastro: {
      ...(await userDataOf(db, account.id)),
      criadoEm: account.created_at,
      emailValidadoEm: account.verified_at,
      cartasDosFavoritos: account.favorite_letters,
      termos: { versao: account.terms_version, aceitosEm: account.terms_at },
    },
    entraCom: await providers(mine),
    sessoes: await sessions(mine),
    aparelhosConhecidos: await devices(mine),
    historicoDeAcessos: await trail(mine),
    ...(await favoritesIn(mine)),
    imoveisVistos: await visits(mine),
    pesquisasSalvas: await searches(mine),
    perfilDeCompra: await purchaseProfile(mine),
    ultimaVisita: await lastVisit(mine),
    avisos: await alerts(mine),
    ...(await ownerIn(mine)),
    ...(await announcementsIn(mine)),
    assinaturas: account.verified_at ? await subscriptions(db, account.email) : [],
    contatos: account.verified_at ? await leads(db, account.email) : [],
    contatosEntregues: account.verified_at ? await deliveries(db, account.email) : [],
    emailsAEnviar: await letters(db, account.email),
  };
}

const providers = ({ db, id }: Mine) =>
  db
    .selectFrom('account_identity')
    .select(['provider as provedor', 'subject as identificador', 'created_at as desde'])
    .where('account_id', '=', id)
    .execute();

const sessions = ({ db, id }: Mine) =>
  db
    .selectFrom('session')
    .select([
      'device as aparelho',
      'place as lugar',
      'provider as entrouCom',
      'created_at as desde',
      'last_used_at as ultimoUso',
    ])
    .where('account_id', '=', id)
    .orderBy('last_used_at', 'desc')
    .limit(most)
    .execute();

const devices = ({ db, id }: Mine) =>
  db
    .selectFrom('known_device')
    .select('last_used_at as ultimoUso')
    .where('account_id', '=', id)
    .limit(most)
    .execute();

const trail = ({ db, id }: Mine) =>
  db
    .selectFrom('audit_event')
    .select(['at as quando', 'kind as oQue', 'provider as entrouCom', 'device as aparelho', 'place as lugar'])
    .where('account_id', '=', id)
    .orderBy('at', 'desc')
    .limit(most)
    .execute();

const visits = ({ db, id }: Mine) =>
  db
    .selectFrom('property_visit')
    .innerJoin('property', 'property.id', 'property_id')
    .select(['property.reference as codigo', 'property.title as titulo'])
    .select(['visits as vezes', 'seen_at as ultimaVez'])
    .where('account_id', '=', id)
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute();

const searches = ({ db, id }: Mine) =>
  db
    .selectFrom('saved_search')
    .select(['name as nome', 'criteria as criterios', 'place_label as lugar', 'currency as moeda'])
    .select(['frequency as quandoAvisar', 'paused_until as emPausaAte', 'removed_at as excluidaEm'])
    .select(['created_at as desde', 'updated_at as mudadaEm', 'baseline_at as novidadesDesde'])
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

const alerts = ({ db, id }: Mine) =>
  db
    .selectFrom('alert')
    .innerJoin('property', 'property.id', 'property_id')
    .leftJoin('alert_search', 'alert_id', 'alert.id')
    .leftJoin('saved_search', 'saved_search.id', 'search_id')
    .leftJoin('alert_letter', 'alert_letter.id', 'letter_id')
    .select(['property.reference as codigo', 'property.title as titulo', 'saved_search.name as pesquisa'])
    .select([
      'alert_search.kind as motivo',
      'alert.favorite as motivoDoFavorito',
      'alert.at as quando',
      'alert_letter.made_at as cartaDe',
      'alert_letter.rhythm as ritmo',
    ])
    .where('alert.account_id', '=', id)
    .orderBy('alert.id', 'desc')
    .limit(most)
    .execute();

const purchaseProfile = ({ db, id }: Mine) =>
  db
    .selectFrom('purchase_profile')
    .select(['answers as respostas', 'updated_at as mudadoEm', 'used_at as ultimoUso'])
    .where('account_id', '=', id)
    .executeTakeFirst();

const lastVisit = ({ db, id }: Mine) =>
  db
    .selectFrom('account_visit')
    .select(['last_seen_at as ultimoUso', 'seen_until as novidadesDesde'])
    .where('account_id', '=', id)
    .executeTakeFirst();

const subscriptions = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('subscription')
    .select(['kind as assinatura', 'email', 'name as nome', 'state as situacao'])
    .select(['asked_at as pedidaEm', 'confirmed_at as confirmadaEm', 'left_at as saiuEm'])
    .select(['consent_version as versaoDoConsentimento', 'consent_at as consentiuEm', 'page as pagina'])
    .select(['own as pedidaNaConta', 'created_at as desde'])
    .where('email', '=', email)
    .limit(most)
    .execute();

const leads = (db: Kysely<Database>, email: string) =>
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
    ])
    .select(sql<string | null>`coalesce(property.reference, lead.product_id::text)`.as('imovel'))
    .where(sql`lower(email)`, '=', email)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();

/** Whom the contacts were told to (LGPD, art. 18, VII). */
const deliveries = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('lead_delivery')
    .innerJoin('lead', 'lead.id', 'lead_id')
    .select(['protocol as protocolo', 'place as aQuem', 'address as endereco', 'state as situacao'])
    .select('lead_delivery.created_at as desde')
    .where(sql`lower(email)`, '=', email)
    .orderBy('lead_delivery.id', 'desc')
    .limit(most)
    .execute();

const letters = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('work')
    .select(sql<string>`details->>'letter'`.as('carta'))
    .select(['created_at as desde', 'failed_at as recusadaEm'])
    .where('person', '=', email)
    .where('kind', 'in', [...mailKinds])
    .limit(most)
    .execute();
