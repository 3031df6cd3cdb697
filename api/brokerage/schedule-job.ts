import { type Kysely, sql } from 'kysely';
import { endsOrBegins } from '@domain/brokerage/schedule';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { scheduledJob } from '@api/platform/jobs/scheduled-job';
import type { JobDefinition } from '@api/platform/jobs/job-definition';
import { loadBrokerage } from './queries/brokerage';
import type { BrokerageDatabase } from './schema';

const dayMs = 24 * 3_600_000;

/**
 * Reports a change of the site on the days when a list, a banner or a slide begins or has ended: websites then need not
 * wait until they ask for the brokerage again. A missed run delays them by that alone.
 */
export async function reportSchedule(db: Kysely<BrokerageDatabase>): Promise<void> {
  const { lists = [], banners = [], slides = [] } = (await loadBrokerage(db))?.content ?? {};
  const now = clock.now();
  const days = { today: isoDay(now), yesterday: isoDay(new Date(now.getTime() - dayMs)) };
  if ([...lists, ...banners, ...slides].some((item) => endsOrBegins(item, days)))
    // Triggers report each update of the table.
    await sql`update house set version = version`.execute(db);
}

export const scheduleJob = (db: Kysely<BrokerageDatabase>): JobDefinition =>
  scheduledJob('house-schedule', { dailyAt: '00:00' }, () => reportSchedule(db));
