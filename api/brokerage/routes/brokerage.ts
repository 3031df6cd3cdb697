import { Hono } from 'hono';
import type { z } from 'zod';
import type { brokerageAnswer } from '@contract/brokerage';
import type { Kysely } from 'kysely';
import type { BrokerageDatabase } from '../schema';
import { serializeBrokerage } from '../brokerage';
import { loadBrokerage } from '../queries/brokerage';
import { liveBrokerage, liveVersion } from '../schedule';
import { isDemo } from '../queries/is-demo';
import { publicAnswer } from '@api/platform/http/public-answer';

/** `GET house`: public data of the brokerage, or null. */
export function brokerageRoutes({ db }: { db: Kysely<BrokerageDatabase> }): Hono {
  const routes = new Hono();
  routes.get('/house', publicAnswer, async (context) => {
    const stored = await loadBrokerage(db);
    return context.json({
      isDemo: await isDemo(db),
      data: stored
        ? serializeBrokerage(liveBrokerage(stored.content), liveVersion(stored.version, stored.content))
        : null,
    } satisfies z.input<typeof brokerageAnswer>);
  });
  return routes;
}
