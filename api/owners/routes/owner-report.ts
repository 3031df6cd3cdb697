import { Hono } from 'hono';
import { customerOf } from '@api/accounts/bearer';
import type { OwnersDeps } from '../deps';
import { productNotFound } from '@api/platform/http/errors';
import { propertiesOfOwner } from '../report/owner-properties';
import { ownedProperty } from '../report/owned-property';
import { idParam } from '@api/platform/http/validate';
import { reportSections } from './report-sections';

/** The bearer's properties and each report section (spec 2 §3, §7). 401: no session; 404: not the bearer's. */
export function ownerReportRoutes({ db }: OwnersDeps): Hono {
  const routes = new Hono();

  routes.get('/clientArea/getMyProducts', async (context) => {
    const { account } = await customerOf(context, db);
    return context.json(await propertiesOfOwner(db, account.id));
  });

  for (const [name, section] of Object.entries(reportSections(db)))
    routes.get(`/clientArea/ownerReport/${name}/:estateId`, async (context) => {
      const { account } = await customerOf(context, db);
      const id = idParam(context.req.param('estateId'));
      const owned = id === null ? undefined : await ownedProperty(db, account.id, id);
      if (!owned) throw productNotFound();
      return context.json(await section(owned, context));
    });

  return routes;
}
