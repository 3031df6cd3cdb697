import { Hono } from 'hono';
import type { z } from 'zod';
import { staffOf } from '@api/staff/guard';
import type { staffTodayAnswer, staffWaitingAnswer } from '@contract/staff-today';
import type { TodayDeps } from './deps';
import { readToday, readWaiting } from './read-today';

export const todayModule = {
  routes: (deps: TodayDeps) => [todayRoutes(deps)],
};

function todayRoutes(deps: TodayDeps): Hono {
  const routes = new Hono();

  routes.get('/staff/today', async (context) => {
    const data = await readToday(deps, staffOf(context).member);
    return context.json({ data } satisfies z.input<typeof staffTodayAnswer>);
  });

  routes.get('/staff/waiting', async (context) => {
    const data = await readWaiting(deps, staffOf(context).member);
    return context.json({ data } satisfies z.input<typeof staffWaitingAnswer>);
  });
  return routes;
}
