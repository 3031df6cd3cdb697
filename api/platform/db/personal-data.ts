import type { Kysely } from 'kysely';
import type { Deletion } from './deletion-list';

export interface Person {
  /** `noAccount`: the person has none. */
  accountId: number;
  /** Of the account, verified or not. */
  email: string;
  /** Lower case. Data without an account is the person's if it has one of these. */
  verifiedEmails: readonly string[];
}

/** Numbers of accounts begin at 1. */
export const noAccount = 0;

/** LGPD, art. 18 and 19. */
export interface PersonalData<Tables> {
  /** Portuguese keys, no secrets. */
  export?(db: Kysely<Tables>, person: Person): Promise<Record<string, unknown>>;
  /** Erases rows that do not cascade from the account. @returns entries of the deletion list */
  erase?(write: Kysely<Tables>, person: Person): Promise<readonly Deletion[]>;
  deleteExpired?(db: Kysely<Tables>): Promise<void>;
}

export const maxExportedRows = 5_000;
