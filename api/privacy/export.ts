import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { exportAnswer } from '@contract/account';
import type { Account } from '@api/accounts/schema-accounts';
import type { PrivacyDatabase } from './schema';
import type { Person, PersonalData } from '@api/platform/db/personal-data';
import { clock } from '@domain/kernel/clock';
import { personOf } from './person';

/** A customer's data with Portuguese keys (LGPD, art. 18 and 19), without the account's secrets. */
export async function exportOf(
  db: Kysely<PrivacyDatabase>,
  account: Account,
  personalData: readonly PersonalData<PrivacyDatabase>[],
): Promise<z.input<typeof exportAnswer>> {
  return exportOfPerson(db, await personOf(db, account), personalData);
}

export async function exportOfPerson(
  db: Kysely<PrivacyDatabase>,
  person: Person,
  personalData: readonly PersonalData<PrivacyDatabase>[],
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown>[] = [{ geradoEm: clock.now().toISOString() }];
  for (const each of personalData) if (each.export) parts.push(await each.export(db, person));
  return Object.assign({}, ...parts) as Record<string, unknown>;
}
