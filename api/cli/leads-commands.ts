import { type Kysely, sql } from 'kysely';
import { type ExitCode, exitCodes, UsageError } from '@api/cli/exit-codes';
import { plain, table, writePieces } from '@api/cli/output';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { LeadPlace, StoredLead } from '@api/db/schema-leads';
import type { ApiEnv } from '@api/env';
import { leadBalance, type LeadBalance } from '@api/leads/balance';
import { deliveryText, leadsAsCsv } from '@api/leads/csv';
import { deliveriesOf } from '@api/leads/deliveries';
import { eraseLeads } from '@api/leads/erase';
import { leadFacts } from '@api/leads/lead-facts';
import { campaignText, detailRows, kindNames, placeNames, stateNames } from '@api/leads/lead-words';
import type { LeadPlaces } from '@api/leads/places';
import { releaseLead } from '@api/leads/release';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { counted } from '@domain/counts';
import { momentText } from '@domain/moment';
import { suspicionNames } from '@domain/suspicion';
import { email as emailSchema } from '@domain/validation/email';

const toldTo = (texts: readonly string[]) => texts.join(', ') || 'a ninguém: não há lugar nomeado';

/** The leads of the last days, newest first, with their sum. */
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
    lead.suspicion ? suspicionNames[lead.suspicion] : toldTo(deliveries.get(lead.id)!.map(deliveryText)),
  ]);
  if (rows.length > 0) console.log(table(rows));
  return printBalance(await leadBalance(db, { since }));
}

/** All that is known of one lead. */
export async function runShow(db: Kysely<Database>, protocol: string, siteUrl: string): Promise<ExitCode> {
  const { id } = await leadOf(db, protocol);
  const { lead, home } = (await leadFacts(db, id, siteUrl))!;
  const facts: [string, string | null][] = [
    ['protocolo', lead.protocol],
    ['à parte', lead.suspicion && suspicionNames[lead.suspicion]],
    ['recebido em', momentText(lead.created_at)],
    ['formulário', kindNames[lead.kind]],
    ['nome', lead.name],
    ['e-mail', lead.email],
    ['telefone', lead.whatsapp],
    ['CPF', lead.cpf],
    ['imóvel', home && [home.reference, home.url].filter(Boolean).join(', ')],
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

/** Tells leads anew: those named, else all that a place refused or makes wait. */
export async function runRetry(
  db: Kysely<Database>,
  protocols: readonly string[],
  untold: boolean,
  places: LeadPlaces,
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

/** Tells of a contact that was kept apart. */
export async function runRelease(
  db: Kysely<Database>,
  protocol: string,
  places: LeadPlaces,
): Promise<ExitCode> {
  if (!(await releaseLead(db, protocol, places)))
    throw new UsageError(`o protocolo '${protocol}' não está à parte`);
  console.log(plain(`${protocol} está solto: entra na fila como os outros`));
  return exitCodes.done;
}

export async function runExport(db: Kysely<Database>, out: string | undefined): Promise<ExitCode> {
  await writePieces(leadsAsCsv(db), out);
  return exitCodes.done;
}

/** Erases a person's leads, and names every other place that holds the person. */
export async function runErase(
  db: Kysely<Database>,
  text: string,
  { dataDir, leadPlaces, databaseUrl }: Pick<ApiEnv, 'dataDir' | 'leadPlaces' | 'databaseUrl'>,
): Promise<ExitCode> {
  const email = emailSchema.safeParse(text);
  if (!email.success) throw new UsageError(`'${text}' não é um e-mail`);
  const { leads, letters, files, told, hasAccount } = await eraseLeads(db, email.data, dataDir, leadPlaces);
  const hostOf = (system: { url: string } | null) => (system ? ` (${new URL(system.url).host})` : '');
  const systems: Partial<Record<LeadPlace, string>> = {
    webhook: `o sistema que recebe o webhook${hostOf(leadPlaces.webhook)}`,
    mautic: `o Mautic${hostOf(leadPlaces.mautic)}`,
  };
  const elsewhere = [
    ...told.map(
      ({ place, address }) => systems[place] ?? `a caixa de e-mail ${address} (${placeNames[place]})`,
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
      `Apagados: ${counted(leads.length, 'contato', 'contatos')}${leads.length > 0 ? ` (${leads.join(', ')})` : ''}, ${counted(letters, 'carta na fila', 'cartas na fila')}, ${counted(files.length, 'arquivo', 'arquivos')}`,
      ...files.map((file) => `  ${plain(file)}`),
      'Onde mais a pessoa pode estar, e este comando não alcança:',
      ...elsewhere.map((place) => `  - ${plain(place)}`),
    ].join('\n'),
  );
  return exitCodes.done;
}

/** Whether all that was received is accounted for; the exit code says it too. */
export const runBalance = async (db: Kysely<Database>): Promise<ExitCode> =>
  printBalance(await leadBalance(db));

function printBalance({ received, delivered, refused, unclear, waiting, lost }: LeadBalance): ExitCode {
  const ends = [`${delivered} entregues`, `${refused} recusados`, `${waiting} aguardando`];
  // Only marketing forms leave one so.
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
