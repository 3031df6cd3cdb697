import { Hono } from 'hono';
import type { z } from 'zod';
import type { houseAnswer } from '@contract/house';
import type { ApiDeps } from '@api/deps';
import { toldHouse } from '@api/house/house';
import { keptHouse } from '@api/repositories/house';

/** `GET house`: what pages show of the operator's own house; null where none was entered. */
export function houseRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();
  routes.get('/house', async (context) => {
    const kept = await keptHouse(db);
    return context.json({ data: kept ? toldHouse(kept.content, kept.version) : null } satisfies z.input<
      typeof houseAnswer
    >);
  });
  return routes;
}
