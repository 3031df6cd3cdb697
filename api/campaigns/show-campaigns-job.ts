import { type Kysely, sql } from 'kysely';
import { inTransaction } from '@api/platform/db/transaction';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { clock } from '@domain/kernel/clock';
import { isShownAt } from '@domain/texts/shown-period';
import type { CampaignsDatabase } from './schema';
import { showCampaignsKind } from '@api/brokerage/campaigns';

/** Marks what has begun or ended: the row's change reaches every cache. */
export const showCampaigns = (db: Kysely<CampaignsDatabase>): Promise<void> =>
  inTransaction(db, async (write) => {
    const rows = await write
      .selectFrom('campaign')
      .select(['id', 'content', 'is_shown'])
      .where(sql<boolean>`content ?| array['from', 'until']`)
      .execute();
    for (const { id, content, is_shown } of rows) {
      const isShown = isShownAt(content, clock.now());
      if (isShown !== is_shown)
        await write.updateTable('campaign').set({ is_shown: isShown }).where('id', '=', id).execute();
    }
  });

/** `writeCampaign` adds a job for each begin and end. */
export const showCampaignsJob = (db: Kysely<CampaignsDatabase>): JobDefinition => ({
  ...{ name: showCampaignsKind, atOnce: 1, perMinute: 60, claimSeconds: 60 },
  async run() {
    await showCampaigns(db);
    return null;
  },
});
