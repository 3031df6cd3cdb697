import { type Kysely, sql } from 'kysely';
import { maxExportedRows, type PersonalData } from '@api/platform/db/personal-data';
import { sqlNow } from '@api/platform/db/sql-now';
import { type Role, roleNames } from '@domain/staff/roles';
import { subjectOf } from './record-act';
import type { AuditDatabase } from './schema';

/** @param years of AUDIT_YEARS */
export const auditPersonalData = (years: number): PersonalData<AuditDatabase> => ({
  export: async (db, { accountId }) => ({
    atosDaEquipe: await actsOn(db, [subjectOf('account', accountId)]),
  }),
  async erase(write, { accountId }) {
    await eraseValues(write, [subjectOf('account', accountId)]);
    return [];
  },
  async deleteExpired(db) {
    await db
      .deleteFrom('audit_value')
      .where('at', '<', sql<Date>`${sqlNow()} - make_interval(years => ${years})`)
      .execute();
  },
});

/** Erases values, salts and reasons; rows and chain stay. */
export async function eraseValues(write: Kysely<AuditDatabase>, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return;
  await write
    .deleteFrom('audit_value')
    .where('log_id', 'in', (query) =>
      query.selectFrom('audit_log').select('audit_log.id').where('subject', 'in', subjects),
    )
    .execute();
}

export async function actsOn(db: Kysely<AuditDatabase>, subjects: readonly string[]) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'verb', 'role'])
    .where('subject', 'in', subjects)
    .orderBy('id', 'desc')
    .limit(maxExportedRows)
    .execute();
  return rows.map(({ at, verb, role }) => ({
    quando: at,
    ato: verb,
    papel: roleText(role),
  }));
}

/** Members by role: an export is the person's, not the member's. */
export const roleText = (role: Role | null): string => (role ? roleNames[role] : 'operador');
