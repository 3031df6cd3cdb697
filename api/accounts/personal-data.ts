import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from './schema';
import { maxExportedRows, noAccount, type PersonalData } from '@api/platform/db/personal-data';
import { sqlNow } from '@api/platform/db/sql-now';
import { mailJobNames } from '@api/platform/email/queue-mail';
import { maxAttemptSeconds } from '@api/platform/http/limits';
import { retention } from '@domain/people/privacy';
import type { AccountHooks } from './account-hooks';
import { userDataOf } from './queries/accounts';

export const accountPersonalData = (
  hooks: Pick<AccountHooks, 'wantsNewsletter' | 'ownsProperties'>,
): PersonalData<AccountsDatabase> => ({
  export: async (db, { accountId, email, verifiedEmails }) => ({
    cadastro: accountId === noAccount ? null : await profile(db, accountId, hooks),
    entraCom: await providers(db, accountId),
    sessoes: await sessions(db, accountId),
    aparelhosConhecidos: await devices(db, accountId),
    historicoDeAcessos: await trail(db, accountId),
    ultimaVisita: await lastVisit(db, accountId),
    emailsAEnviar: await emails(db, [email, ...verifiedEmails]),
  }),
  deleteExpired,
});

async function profile(db: Kysely<AccountsDatabase>, id: number, hooks: Parameters<typeof userDataOf>[2]) {
  const account = await db
    .selectFrom('account')
    .select(['public_id', 'created_at', 'verified_at', 'favorite_letters', 'terms_version', 'terms_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...(await userDataOf(db, id, hooks)),
    idDeMedicao: account.public_id,
    criadoEm: account.created_at,
    emailValidadoEm: account.verified_at,
    cartasDosFavoritos: account.favorite_letters,
    termos: { versao: account.terms_version, aceitosEm: account.terms_at },
  };
}

const providers = (db: Kysely<AccountsDatabase>, id: number) =>
  db
    .selectFrom('account_identity')
    .select(['provider as provedor', 'subject as identificador', 'email', 'created_at as desde'])
    .where('account_id', '=', id)
    .execute();

const sessions = (db: Kysely<AccountsDatabase>, id: number) =>
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
    .limit(maxExportedRows)
    .execute();

const devices = (db: Kysely<AccountsDatabase>, id: number) =>
  db
    .selectFrom('known_device')
    .select('last_used_at as ultimoUso')
    .where('account_id', '=', id)
    .limit(maxExportedRows)
    .execute();

const trail = (db: Kysely<AccountsDatabase>, id: number) =>
  db
    .selectFrom('audit_event')
    .select(['at as quando', 'kind as oQue', 'provider as entrouCom', 'device as aparelho', 'place as lugar'])
    .where('account_id', '=', id)
    .orderBy('at', 'desc')
    .limit(maxExportedRows)
    .execute();

const lastVisit = (db: Kysely<AccountsDatabase>, id: number) =>
  db
    .selectFrom('account_visit')
    .select(['last_seen_at as ultimoUso', 'seen_until as novidadesDesde'])
    .where('account_id', '=', id)
    .executeTakeFirst();

const emails = (db: Kysely<AccountsDatabase>, addresses: readonly string[]) =>
  db
    .selectFrom('work')
    .select(sql<string>`details->>'letter'`.as('carta'))
    .select(['created_at as desde', 'failed_at as recusadaEm'])
    .where('person', 'in', addresses)
    .where('kind', 'in', [...mailJobNames])
    .limit(maxExportedRows)
    .execute();

async function deleteExpired(db: Kysely<AccountsDatabase>): Promise<void> {
  const now = sqlNow();
  await db.deleteFrom('session').where('expires_at', '<', now).execute();
  await db.deleteFrom('one_time_token').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('work')
    .where('failed_at', '<', sql<Date>`${now} - make_interval(days => ${retention.refusedWorkDays})`)
    .execute();
  await db.deleteFrom('session_token').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('attempt')
    .where(
      sql<boolean>`coalesce(tries[cardinality(tries)] < ${now} - make_interval(secs => ${maxAttemptSeconds}), true)`,
    )
    .execute();
  await db
    .deleteFrom('audit_event')
    .where('at', '<', sql<Date>`${now} - make_interval(days => ${retention.auditDays})`)
    .execute();
  await db
    .deleteFrom('known_device')
    .where('last_used_at', '<', sql<Date>`${now} - make_interval(days => ${retention.knownDeviceDays})`)
    .execute();
}
