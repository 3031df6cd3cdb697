import { z } from 'zod';
import { currencyPattern } from '@domain/taxonomy/currencies';
import { reportPeriods, usualPeriod } from '@domain/owner-report/period';
import { ours } from './ours';
import { productHistoryAnswer } from './product-history';

const count = z.number().int().nonnegative();
const day = z.iso.date();
const visits = z.object({ in_person: count, virtual: count });

/** What a period brought. People are told apart by e-mail or phone, visits are 'pedidos de visita' made on the site. */
const periodFigures = z.object({
  visits,
  /** People who got in touch. */
  leads: count,
  /** Of the page. null: nothing was counted then. */
  views: count.nullable(),
  /** In results. null: nothing was counted then. */
  search: count.nullable(),
});
export type PeriodFigures = z.output<typeof periodFigures>;

/** `GET clientArea/ownerReport/views/{estateId}?periodo=` */
export const reportViewsQuery = z.object({ periodo: ours(z.enum(reportPeriods).default(usualPeriod)) });

/**
 * What was counted of a property (spec 2 §3). `search_total` and `views_total` are since it was announced, `views_period`
 * in the period, `hits_total` the sum of the first two; `leads.total` are people since it was announced, `new` in the
 * period; `visits` since it was announced.
 */
export const reportViewsAnswer = z.object({
  data: z.object({
    hits: z.object({ search_total: count, views_total: count, views_period: count, hits_total: count }),
    leads: z.object({ total: count, new: count }),
    visits,
    /** Each portal's own figures of the period, as the operator has them: never added to ours. */
    portals: z.array(
      z.object({
        name: ours(z.string()),
        views: ours(count.nullable()),
        contacts: ours(count.nullable()),
        /** The days that the figures are of. */
        from: ours(day.nullable()),
        to: ours(day.nullable()),
      }),
    ),
    /** Repeats what was asked: without it what came is a total, and nothing is compared. */
    period: ours(
      z
        .object({
          periodo: z.enum(reportPeriods),
          /** Days of São Paulo, both counted; `to` is today, which is not over. */
          from: day,
          to: day,
          now: periodFigures,
          /** As many days before; null: not since it was announced. */
          before: z.object({ from: day, to: day, figures: periodFigures }).nullable(),
        })
        .nullish(),
    ),
    /** The first day of which views were counted; null: none was yet. */
    counted_since: ours(day.nullish()),
    /** Accounts that keep it today, 5 or more; null: fewer than 5. */
    favorites: ours(count.nullish()),
    /** People with a saved search that it meets, 5 or more; null: fewer than 5. */
    saved_searches: ours(count.nullish()),
    days: ours(count.nullish()),
    /** When the figures were read (ISO). */
    at: ours(z.string().nullish()),
  }),
});
export type ReportViews = z.output<typeof reportViewsAnswer>['data'];

/**
 * `GET clientArea/ownerReport/curve/{estateId}` (ours): views of the page by week since it was announced, the first first.
 * A week that began before anything was counted is null. `band` null: fewer than five homes are like it.
 */
export const reportCurveAnswer = z.object({
  data: z.object({
    /** The number of the first of `weeks` since it was announced, from 1: of many weeks the last ones are told. */
    first_week: count.min(1),
    /** `partial`: it is not over, or the home left in it. */
    weeks: z.array(z.object({ from: day, to: day, views: count.nullable(), partial: z.boolean() })),
    band: z
      .object({
        n: z.number().int().min(5),
        /** Of which homes it is made (domain/owner-report/alike.ts). */
        ring: z.enum(['near', 'wide']),
        /** One for each of `weeks`: quartiles of the `n` that were on offer in that week of theirs; null: fewer than five. */
        weeks: z.array(
          z
            .object({ n: z.number().int().min(5), low: z.number(), median: z.number(), high: z.number() })
            .nullable(),
        ),
      })
      .nullable(),
    /** Changes of price, the oldest first; `week` is the place in `weeks`. */
    prices: z.array(
      z.object({ at: z.string(), week: count, before: count.nullable(), after: count.nullable() }),
    ),
  }),
});
export type ReportCurve = z.output<typeof reportCurveAnswer>['data'];

/** The 14 days on one side of a change of price, its own day left out; null: not counted then. */
const side = z.object({ views: count.nullable(), leads: count.nullable() });

/** `GET clientArea/ownerReport/history/{estateId}` (ours): each negotiation that it was ever offered in. */
export const reportHistoryAnswer = z.object({
  data: z.array(
    z.object({
      negotiation: z.enum(['sell', 'rent']),
      history: productHistoryAnswer.shape.data.unwrap(),
      /** What the 14 days before and after each change of price brought, the newest first; `days_after` have passed. */
      changes: z.array(z.object({ at: z.string(), before: side, after: side, days_after: count.max(14) })),
    }),
  ),
});
export type ReportHistory = z.output<typeof reportHistoryAnswer>['data'];

/**
 * `GET clientArea/ownerReport/mirror/{estateId}` (ours): how many people look for such a home at which price. Steps stand
 * on the fixed grid of domain/owner-report/price-grid.ts; `people` would pay `up_to` or more, in fives. No step: fewer
 * than five people.
 */
export const reportMirrorAnswer = z.object({
  data: z.array(
    z.object({
      negotiation: z.enum(['sell', 'rent']),
      currency: z.string().regex(currencyPattern),
      /** The Monday of which it is. */
      at: day,
      steps: z.array(
        z.object({ up_to: z.number().int().positive(), people: z.number().int().multipleOf(5) }),
      ),
    }),
  ),
});
export type ReportMirror = z.output<typeof reportMirrorAnswer>['data'];
