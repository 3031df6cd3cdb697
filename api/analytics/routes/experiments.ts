import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { exposureBody } from '@contract/experiments';
import { consumeStrangerLimit } from '@api/platform/http/limits';
import { callerOf } from '@api/platform/http/caller';
import type { AnalyticsDeps } from '../deps';
import { countExposure } from '../queries/experiments';
import { jsonBody, valid } from '@api/platform/http/validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** `POST experiments/exposures`; ignores the brokerage's network. */
export function experimentRoutes({ db, isBrokerageAddress }: AnalyticsDeps): Hono {
  return new Hono().post('/experiments/exposures', async (context) => {
    const arm = valid(exposureBody, await jsonBody(context));
    await consumeStrangerLimit(db, 'viewsByAddress', context);
    if (!isBrokerageAddress(callerOf(context).ip)) await countExposure(db, arm);
    return context.json(done);
  });
}
