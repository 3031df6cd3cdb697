import type { Kysely } from 'kysely';
import type { Reader } from '@api/contacts/queries/own';
import type { SystemDeps } from '@api/system/deps';
import { type Grant, grantOf, type Verb } from '@domain/staff/roles';
import type { TodayDatabase } from './schema';

export interface TodayDeps extends SystemDeps {
  db: Kysely<TodayDatabase>;
}

export type Member = Reader['member'];

/** What the role opens of a part; null: nothing. */
export const grantFor = ({ role }: Member, verb: Verb): Grant | null => grantOf(role, verb);
