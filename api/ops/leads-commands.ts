import { type Kysely, sql } from 'kysely';
import { type ExitCode, exitCodes, UsageError } from './exit-codes';
import { plain, table, writePieces } from './output';
import type { Database } from '@api/database';
import { sqlNow } from '@api/platform/db/sql-now';
import type { LeadDestination, StoredLead } from '@api/leads/schema-leads';
import type { ApiEnv } from '@api/env';
import { reconcileLeads, type LeadReconciliation } from '@api/leads/reconciliation';
import { deliveryText, leadsAsCsv } from '@api/leads/csv';
import { deliveriesOf } from '@api/leads/deliveries';
import { accountEmail } from '@api/accounts/queries/accounts';
import { leadEraser } from '@api/modules';
import { announcementLeads } from '@api/announcements/lead-extension';
import { leadFacts } from '@api/leads/lead-facts';
import { campaignText, detailRows, kindNames, destinationNames, stateNames } from '@api/leads/lead-texts';
import type { LeadDestinations } from '@api/leads/destinations';
import { releaseHeldLead } from '@api/leads/release-held-lead';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { counted } from '@domain/kernel/counts';
import { momentText } from '@domain/kernel/moment';
import { suspicionNames } from '@domain/leads/suspicion';
import { email as emailSchema } from '@domain/validation/email';

const destinationsText = (texts: readonly string[]) => texts.join(', ') || 'a ninguém: não há lugar nomeado';

/** Leads of the last `days` days, newest first, with their reconciliation. */
export async function runList(db: Kysely<Database>, days: number): Promise<ExitCode> {
  const since = sql<Date>`${sqlNow()} - make_interval(days => ${days})`;
  const leads = await db
    .selectFrom('lead')
    .selectAll()
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .execute();
  const deliveries = await deliveriesOf(
    db,
    leads.map(({ id }) => id),
  );
  const rows = leads.map((lead) => [
    lead.protocol,
    momentText(lead.created_at),
    kindNames[lead.kind],
    lead.name,
    lead.email,
    lead.suspicion
      ? suspicionNames[lead.suspicion]
      : destinationsText(deliveries.get(lead.id)!.map(deliveryText)),
  ]);
  if (rows.length > 0) console.log(table(rows));
  return printBalance(await reconcileLeads(db, { since }));
}

export async function runShow(db: Kysely<Database>, protocol: string, siteUrl: string): Promise<ExitCode> {
  const { id } = await leadOf(db, protocol);
  const { lead, home: property } = (await leadFacts(db, id, {
    reader: 'team',
    siteUrl,
    announceOf: announcementLeads.announceOf,
  }))!;
  const facts: [string, string | null][] = [
    ['protocolo', lead.protocol],
    ['à parte', lead.suspicion && suspicionNames[lead.suspicion]],
    ['recebido em', momentText(lead.created_at)],
    ['formulário', kindNames[lead.kind]],
    ['nome', lead.name],
    ['e-mail', lead.email],
    ['telefone', lead.whatsapp],
    ['CPF', lead.cpf],
    ['imóvel', property && [property.reference, property.url].filter(Boolean).join(', ')],
    ['consultor', lead.broker],
    ...detailRows(lead).map(([name, value]): [string, string] => [name.toLowerCase(), value]),
    ['campanha', campaignText(lead)],
    ['consentimento', lead.consent_version],
    ['referência', lead.request_id],
    ['mensagem', lead.message],
  ];
  console.log(table(facts.flatMap(([name, value]) => (value ? [[name, value]] : []))));
  const deliveries = (await deliveriesOf(db, [lead.id])).get(lead.id)!;
  if (lead.suspicion) console.log('\nEntregue a ninguém: está à parte (release o solta)');
  else if (deliveries.length === 0)
    console.log('\nEntregue a ninguém: não havia lugar nomeado (retry o entrega)');
  for (const delivery of deliveries) {
    const rows = delivery.history.map(({ state, at, reason, errors = {}, times }) => [
      momentText(new Date(at)),
      stateNames[state],
      reason ?? '',
      times ? `${times} vezes` : '',
      Object.entries(errors)
        .map(([alias, text]) => (alias ? `${alias}: ${text}` : text))
        .join('; '),
    ]);
    console.log(`\n${plain(deliveryText(delivery))}\n${table(rows)}`);
  }
  return exitCodes.done;
}

async function leadOf(db: Kysely<Database>, protocol: string): Promise<StoredLead> {
  const lead = await db.selectFrom('lead').selectAll().where('protocol', '=', protocol).executeTakeFirst();
  if (!lead) throw new UsageError(`não existe o protocolo '${protocol}'`);
  return lead;
}

