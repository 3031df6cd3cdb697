import type { Kysely } from 'kysely';
import { addJob } from '@api/platform/jobs/queue';
import { answeringRoles } from '@domain/staff/roles';
import type { LeadsDatabase } from './schema';

/** Its definition is in api/distribution. */
export const distributionJobName = 'lead-distribution';

/** Call it in the transaction that saves the contact. */
export async function requestDistribution(write: Kysely<LeadsDatabase>, lead: number): Promise<void> {
  if (!(await isDistributed(write))) return;
  await addJob(write, { kind: distributionJobName, key: `lead:${lead}`, details: { lead } });
}

/** Somebody of the brokerage answers contacts in the admin, or has saved rules: contacts are offered to people. */
export async function isDistributed(db: Kysely<LeadsDatabase>): Promise<boolean> {
  const member = await db
    .selectFrom('staff_member')
    .select('id')
    .where('role', 'in', [...answeringRoles])
    .limit(1)
    .executeTakeFirst();
  return (member ?? (await db.selectFrom('distribution').select('known').executeTakeFirst())) !== undefined;
}
