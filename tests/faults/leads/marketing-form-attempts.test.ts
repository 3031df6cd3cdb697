import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { leadsToRetry, retryLead } from '@api/leads/retry';
import { sqlNow } from '@api/platform/db/sql-now';
import { testEngines } from '../../support/database';
import type { Manner } from '../../support/mautic';
import { until } from '../../support/until';
import { marketingForm } from './marketing-form';

describe.each(testEngines)('attempts to post a lead to its marketing form, on %s', (engine) => {
  const { became, delivery, mautic, opened, pass, places, send, start, untilDuePosted, work } =
    marketingForm(engine);

  it.each<Manner>(['redirect', 'html', '500', 'hanging', 'reset', 'garbage'])(
    'with an unclear answer (%s) is sent three times a day, then unclear',
    async (how) => {
      mautic.manner = () => how;
      start();
      const protocol = await send();
      const tries = (count: number) =>
        until(async () => {
          expect(mautic.server.posted).toHaveLength(count);
          expect(await work()).toMatchObject([{ held_until: null }]);
        });
      await tries(1);
      await pass(0.9);
      await pass(0.2);
      await tries(2);
      await pass(21);
      await untilDuePosted();
      expect(mautic.server.posted).toHaveLength(2);
      await pass(2);
      await tries(3);
      await became({ received: 1, unclear: 1 });
      expect(await delivery()).toMatchObject({ state: 'unclear', reason: 'sem resposta clara' });
      expect(await leadsToRetry(opened.database.db, { untold: false })).toEqual([]);
      mautic.manner = () => 'well';
      const lead = await opened.database.db
        .selectFrom('lead')
        .selectAll()
        .where('protocol', '=', protocol)
        .executeTakeFirstOrThrow();
      await retryLead(opened.database.db, lead, places());
      await became({ unclear: 1 });
      await retryLead(opened.database.db, lead, places(), { unclear: true });
      await became({ received: 1, delivered: 1 });
      expect(new Set(mautic.server.posted.map(({ fields }) => fields.submission_id![0])).size).toBe(1);
    },
  );

  it.each<Manner>(['429', '503'])(
    'rejected before processing (%s) is no attempt: it waits without limit',
    async (how) => {
      mautic.manner = () => how;
      start();
      await send();
      await until(() => expect(mautic.server.posted.length).toBeGreaterThan(4));
      await became({ received: 1, waiting: 1 });
      mautic.manner = () => 'well';
      await became({ received: 1, delivered: 1 });
    },
  );

  it('in a killed process is retried by another only after an hour', async () => {
    await send();
    await sql`update work set attempts = 1, held_until = ${sqlNow()} + interval '1 hour',
      next_attempt_at = ${sqlNow()} + interval '1 hour'`.execute(opened.database.db);
    start();
    await pass(0.9);
    await untilDuePosted();
    expect(mautic.server.posted).toEqual([]);
    await pass(0.2);
    await became({ received: 1, delivered: 1 });
    expect(mautic.server.posted).toHaveLength(1);
  });

  it('held by killed processes three times is unclear, not sent again', async () => {
    await send();
    await sql`update work set attempts = 3, held_until = ${sqlNow()}`.execute(opened.database.db);
    start();
    await became({ received: 1, unclear: 1 });
    expect(mautic.server.posted).toEqual([]);
  });
});
