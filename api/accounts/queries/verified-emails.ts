import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../schema';
import type { Account } from '../schema-accounts';

/** The account's address and those that its providers proved, without the verified addresses of other accounts. */
export async function verifiedEmailsOf(
  db: Kysely<AccountsDatabase>,
  { id, email, verified_at }: Pick<Account, 'id' | 'email' | 'verified_at'>,
): Promise<string[]> {
  if (verified_at === null) return [];
  const { rows } = await sql<{ email: string }>`
    select distinct i.email from account_identity i
    where i.account_id = ${id} and i.email <> ${email} and not exists (
      select from account other where other.email = i.email and other.verified_at is not null
    )
    order by i.email`.execute(db);
  return [email, ...rows.map((row) => row.email)];
}
