import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import {
  type reportBrokerAnswer,
  type reportDetailsAnswer,
  type reportInfoAnswer,
  reportSimilarQuery,
} from '@contract/owner-report';
import {
  type reportCurveAnswer,
  type reportHistoryAnswer,
  type reportMirrorAnswer,
  type reportViewsAnswer,
  reportViewsQuery,
} from '@contract/owner-figures';
import { customerOf } from '@api/auth/bearer';
import type { ApiDeps } from '@api/deps';
import { productNotFound } from '@api/errors';
import { curveOf } from '@api/owner-report/curve';
import { reportViewsOf } from '@api/owner-report/figures';
import { productsOfOwner } from '@api/owner-report/my-products';
import { mirrorOf } from '@api/owner-report/mirrors';
import { type OwnedProperty, ownedProperty } from '@api/owner-report/owned-property';
import { reportHistoryOf } from '@api/owner-report/price-changes';
import { brokerOf, detailsOf, infoOf, similarOf } from '@api/owner-report/told-property';
import { idParam, valid } from './validate';

/** Of the one section of a report: for its owner's eyes. */
type Section = (owned: OwnedProperty, context: Context) => Promise<object> | object;

/**
 * An owner's properties and the sections of their reports (spec 2 §3, §7), each a call of its own. 401 without a session;
 * somebody else's property is answered as one that is not there.
 */
export function ownerReportRoutes({ db }: ApiDeps): Hono {
  const routes = new Hono();

  const sections: Record<string, Section> = {
    info: async (owned) => ({ data: await infoOf(db, owned) }) satisfies z.input<typeof reportInfoAnswer>,
    details: (owned) => ({ data: detailsOf(owned) }) satisfies z.input<typeof reportDetailsAnswer>,
    broker: async (owned) =>
      ({ data: await brokerOf(db, owned) }) satisfies z.input<typeof reportBrokerAnswer>,
    views: async (owned, context) => {
      const { periodo } = valid(reportViewsQuery, context.req.query());
      return { data: await reportViewsOf(db, owned, periodo) } satisfies z.input<typeof reportViewsAnswer>;
    },
    curve: async (owned) => ({ data: await curveOf(db, owned) }) satisfies z.input<typeof reportCurveAnswer>,
    history: async ({ row }) =>
      ({ data: await reportHistoryOf(db, row) }) satisfies z.input<typeof reportHistoryAnswer>,
    mirror: async ({ row }) =>
      ({ data: await mirrorOf(db, row.id) }) satisfies z.input<typeof reportMirrorAnswer>,
    similar: (owned, context) => similarOf(db, owned, valid(reportSimilarQuery, context.req.query()).page),
  };

  routes.get('/clientArea/getMyProducts', async (context) => {
    const { account } = await customerOf(context, db);
    return context.json(await productsOfOwner(db, account.id));
  });

  for (const [name, section] of Object.entries(sections))
    routes.get(`/clientArea/ownerReport/${name}/:estateId`, async (context) => {
      const { account } = await customerOf(context, db);
      const id = idParam(context.req.param('estateId'));
      const owned = id === null ? undefined : await ownedProperty(db, account.id, id);
      if (!owned) throw productNotFound();
      return context.json(await section(owned, context));
    });

  return routes;
}
