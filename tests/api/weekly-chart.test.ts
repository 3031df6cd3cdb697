import { type Updateable } from 'kysely';
import type { Database } from '@api/database';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { weeklyChartOf } from '@api/owners/report/weekly-chart';
import { reportHistoryOf } from '@api/owners/report/price-changes';
import { reportWeeklyChartAnswer, reportHistoryAnswer } from '@contract/owner-figures';
import { daysAfter } from '@domain/owner-report/period';
import { now, M, listedAt, openFigures } from './owner-figures';

const { database, ids, home, empty, owned, see, ask } = await openFigures();
afterAll(() => database.close());
beforeEach(empty);

describe('the curve of an owner’s report', () => {
  const curve = async () =>
    reportWeeklyChartAnswer.parse({ data: await weeklyChartOf(database.db, await owned(), now) }).data;

  it('charts weekly views since the announcement; uncounted weeks are gaps', async () => {
    await see('CASA', '2026-09-22', 2);
    await see('CASA', '2026-09-27', 4);
    await see('CASA', '2026-10-03', 1);
    const { weeks } = await curve();
    expect(weeks.slice(0, 4).map((week) => week.views)).toEqual([null, null, 5, 0]);
    expect(weeks[2]).toMatchObject({ from: '2026-09-27', to: '2026-10-03', partial: false });
    expect(weeks).toHaveLength(11);
    expect(weeks.at(-1)).toMatchObject({ partial: true, from: '2026-11-22' });
  });

  const change = (reference: string, row: Updateable<Database['property']>) =>
    database.db.updateTable('property').set(row).where('id', '=', ids.get(reference)!).execute();
  const leave = async (reference: string, day: string) => {
    await change(reference, { in_feed: false });
    await database.db
      .updateTable('property_event')
      .set({ at: new Date(`${day}T12:00:00Z`) })
      .where('property_id', '=', ids.get(reference)!)
      .execute();
  };

  it('marks the week in which the property left as partial, and ends there', async () => {
    await see('CASA', '2026-09-13', 3);
    await leave('CASA', '2026-09-29');
    const { weeks } = await curve();
    expect(weeks.map(({ partial }) => partial)).toEqual([false, false, true]);
    await change('CASA', { in_feed: true });
  });

  it('returns the last 104 weeks of an older property, numbered', async () => {
    await change('CASA', { listed_at: '2023-11-26T15:00:00Z' });
    const { first_week, weeks } = await curve();
    expect([first_week, weeks.length, weeks[0]!.from]).toEqual([54, 104, '2024-12-01']);
    await change('CASA', { listed_at: listedAt });
  });

  it.each([
    [0, null],
    [1, null],
    [4, null],
    [5, 5],
    [6, 6],
  ])('with %d comparables available for the whole week uses %s of them', async (count, n) => {
    const others = ['PERTO-1', 'PERTO-2', 'PERTO-3', 'LONGE-1', 'LONGE-2', 'CARA'];
    await change('CARA', { sell_price: 2 * M });
    await see('CASA', '2026-09-13', 3);
    for (const reference of others.slice(count)) await leave(reference, '2026-09-25');
    const { band } = await curve();
    expect([band?.n, band?.weeks[0]?.n, band?.weeks[1]?.n ?? null]).toEqual([6, 6, n]);
    for (const reference of others) await change(reference, { in_feed: true });
    await change('CARA', { sell_price: 3.5 * M });
  });

  it('compares by kind, price and size, and widens once for under five', async () => {
    await see('CASA', '2026-09-01', 0);
    for (const [index, reference] of ['PERTO-1', 'PERTO-2', 'PERTO-3', 'LONGE-1', 'LONGE-2'].entries())
      await see(reference, '2026-09-21', index + 1);
    for (const other of ['CARA', 'GRANDE', 'LOJA', 'RENDA']) await see(other, '2026-09-21', 1000);
    const { band } = await curve();
    expect(band).toMatchObject({ n: 5, ring: 'wide' });
    expect(band!.weeks.slice(0, 2)).toEqual([
      { n: 5, low: 0, median: 0, high: 0 },
      { n: 5, low: 2, median: 3, high: 4 },
    ]);
    expect(band!.weeks.at(-1)).toBeNull();
  });

  it('tells nothing of likes where there are not five', async () => {
    await database.db
      .updateTable('property')
      .set({ type: 'casa' })
      .where('id', '=', ids.get('LONGE-2')!)
      .execute();
    expect((await curve()).band).toBeNull();
    await database.db
      .updateTable('property')
      .set({ type: 'apartamento' })
      .where('id', '=', ids.get('LONGE-2')!)
      .execute();
  });

  it('marks price changes with the views of 14 days before and after', async () => {
    await database.db.updateTable('property').set({ sell_price: 1_900_000 }).where('id', '=', home).execute();
    await database.db
      .updateTable('property_event')
      .set({ at: new Date('2026-11-10T12:00:00Z') })
      .where('property_id', '=', home)
      .execute();
    await see('CASA', '2026-09-13', 1);
    for (const [days, views] of [
      [-15, 1],
      [-14, 2],
      [-1, 3],
      [0, 50],
      [1, 4],
      [12, 5],
    ] as const)
      await see('CASA', daysAfter('2026-11-10', days), views);
    await ask('ana@x.br', '2026-11-09');
    await ask('ana@x.br', '2026-11-12');
    await ask('bia@x.br', '2026-11-12');
    expect((await curve()).prices).toEqual([
      { at: '2026-11-10T12:00:00.000Z', week: 8, before: 2 * M, after: 1_900_000 },
    ]);
    const { row } = await owned();
    const history = reportHistoryAnswer.parse({ data: await reportHistoryOf(database.db, row, now) }).data;
    expect(history).toMatchObject([
      {
        negotiation: 'sell',
        changes: [{ before: { views: 5, leads: 1 }, after: { views: 9, leads: 2 }, days_after: 11 }],
      },
    ]);
    await database.db
      .updateTable('property')
      .set({ sell_price: 2 * M })
      .where('id', '=', home)
      .execute();
  });
});
