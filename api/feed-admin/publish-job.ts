import type { Kysely } from 'kysely';
import { publishRun } from '@api/feeds/apply/publish-run';
import { withFeedLock } from '@api/feeds/schedule/feed-lock';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import type { FeedAdminDatabase } from './schema';

export const publishKind = 'publish-load';

const claimSeconds = 30 * 60;

/** One transaction: a process that dies leaves all or nothing, and another one begins again. */
export const publishJob = (db: Kysely<FeedAdminDatabase>): JobDefinition => ({
  name: publishKind,
  atOnce: 1,
  perMinute: 60,
  claimSeconds,
  about: ({ details }) => ({ run: runOf(details) }),
  async run({ details }) {
    const report = await withFeedLock(db, claimSeconds, () => publishRun(db, runOf(details)));
    return report ? { outcome: report.outcome, ...report.counts } : { outcome: 'over' };
  },
});

const runOf = (details: unknown): number => (details as { run: number }).run;
