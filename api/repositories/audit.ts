import { type Kysely, sql } from 'kysely';
import type { AuditEvent, AuditKind } from '@contract/auth';
import type { Caller } from '@api/auth/caller';
import type { Database } from '@api/db/schema';
import { sqlNow } from '@api/db/sql-now';
import { retention } from '@domain/privacy';
import { accountEmail } from './accounts';

/** Most events that are told at once. */
const mostEvents = 200;

export interface AuditEntry {
  kind: AuditKind;
  caller: Caller;
  provider?: string | null;
}

/** Writes an event into an account's trail. */
export async function audit(
  db: Kysely<Database>,
  accountId: number,
  { kind, caller: { device, place }, provider = null }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_event')
    .values({ account_id: accountId, at: sqlNow(), kind, provider, device, place })
    .execute();
}

/** Writes an event into the trail of whoever has this e-mail: where nobody has it, it is written too, and is nobody's. */
export async function auditByEmail(
  db: Kysely<Database>,
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

/** An account's trail, the newest first. */
export async function auditTrail(db: Kysely<Database>, accountId: number): Promise<AuditEvent[]> {
  const rows = await db
    .selectFrom('audit_event')
    .select(['at', 'kind', 'provider', 'device', 'place'])
    .where('account_id', '=', accountId)
    .where('at', '>', sql<Date>`${sqlNow()} - make_interval(days => ${retention.auditDays})`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
