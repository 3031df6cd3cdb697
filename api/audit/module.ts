import type { Kysely } from 'kysely';
import { auditPersonalData } from './personal-data';
import type { AuditDatabase } from './schema';
import { sealJob } from './seal';

export const auditModule = {
  jobs: ({ db }: { db: Kysely<AuditDatabase> }) => [sealJob(db)],
  personalData: ({ auditYears }: { auditYears: number }) => auditPersonalData(auditYears),
};
