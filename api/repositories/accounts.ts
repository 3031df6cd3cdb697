import { type Kysely, sql, type Transaction } from 'kysely';
import type { UserData, UserDataInput } from '@contract/account';
import type { RegisterInput } from '@contract/auth';
import { wantsNewsletter } from '@api/subscriptions/wants-newsletter';
import { hashOf } from '@api/auth/secrets';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import type { Account } from '@api/db/schema-accounts';
import { ownsAny } from './owners';

/** An e-mail as accounts have it: two writings of one address are one account. */
export const accountEmail = (email: string): string => email.toLowerCase();

/** 'DD/MM/YYYY' → 'YYYY-MM-DD' */
const isoDay = (written: string | null | undefined): string | null =>
  written ? written.split('/').reverse().join('-') : null;

export const accountByEmail = (db: Kysely<Database>, email: string): Promise<Account | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', accountEmail(email)).executeTakeFirst();

/** The account of an e-mail, and whether it was signed in to from this device before. */
export async function accountAtDevice(
  db: Kysely<Database>,
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
  /** As api/auth/passwords keeps it; null: a provider alone signs in. */
  password: string | null;
  termsVersion: string;
  /** Whether the address is proven already, as a provider does. */
  verified?: boolean;
}

/** Makes an account; undefined where the e-mail has one. */
export function createAccount(db: Kysely<Database>, account: NewAccount): Promise<Account | undefined> {
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

/** Keeps a password, as api/auth/passwords gives it. */
export async function keepPassword(db: Kysely<Database>, id: number, password: string): Promise<void> {
  await db.updateTable('account').set({ password }).where('id', '=', id).execute();
}

/** Keeps the same password at another cost, unless its owner has chosen another one meanwhile. */
export async function upgradePassword(
  db: Kysely<Database>,
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

/** Whether an account still has this password; nobody changes it before the transaction has ended. */
export async function stillHasPassword(
  write: Transaction<Database>,
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

/** What `GET clientArea/userData` tells of an account. */
export async function userDataOf(db: Kysely<Database>, id: number): Promise<UserData> {
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
    temImoveis: await ownsAny(db, id),
  };
}

/** Writes what its owner may change of an account; the newsletter is a subscription (api/subscriptions). */
export async function saveUserData(db: Kysely<Database>, id: number, data: UserDataInput): Promise<void> {
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
