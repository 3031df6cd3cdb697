import type { Kysely } from 'kysely';
import type { PrivacyDatabase } from './schema';
import type { PersonalData } from '@api/platform/db/personal-data';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';

export async function deleteExpiredData(
  db: Kysely<PrivacyDatabase>,
  personalData: readonly PersonalData<PrivacyDatabase>[],
): Promise<void> {
  for (const each of personalData) await each.deleteExpired?.(db);
}

/** Scheduled deletion of expired personal data. */
export const expiryJob = (
  db: Kysely<PrivacyDatabase>,
  personalData: readonly PersonalData<PrivacyDatabase>[],
): JobDefinition =>
  scheduledJob('forget', { everyMinutes: 6 * 60 }, () => deleteExpiredData(db, personalData));
