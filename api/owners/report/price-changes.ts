import type { Kysely } from 'kysely';
import type { ReportHistory } from '@contract/owner-figures';
import type { OwnersDatabase } from '../schema';
import { historyOf } from '@api/properties/queries/product-history';
import type { PropertyRow } from '@api/properties/queries/properties';
import { clock } from '@domain/kernel/clock';
import { isoDay } from '@domain/kernel/moment';
import { type Days, daysAfter, daysBetween } from '@domain/owner-report/period';
import { contactsOf, peopleIn } from './contacts';
import { countedSince, viewsByDay, viewsIn } from './counted-views';

/** Days to compare on each side of a change (docs/decisions/0069-owners.md). */
const aside = 14;

/** Visible price changes, oldest first: of the sale, or of the rent if not for sale. */
export async function shownPriceChanges(db: Kysely<OwnersDatabase>, { id, for_sale }: PropertyRow) {
  const history = await historyOf(db, id, for_sale ? 'sell' : 'rent');
  return (history?.changes ?? []).flatMap(({ at, kind, before, after }) =>
    kind === 'price'
      ? [{ at: new Date(at), before: before?.amount ?? null, after: after?.amount ?? null }]
      : [],
  );
}

/** History of each negotiation, with figures before and after each price change. */
export async function reportHistoryOf(
  db: Kysely<OwnersDatabase>,
  { id }: PropertyRow,
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
