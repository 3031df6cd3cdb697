import { type Kysely, sql } from 'kysely';
import type { AuditEvent, AuditKind } from '@contract/auth';
import type { Caller } from '@api/platform/http/caller';
import type { AccountsDatabase } from '../schema';
import { sqlNow } from '@api/platform/db/sql-now';
import { retention } from '@domain/people/privacy';
import { accountEmail } from './accounts';

const maxEvents = 200;

export interface AuditEntry {
  kind: AuditKind;
  caller: Caller;
  provider?: string | null;
}

export async function audit(
  db: Kysely<AccountsDatabase>,
  accountId: number,
  { kind, caller: { device, place }, provider = null }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({ account_id: accountId, at: sqlNow(), kind, provider, device, place })
    .execute();
}

/** Runs the same statement if the e-mail has no account: the time must not reveal it. */
export async function auditByEmail(
  db: Kysely<AccountsDatabase>,
  email: string,
  { kind, caller: { device, place }, provider = null }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values((query) => ({
      account_id: query
        .selectFrom('account')
        .select('account.id')
        .where('account.email', '=', accountEmail(email)),
      at: sqlNow(),
      kind,
      provider,
      device,
      place,
    }))
    .execute();
}

export async function auditTrail(db: Kysely<AccountsDatabase>, accountId: number): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('audit_event')
    .select(['at', 'kind', 'provider', 'device', 'place'])
    .where('account_id', '=', accountId)
    .where('at', '>', sql<Date>`${sqlNow()} - make_interval(days => ${retention.auditDays})`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEvents)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
