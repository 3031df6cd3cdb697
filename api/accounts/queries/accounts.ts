import type { Write } from '@api/platform/db/transaction';
import { type Kysely, sql } from 'kysely';
import type { UserData, UserDataInput } from '@contract/account';
import type { RegisterInput } from '@contract/auth';
import { hashOf } from '@api/platform/http/secrets';
import type { AccountsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Account } from '../schema-accounts';
import type { AccountHooks } from '../account-hooks';

export const accountEmail = (email: string): string => email.toLowerCase();

/** 'DD/MM/YYYY' → 'YYYY-MM-DD' */
const isoDay = (written: string | null | undefined): string | null =>
  written ? written.split('/').reverse().join('-') : null;

export const accountByEmail = (db: Kysely<AccountsDatabase>, email: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', accountEmail(email)).executeTakeFirst();

export const accountById = (db: Kysely<AccountsDatabase>, id: number): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();

/** `isKnown`: the account was signed in to from this device before. */
export async function accountAtDevice(
  db: Kysely<AccountsDatabase>,
  email: string,
  device: string | null = null,
): Promise<{ account?: Account; isKnown: boolean }> {
  const row = await db
    .selectFrom('account')
    .leftJoin('known_device', (join) =>
      join.onRef('account_id', '=', 'account.id').on('device_hash', '=', hashOf(device ?? '')),
    )
    .selectAll('account')
    .select('device_hash')
    .where('email', '=', accountEmail(email))
    .executeTakeFirst();
  if (!row) return { isKnown: false };
  const { device_hash, ...account } = row;
  return { account, isKnown: device_hash !== null };
}

export interface NewAccount extends Omit<RegisterInput, 'password' | 'termos' | 'recebeNewsletter'> {
  /** Hash by api/accounts/passwords; null: only a provider signs in. */
  password: string | null;
  termsVersion: string;
  verified?: boolean;
}

/** Undefined if the e-mail has an account. */
export function createAccount(
  db: Kysely<AccountsDatabase>,
  account: NewAccount,
): Promise<Account | undefined> {
  const now = sqlNow();
  return db
    .insertInto('account')
    .values({
      email: accountEmail(account.email),
      name: account.nome,
      phone: account.telefone ?? null,
      birth_date: isoDay(account.dataNascimento),
      terms_version: account.termsVersion,
      terms_at: now,
      password: account.password,
      verified_at: account.verified ? now : null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function savePassword(
  db: Kysely<AccountsDatabase>,
  id: number,
  password: string,
): Promise<void> {
  await db.updateTable('account').set({ password }).where('id', '=', id).execute();
}

/** Stores a hash of another cost, unless the password has changed since. */
export async function upgradePassword(
  db: Kysely<AccountsDatabase>,
  { id, password: old }: Pick<Account, 'id' | 'password'>,
  password: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password })
    .where('id', '=', id)
    .where('password', '=', old)
    .execute();
}

/** Locks the row: the password cannot change before the transaction ends. */
export async function stillHasPassword(
  write: Write<AccountsDatabase>,
  { id, password }: Pick<Account, 'id' | 'password'>,
): Promise<boolean> {
  const row = await write
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password', '=', password)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function userDataOf(
  db: Kysely<AccountsDatabase>,
  id: number,
  { wantsNewsletter, ownsProperties }: Pick<AccountHooks, 'wantsNewsletter' | 'ownsProperties'>,
): Promise<UserData> {
  const row = await db
    .selectFrom('account')
    .select(['name', 'email', 'phone', 'verified_at', 'deletion_at'])
    .select([
      sql<string | null>`to_char(birth_date, 'DD/MM/YYYY')`.as('birthDate'),
      sql<boolean>`password is not null`.as('hasPassword'),
      wantsNewsletter.as('newsletter'),
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    nome: row.name,
    email: row.email,
    telefone: row.phone,
    dataNascimento: row.birthDate,
    recebeNewsletter: row.newsletter,
    emailValidado: row.verified_at !== null,
    temSenha: row.hasPassword,
    exclusaoEm: row.deletion_at?.toISOString() ?? null,
    temImoveis: await ownsProperties(db, id),
  };
}

/** The newsletter is a subscription (api/leads/subscriptions). */
export async function saveUserData(
  db: Kysely<AccountsDatabase>,
  id: number,
  data: UserDataInput,
): Promise<void> {
  await db
    .updateTable('account')
    .set({
      name: data.nome,
      phone: data.telefone ?? null,
      birth_date: isoDay(data.dataNascimento),
    })
    .where('id', '=', id)
    .execute();
}
