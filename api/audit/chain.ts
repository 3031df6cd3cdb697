import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { AuditDatabase } from './schema';

/** Before the first row. */
export const chainStart = '';

/** A row of audit_log as the chain covers it; `at` in seconds, with all digits that the database has. */
export interface SealedRow {
  id: number;
  at: string;
  member_id: number | null;
  role: string | null;
  verb: string;
  subject: string;
  fields: string[];
  request_id: string | null;
  content_hash: string | null;
  undoes: number | null;
  batch: number | null;
}

export const chainHash = (previous: string, row: SealedRow): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[previous, row.id, row.at, row.member_id, row.role, row.verb, row.subject],
        ...[row.fields, row.request_id, row.content_hash],
        // Absent from rows of before: their hash stays what it was.
        ...(row.undoes === null && row.batch === null ? [] : [row.undoes, row.batch]),
      ]),
    )
    .digest('base64url');

export const sealedRows = (db: Kysely<AuditDatabase>) =>
  db
    .selectFrom('audit_log')
    .select(['audit_log.id', 'member_id', 'role', 'verb', 'subject', 'fields', 'request_id', 'content_hash'])
    .select(['undoes', 'batch'])
    .select(sql<string>`extract(epoch from audit_log.at)::text`.as('at'));
