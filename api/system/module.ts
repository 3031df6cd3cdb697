import { Hono } from 'hono';
import type { z } from 'zod';
import type { staffSystemAnswer } from '@contract/staff-system';
import type { SystemDeps } from './deps';
import { readSystem } from './read-system';

export const systemModule = {
  routes: (deps: SystemDeps) => [systemRoutes(deps)],
};

function systemRoutes(deps: SystemDeps): Hono {
  const routes = new Hono();

  routes.get('/staff/system', async (context) => {
    const data = await readSystem(deps);
    return context.json({ data } satisfies z.input<typeof staffSystemAnswer>);
  });
  return routes;
}
