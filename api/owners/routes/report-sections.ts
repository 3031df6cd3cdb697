import type { Context } from 'hono';
import type { Kysely } from 'kysely';
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
import { valid } from '@api/platform/http/validate';
import { weeklyChartOf } from '../report/weekly-chart';
import { reportViewsOf } from '../report/figures';
import { priceDemandOf } from '../report/price-demand';
import type { OwnedProperty } from '../report/owned-property';
import { reportHistoryOf } from '../report/price-changes';
import { brokerOf, detailsOf, infoOf, similarOf } from '../report/report-sections';
import type { OwnersDatabase } from '../schema';

type Section = (owned: OwnedProperty, context: Context) => Promise<object> | object;

/** Each section of a report, for the owner and for the team. */
export const reportSections = (db: Kysely<OwnersDatabase>): Record<string, Section> => ({
  info: async (owned) => ({ data: await infoOf(db, owned) }) satisfies z.input<typeof reportInfoAnswer>,
  details: (owned) => ({ data: detailsOf(owned) }) satisfies z.input<typeof reportDetailsAnswer>,
  broker: async (owned) => ({ data: await brokerOf(db, owned) }) satisfies z.input<typeof reportBrokerAnswer>,
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
});
