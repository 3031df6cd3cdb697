import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { notFound } from '@api/platform/http/errors';
import { writing } from '@api/platform/http/request-deadline';
import { idParam, jsonBody, valid, validForm } from '@api/platform/http/validate';
import { actorOf, staffOf } from '@api/staff/guard';
import type { doneAnswer } from '@contract/auth';
import { staffFeedScheduleBody } from '@contract/staff-feed-schedule';
import type { staffActAnswer } from '@contract/staff-undo';
import {
  type staffFeedsAnswer,
  staffFeedsQuery,
  staffHeldValueBody,
  staffPublishBody,
  type staffRunAnswer,
  type staffRunNowAnswer,
} from '@contract/staff-feeds';
import { acceptValue, decideRun, revert } from '../decide';
import { listFeeds, type Schedule } from '../queries/feeds';
import { detailOf, readRun } from '../queries/run';
import { runCsv } from '../run-csv';
import { changeSchedule } from '../schedule';
import { runNow } from '../run-now';
import type { FeedAdminDatabase } from '../schema';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

export interface FeedAdminDeps {
  db: Kysely<FeedAdminDatabase>;
  system: Schedule;
}

/** Loads in the admin (contract/staff-feeds.ts). */
export function staffFeedRoutes({ db, system }: FeedAdminDeps): Hono {
  const routes = new Hono();
  const idOf = (context: Context): number => {
    const id = idParam(context.req.param('id'));
    if (id === null) throw notFound();
    return id;
  };
  const actor = (context: Context) => actorOf(staffOf(context));

  routes.get('/staff/feeds', async (context) => {
    const { page } = valid(staffFeedsQuery, context.req.query());
    const data = await listFeeds(db, system, Number(page));
    return context.json({ data } satisfies z.input<typeof staffFeedsAnswer>);
  });

  routes.get('/staff/feeds/runs/:id', async (context) => {
    const data = await readRun(db, idOf(context));
    if (!data) throw notFound();
    return context.json({ data } satisfies z.input<typeof staffRunAnswer>);
  });

  routes.get('/staff/feeds/runs/:id/csv', async (context) => {
    const detail = await detailOf(db, idOf(context));
    if (!detail) throw notFound();
    return context.body(runCsv(detail), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="carga.csv"',
    });
  });

  routes.post('/staff/feeds/runs/:id/discard', async (context) => {
    await decideRun(writing(context, db), actor(context), idOf(context), { decision: 'discarded' });
    return context.json(done);
  });

  routes.post('/staff/feeds/runs/:id/publish-without-prices', async (context) => {
    await decideRun(writing(context, db), actor(context), idOf(context), { decision: 'without-prices' });
    return context.json(done);
  });

  routes.post('/staff/feeds/runs/:id/publish', async (context) => {
    const id = idOf(context);
    const { number } = validForm(staffPublishBody, await jsonBody(context));
    await decideRun(writing(context, db), actor(context), id, { decision: 'published', number });
    return context.json(done);
  });

  routes.post('/staff/feeds/runs/:id/publish-file', async (context) => {
    await decideRun(writing(context, db), actor(context), idOf(context), {
      ...{ decision: 'published', isFile: true },
    });
    return context.json(done);
  });

  routes.post('/staff/feeds/runs/:id/revert', async (context) => {
    await revert(writing(context, db), actor(context), idOf(context));
    return context.json(done);
  });

  routes.post('/staff/feeds/runs/:id/accept', async (context) => {
    const id = idOf(context);
    const { reference } = validForm(staffHeldValueBody, await jsonBody(context));
    await acceptValue(writing(context, db), actor(context), id, reference);
    return context.json(done);
  });

  routes.post('/staff/feeds/:source/run', async (context) => {
    const source = context.req.param('source');
    const is_queued = await runNow(writing(context, db), actor(context), system.feeds, source);
    return context.json({ data: { is_queued } } satisfies z.input<typeof staffRunNowAnswer>);
  });
  routes.put('/staff/feeds/:source/schedule', async (context) => {
    const source = context.req.param('source');
    const { schedule } = validForm(staffFeedScheduleBody, await jsonBody(context));
    const changed = { source, schedule };
    const act = await changeSchedule(writing(context, db), actor(context), system.feeds, changed);
    return context.json({ status: 'success', act } satisfies z.input<typeof staffActAnswer>);
  });
  return routes;
}
