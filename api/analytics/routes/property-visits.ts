import { Hono } from 'hono';
import type { z } from 'zod';
import type { doneAnswer } from '@contract/auth';
import { visitBody, type visitsAnswer } from '@contract/favorites';
import type { AnalyticsDeps } from '../deps';
import { customerOf } from '@api/accounts/bearer';
import { productNotFound } from '@api/platform/http/errors';
import { savedProperties } from '@api/properties/queries/saved-properties';
import { countPropertyVisit, propertyVisitsOf } from '../queries/property-visits';
import { jsonBody, valid } from '@api/platform/http/validate';

/** `clientArea/visitasImovel`. 401 without a session, 404 for an unknown property. */
export function propertyVisitRoutes({ db }: AnalyticsDeps): Hono {
  const routes = new Hono();

  routes.get('/clientArea/visitasImovel', async (context) => {
    const { account } = await customerOf(context, db);
    const rows = await propertyVisitsOf(db, account.id);
    const productOf = await savedProperties(
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
