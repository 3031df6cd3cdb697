import { z } from 'zod';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { reportPeriods, defaultPeriod } from '@domain/owner-report/period';
import { ours } from './ours';
import { productHistoryAnswer } from './product-history';

const count = z.number().int().nonnegative();
const day = z.iso.date();
const visits = z.object({ in_person: count, virtual: count });

/** `leads` are people, by e-mail or phone. `views` of the page, `search` in results; null: not counted then. */
const periodFigures = z.object({
  visits,
  leads: count,
  views: count.nullable(),
  search: count.nullable(),
});
export type PeriodFigures = z.output<typeof periodFigures>;

export const reportViewsQuery = z.object({ periodo: ours(z.enum(reportPeriods).default(defaultPeriod)) });

/** `ownerReport/views` (spec 2 §3): `views_period`, `leads.new`: period; else all time. `hits_total`: search, views. */
export const reportViewsAnswer = z.object({
  data: z.object({
    hits: z.object({ search_total: count, views_total: count, views_period: count, hits_total: count }),
    leads: z.object({ total: count, new: count }),
    visits,
    /** Figures of portals in the period, entered by the operator; never added to ours. */
    portals: z.array(
      z.object({
        name: ours(z.string()),
        views: ours(count.nullable()),
        contacts: ours(count.nullable()),
        from: ours(day.nullable()),
        to: ours(day.nullable()),
      }),
    ),
    /** Period of the figures. Absent: they are totals, without a comparison. */
    period: ours(
      z
        .object({
          periodo: z.enum(reportPeriods),
          /** Inclusive days in São Paulo; `to` is today, which is not over. */
          from: day,
          to: day,
          now: periodFigures,
          /** Previous period of the same length; null: not announced since then. */
          before: z.object({ from: day, to: day, figures: periodFigures }).nullable(),
        })
        .nullish(),
    ),
    counted_since: ours(day.nullish()),
    /** Accounts with it as a favorite today, people with a matching saved search; null: fewer than 5. */
    favorites: ours(count.nullish()),
    saved_searches: ours(count.nullish()),
    days: ours(count.nullish()),
    at: ours(z.string().nullish()),
  }),
});
export type ReportViews = z.output<typeof reportViewsAnswer>['data'];

/** `GET clientArea/ownerReport/curve/{estateId}` (ours), oldest first. `band` null: fewer than five comparables. */
export const reportWeeklyChartAnswer = z.object({
  data: z.object({
    /** Number of `weeks[0]` since the announcement, from 1: only the last weeks are sent. */
    first_week: count.min(1),
    /** `views` null: the week began before counting started. `partial`: not over, or the property was removed in it. */
    weeks: z.array(z.object({ from: day, to: day, views: count.nullable(), partial: z.boolean() })),
    band: z
      .object({
        n: z.number().int().min(5),
        ring: z.enum(['near', 'wide']),
        /** Parallel to `weeks`: quartiles of the `n` comparables available then; null: fewer than five. */
        weeks: z.array(
          z
            .object({ n: z.number().int().min(5), low: z.number(), median: z.number(), high: z.number() })
            .nullable(),
        ),
      })
      .nullable(),
    prices: z.array(
      z.object({ at: z.string(), week: count, before: count.nullable(), after: count.nullable() }),
    ),
  }),
});
export type ReportWeeklyChart = z.output<typeof reportWeeklyChartAnswer>['data'];

const side = z.object({ views: count.nullable(), leads: count.nullable() });

export const reportHistoryAnswer = z.object({
  data: z.array(
    z.object({
      negotiation: z.enum(['sell', 'rent']),
      history: productHistoryAnswer.shape.data.unwrap(),
      /** Results of the 14 days before and after each price change, newest first; `days_after` have passed. */
      changes: z.array(z.object({ at: z.string(), before: side, after: side, days_after: count.max(14) })),
    }),
  ),
});
export type ReportHistory = z.output<typeof reportHistoryAnswer>['data'];

/** `GET clientArea/ownerReport/mirror/{estateId}` (ours): `people`, in fives, would pay `up_to` or more. */
export const reportPriceDemandAnswer = z.object({
  data: z.array(
    z.object({
      negotiation: z.enum(['sell', 'rent']),
      currency: z.string().regex(currencyPattern),
      /** Monday of the figures. */
      at: day,
      steps: z.array(
        z.object({ up_to: z.number().int().positive(), people: z.number().int().multipleOf(5) }),
      ),
    }),
  ),
});
export type ReportPriceDemand = z.output<typeof reportPriceDemandAnswer>['data'];
