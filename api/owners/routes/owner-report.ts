import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import {
  type reportBrokerAnswer,
  type reportDetailsAnswer,
  type reportInfoAnswer,
  reportSimilarQuery,
} from '@contract/owner-report';
import {
  type reportWeeklyChartAnswer,
  type reportHistoryAnswer,
  type reportPriceDemandAnswer,
  type reportViewsAnswer,
  reportViewsQuery,
} from '@contract/owner-figures';
import { customerOf } from '@api/accounts/bearer';
import type { OwnersDeps } from '../deps';
import { productNotFound } from '@api/platform/http/errors';
import { weeklyChartOf } from '../report/weekly-chart';
import { reportViewsOf } from '../report/figures';
import { propertiesOfOwner } from '../report/owner-properties';
import { priceDemandOf } from '../report/price-demand';
import { type OwnedProperty, ownedProperty } from '../report/owned-property';
import { reportHistoryOf } from '../report/price-changes';
import { brokerOf, detailsOf, infoOf, similarOf } from '../report/report-sections';
import { idParam, valid } from '@api/platform/http/validate';

type Section = (owned: OwnedProperty, context: Context) => Promise<object> | object;

/** The bearer's properties and each report section (spec 2 §3, §7). 401: no session; 404: not the bearer's. */
export function ownerReportRoutes({ db }: OwnersDeps): Hono {
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
    curve: async (owned) =>
      ({ data: await weeklyChartOf(db, owned) }) satisfies z.input<typeof reportWeeklyChartAnswer>,
    history: async ({ row }) =>
      ({ data: await reportHistoryOf(db, row) }) satisfies z.input<typeof reportHistoryAnswer>,
    mirror: async ({ row }) =>
      ({ data: await priceDemandOf(db, row.id) }) satisfies z.input<typeof reportPriceDemandAnswer>,
    similar: (owned, context) => similarOf(db, owned, valid(reportSimilarQuery, context.req.query()).page),
  };

  routes.get('/clientArea/getMyProducts', async (context) => {
    const { account } = await customerOf(context, db);
    return context.json(await propertiesOfOwner(db, account.id));
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
