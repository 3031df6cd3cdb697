import { type RawBuilder, sql } from 'kysely';
import { sqlNow } from '@api/platform/db/sql-now';
import type { Write } from '@api/platform/db/transaction';
import { requestId } from '@api/platform/process/request-id';
import { type AuditChanges, type AuditContent, contentHash, newSalt } from './content';
import type { Act } from './record-act';
import type { AuditDatabase } from './schema';

/** Values of an act of a bulk, made before its transaction. */
export function prepareAct(changes: AuditChanges) {
  const salt = newSalt();
  const content = JSON.stringify({ changes, reason: null } satisfies AuditContent);
  return { salt, content, content_hash: contentHash(salt, content) };
}

const base64url = (bytes: RawBuilder<unknown>) =>
  sql<string>`translate(rtrim(encode(${bytes}, 'base64'), '='), '+/', '-_')`;

/** `prepareAct` in SQL. Salt and content are different at each evaluation: materialize them before their hash. */
export const preparedSalt = base64url(sql`uuid_send(gen_random_uuid())`);
/** @param changes jsonb of `AuditChanges` */
export const preparedContent = (changes: RawBuilder<unknown>) =>
  sql<string>`jsonb_build_object('changes', ${changes}, 'reason', null)::text`;
/** @param row with salt and content */
export const preparedHash = (row: RawBuilder<unknown>) =>
  base64url(sql`sha256(convert_to(${row}.salt || E'\n' || ${row}.content, 'UTF8'))`);

/** Acts of a bulk in one statement. @param rows of subject, fields, salt, content and content_hash */
export async function recordPreparedActs(
  write: Write<AuditDatabase>,
  { actor: { memberId, role }, verb, batch }: Pick<Act, 'actor' | 'verb' | 'batch'>,
  rows: RawBuilder<unknown>,
): Promise<void> {
  const at = sqlNow();
  // The ids are taken first: a join of the new acts with their values would be a nested loop where tables have no statistics.
  await sql`
    with prepared as materialized (
      select nextval(pg_get_serial_sequence('audit_log', 'id')) as id, act.* from (${rows}) act
    ), acts as (
      insert into audit_log (id, at, member_id, role, verb, subject, fields, request_id, batch, content_hash)
      select id, ${at}, ${memberId}::int, ${role}::text, ${verb}, subject, fields, ${requestId() ?? null}::text,
        ${batch ?? null}::bigint, content_hash
      from prepared
    )
    insert into audit_value (log_id, at, salt, content)
    select id, ${at}, salt, content from prepared`.execute(write);
}
