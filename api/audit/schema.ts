import type { ColumnType, Generated } from 'kysely';
import type { PlatformDatabase } from '@api/platform/schema';
import type { Role } from '@domain/staff/roles';

/** A column that is written once. */
type Final<T> = ColumnType<T, T, never>;

interface AuditLogTable {
  id: Generated<number>;
  at: Final<Date>;
  member_id: Final<number | null>;
  role: Final<Role | null>;
  verb: Final<string>;
  subject: Final<string>;
  fields: Final<string[]>;
  request_id: Final<string | null>;
  content_hash: Final<string | null>;
  undoes: ColumnType<number | null, number | null | undefined, never>;
  batch: ColumnType<number | null, number | null | undefined, never>;
}

interface AuditValueTable {
  log_id: Final<number>;
  at: Final<Date>;
  salt: Final<string>;
  content: Final<string>;
}

interface AuditSealTable {
  position: Final<number>;
  log_id: Final<number>;
  hash: Final<string>;
}

/** Columns: migrations/0047-audit-log.ts, 0053-undone-acts.ts. */
export interface AuditDatabase extends PlatformDatabase {
  audit_log: AuditLogTable;
  audit_value: AuditValueTable;
  audit_seal: AuditSealTable;
}