/** Queues leads for delivery again: the named ones, else all refused or waiting ones. */
export async function runRetry(
  db: Kysely<Database>,
  protocols: readonly string[],
  untold: boolean,
  places: LeadDestinations,
): Promise<ExitCode> {
  if (places.house.length === 0 && !places.webhook && !places.mautic)
    console.warn(
      'LEADS_TO, LEADS_WEBHOOK_URL e MAUTIC_URL não estão definidos: só consultores recebem contatos',
    );
  const leads =
    protocols.length > 0
      ? await Promise.all(protocols.map((protocol) => leadOf(db, protocol)))
      : await leadsToRetry(db, { untold });
  const apart = leads.find(({ suspicion }) => suspicion);
  if (apart) throw new UsageError(`o protocolo '${apart.protocol}' está à parte: release o solta`);
  for (const lead of leads) await retryLead(db, lead, places, { unclear: protocols.length > 0 });
  console.log(`${counted(leads.length, 'contato volta', 'contatos voltam')} à fila`);
  return exitCodes.done;
}

/** Delivers a held lead. */
export async function runRelease(
  db: Kysely<Database>,
  protocol: string,
  places: LeadDestinations,
  release = releaseHeldLead,
): Promise<ExitCode> {
  if (!(await release(db, protocol, places)))
    throw new UsageError(`o protocolo '${protocol}' não está à parte`);
  console.log(plain(`${protocol} está solto: entra na fila como os outros`));
  return exitCodes.done;
}

export async function runExport(db: Kysely<Database>, out: string | undefined): Promise<ExitCode> {
  await writePieces(leadsAsCsv(db), out);
  return exitCodes.done;
}

/** Erases a person's leads, and lists all other places with the person's data. */
export async function runErase(
  db: Kysely<Database>,
  text: string,
  {
    dataDir,
    leadPlaces: leadDestinations,
    databaseUrl,
  }: Pick<ApiEnv, 'dataDir' | 'leadPlaces' | 'databaseUrl'>,
): Promise<ExitCode> {
  const email = emailSchema.safeParse(text);
  if (!email.success) throw new UsageError(`'${text}' não é um e-mail`);
  const {
    leads,
    letters: deletedEmails,
    files,
    told: notified,
    hasAccount,
  } = await leadEraser({ dataDir, places: leadDestinations })(db, {
    email: accountEmail(email.data),
    phone: null,
  });
  const hostOf = (system: { url: string } | null) => (system ? ` (${new URL(system.url).host})` : '');
  const systems: Partial<Record<LeadDestination, string>> = {
    mautic: `o Mautic${hostOf(leadDestinations.mautic)}`,
  };
  const isWebhook = ({ place }: { place: LeadDestination }) => place === 'webhook';
  const others = notified.filter((each) => !isWebhook(each));
  const elsewhere = [
    ...others.map(
      ({ place, address }) => systems[place] ?? `a caixa de e-mail ${address} (${destinationNames[place]})`,
    ),
    ...(leads.length > 0
      ? ['a caixa de e-mail da própria pessoa e o servidor de e-mail que levou as cartas']
      : []),
    ...(hasAccount ? ['a conta deste e-mail no site: quem a tem a exclui em Meu perfil'] : []),
    'planilhas exportadas e cópias de segurança do banco de dados',
    ...(databaseUrl ? ['a pasta DATA_DIR/outbox de outras instâncias do site'] : []),
  ];
  console.log(
    [
      `Apagados: ${counted(leads.length, 'contato', 'contatos')}${leads.length > 0 ? ` (${leads.join(', ')})` : ''}, ${counted(deletedEmails, 'carta na fila', 'cartas na fila')}, ${counted(files.length, 'arquivo', 'arquivos')}`,
      ...files.map((file) => `  ${plain(file)}`),
      ...(notified.some(isWebhook) ? [erasedEventText(hostOf(leadDestinations.webhook))] : []),
      'Onde mais a pessoa pode estar, e este comando não alcança:',
      ...elsewhere.map((place) => `  - ${plain(place)}`),
    ].join('\n'),
  );
  return exitCodes.done;
}

const erasedEventText = (host: string) =>
  `O sistema que recebe o webhook${host} é avisado por lead.erased${host ? '' : ': o aviso espera por LEADS_WEBHOOK_URL, quatro dias no máximo'}`;

/** The exit code shows whether all received leads are accounted for. */
export const runReconciliation = async (db: Kysely<Database>): Promise<ExitCode> =>
  printBalance(await reconcileLeads(db));

function printBalance({
  received,
  delivered,
  refused,
  unclear,
  waiting,
  lost,
}: LeadReconciliation): ExitCode {
  const ends = [`${delivered} entregues`, `${refused} recusados`, `${waiting} aguardando`];
  // Only Mautic forms have this state.
  if (unclear > 0) ends.splice(2, 0, `${unclear} sem resposta clara`);
  console.log(`${received} recebidos = ${ends.join(' + ')}`);
  if (lost > 0) {
    console.error(
      `A conta não fecha: ${lost} esperam uma entrega que não está na fila (retry os devolve a ela)`,
    );
    return exitCodes.failed;
  }
  return refused + unclear > 0 ? exitCodes.quarantined : exitCodes.done;
}
