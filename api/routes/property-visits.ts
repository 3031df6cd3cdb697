import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { visitBody, type visitsAnswer } from '@contract/favorites';
import type { ApiDeps } from '@api/deps';
import { customerOf } from '@api/auth/bearer';
import { productNotFound } from '@api/errors';
import { keptProducts } from '@api/repositories/kept-products';
import { countPropertyVisit, propertyVisitsOf } from '@api/repositories/property-visits';
import { jsonBody, valid } from './validate';

/** `clientArea/visitasImovel`: the properties that the bearer has seen. 401 without a session, 404 for no property. */
export function propertyVisitRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  routes.get('/clientArea/visitasImovel', async (context) => {
    const { account } = await customerOf(context, db);
    const rows = await propertyVisitsOf(db, account.id);
    const productOf = await keptProducts(
      db,
      rows.map(({ property_id }) => property_id),
    );
    return context.json({
      data: rows.map(({ property_id: id_imovel, seen_at }) => ({
        id_imovel,
        seen_at: seen_at.toISOString(),
        product: productOf(id_imovel).product,
      })),
    } satisfies z.input<typeof visitsAnswer>);
  });

  routes.post('/clientArea/visitasImovel', async (context) => {
    const { account } = await customerOf(context, db);
    const { id_imovel } = valid(visitBody, await jsonBody(context));
    if (!(await countPropertyVisit(db, account.id, id_imovel))) throw productNotFound();
    return context.json({ status: 'success' } satisfies z.input<typeof doneAnswer>);
  });

  return routes;
}
