import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { exposureBody } from '@contract/experiments';
import { takeStrangersTurn } from '@api/auth/limits';
import { callerOf } from '@api/auth/caller';
import type { ApiDeps } from '@api/deps';
import { countExposure } from '@api/repositories/experiments';
import { jsonBody, valid } from './validate';

const done = { status: 'success' } satisfies z.input<typeof doneAnswer>;

/** `POST experiments/exposures` counts that an arm was shown; not what the house's own people see. */
export function experimentRoutes({ db, isHouse }: ApiDeps): Hono {
  return new Hono().post('/experiments/exposures', async (context) => {
    const arm = valid(exposureBody, await jsonBody(context));
    await takeStrangersTurn(db, 'viewsByAddress', context);
    if (!isHouse(callerOf(context).ip)) await countExposure(db, arm);
    return context.json(done);
  });
}
