import { type Kysely, sql } from 'kysely';
import { showArticlesKind } from '@api/brokerage/articles';
import { loadBrokerage } from '@api/brokerage/queries/brokerage';
import { inTransaction } from '@api/platform/db/transaction';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { clock } from '@domain/kernel/clock';
import { isShownAt } from '@domain/texts/shown-period';
import type { TextsDatabase } from './schema';

/** Marks what has begun or ended: the row's change reaches every cache. Texts of pages have no row of their own. */
export const showArticles = (db: Kysely<TextsDatabase>): Promise<void> =>
  inTransaction(db, async (write) => {
    const rows = await write
      .selectFrom('house_article')
      .select(['id', 'content', 'is_shown'])
      .where(sql<boolean>`content ?| array['from', 'until']`)
      .execute();
    for (const { id, content, is_shown } of rows) {
      const isShown = isShownAt(content, clock.now());
      if (isShown !== is_shown)
        await write.updateTable('house_article').set({ is_shown: isShown }).where('id', '=', id).execute();
    }
    const pages = Object.values((await loadBrokerage(write))?.content.pages ?? {});
    if (pages.some((page) => page?.from !== undefined || page?.until !== undefined))
      await sql`update house set version = version`.execute(write);
  });

/** `writeArticle` and `saveChange` add a job for each begin and end. */
export const showArticlesJob = (db: Kysely<TextsDatabase>): JobDefinition => ({
  name: showArticlesKind,
  atOnce: 1,
  perMinute: 60,
  claimSeconds: 60,
  async run() {
    await showArticles(db);
    return null;
  },
});
