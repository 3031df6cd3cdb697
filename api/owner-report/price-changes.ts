import type { Kysely } from 'kysely';
import type { ReportHistory } from '@contract/owner-figures';
import type { Database } from '@api/db/schema';
import { historyOf } from '@api/repositories/product-history';
import type { ProductRow } from '@api/repositories/products';
import { clock } from '@domain/clock';
import { isoDay } from '@domain/moment';
import { type Days, daysAfter, daysBetween } from '@domain/owner-report/period';
import { contactsOf, peopleIn } from './contacts';
import { countedSince, viewsByDay, viewsIn } from './counted-views';

/** Days on either side of a change that are compared (docs/decisions/0069-owners.md). */
const aside = 14;

/** The changes of price of an offer that visitors saw, for sale before to rent, the oldest first. */
export async function shownPriceChanges(db: Kysely<Database>, { id, for_sale }: ProductRow) {
  const history = await historyOf(db, id, for_sale ? 'sell' : 'rent');
  return (history?.changes ?? []).flatMap(({ at, kind, before, after }) =>
    kind === 'price'
      ? [{ at: new Date(at), before: before?.amount ?? null, after: after?.amount ?? null }]
      : [],
  );
}

/** What happened to a home in each negotiation, and what each change of its price brought. */
export async function reportHistoryOf(
  db: Kysely<Database>,
  { id }: ProductRow,
  now = clock.now(),
): Promise<ReportHistory> {
  const [contacts, views, counting, sale, rent] = await Promise.all([
    contactsOf(db, [id]),
    viewsByDay(db, [id], ['detail']),
    countedSince(db, 'detail', [id]),
    historyOf(db, id, 'sell'),
    historyOf(db, id, 'rent'),
  ]);
  const since = counting.get(id)!;
  const today = isoDay(now);
  const side = (days: Days) => ({
    views: since !== null && since <= days.from ? viewsIn(views, days, since) : null,
    leads: peopleIn(contacts, days),
  });
  const changeAt = (at: string) => {
    const day = isoDay(new Date(at));
    return {
      at,
      before: side({ from: daysAfter(day, -aside), to: daysAfter(day, -1) }),
      after: side({ from: daysAfter(day, 1), to: daysAfter(day, aside) }),
      days_after: Math.max(0, Math.min(aside, daysBetween(day, today) - 1)),
    };
  };
  return [
    { negotiation: 'sell' as const, history: sale },
    { negotiation: 'rent' as const, history: rent },
  ].flatMap(({ negotiation, history }) =>
    history
      ? [
          {
            negotiation,
            history,
            changes: history.changes
              .filter(({ kind }) => kind === 'price')
              .map(({ at }) => changeAt(at))
              .reverse(),
          },
        ]
      : [],
  );
}
