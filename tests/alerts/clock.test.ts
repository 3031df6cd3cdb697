import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBatches, discardOldBatches } from '@api/saved-searches/alerts/batches';
import { sql } from 'kysely';
import type { ApiEnv } from '@api/env';
import { openDatabase, type OpenDatabase } from '@api/open-database';
import { queueAlertEmails } from '@api/saved-searches/alerts/queue-alert-emails';
import type { Frequency } from '@domain/saved-search/frequency';
import { silentLogger } from '../support/silent-logger';
import { testEngine } from '../support/database';
import { type AlertFixture, at, openAlertFixture } from './alert-fixture';
import { alertsCommand } from '../support/commands';

type Moment = Parameters<typeof at>;

describe('letters by the clock of São Paulo', () => {
  let fixture: AlertFixture;
  beforeAll(async () => {
    fixture = await openAlertFixture();
  });
  afterAll(() => fixture.close());
  beforeEach(() => fixture.clear());

  const listed = (count: number, price = 1_000_000) =>
    Array.from({ length: count }, (_, n) => ({ reference: `L${n}`, sellPrice: price }));
  const emails = () => fixture.db.selectFrom('alert_letter').select(['rhythm']).orderBy('id').execute();
  const sentRhythms = async () => (await emails()).map(({ rhythm }) => rhythm);
  /** One home more than there were, noted at a moment. */
  const somethingNew = async (count: number, ...moment: Moment) => {
    await fixture.apply(listed(count));
    await fixture.note(at(...moment));
  };

  /** What `npm run catalogue -- alerts` says. */
  const command = async (...args: string[]): Promise<string> => {
    const logSpy = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await alertsCommand(args)(fixture.db, {} as ApiEnv);
      return logSpy.mock.calls.flat().join('\n');
    } finally {
      logSpy.mockRestore();
    }
  };

  /** How often a search tells, when something came, and from which moment on it is told. */
  const rhythms: [Frequency, Moment, [moment: Moment, told: boolean][]][] = [
    [
      'daily',
      ['monday', '07:59'],
      [
        [['monday', '07:59'], false],
        [['monday', '08:00'], true],
      ],
    ],
    [
      'daily',
      ['monday', '08:01'],
      [
        [['monday', '20:59'], false],
        [['tuesday', '07:59'], false],
        [['tuesday', '08:00'], true],
      ],
    ],
    [
      'daily',
      ['monday', '12:00'],
      [
        [['tuesday', '21:00'], false],
        [['wednesday', '09:30'], true],
      ],
    ],
    ['weekly', ['monday', '07:00'], [[['monday', '08:00'], true]]],
    ['weekly', ['tuesday', '12:00'], [[['wednesday', '08:00'], false]]],
    ['at_once', ['tuesday', '12:00'], [[['tuesday', '12:01'], true]]],
    [
      'at_once',
      ['tuesday', '20:58'],
      [
        [['tuesday', '21:00'], false],
        [['wednesday', '07:59'], false],
        [['wednesday', '08:00'], true],
      ],
    ],
  ];
  it('tells by the day from 8 in the morning, by the week on Mondays', async () => {
    await fixture.apply(listed(1));
    const { id } = await fixture.person();
    const search = await fixture.search(id);
    await somethingNew(2, 'monday', '07:00');
    for (const [frequency, noted, moments] of rhythms) {
      await fixture.db.updateTable('saved_search').set({ frequency }).where('id', '=', search).execute();
      await fixture.db
        .updateTable('alert')
        .set({ letter_id: null, at: at(...noted) })
        .execute();
      await fixture.db.deleteFrom('alert_letter').execute();
      for (const [moment, isSent] of moments) {
        await fixture.tell(at(...moment));
        const about = `${frequency}, noted ${noted.join(' ')}, at ${moment.join(' ')}`;
        expect(await emails(), about).toHaveLength(isSent ? 1 : 0);
      }
    }
  });

  it('tells at once three times a day, and the rest the next morning', async () => {
    await fixture.apply(listed(1));
    const { id } = await fixture.person();
    await fixture.search(id, { frequency: 'at_once' });
    await fixture.search(id, {
      name: 'Por dia',
      frequency: 'daily',
      filters: { local: 'moema', negotiation: 'sell' },
    });
    for (const [index, time] of ['09:00', '10:00', '11:00', '12:00'].entries()) {
      await somethingNew(index + 2, 'tuesday', time);
      await fixture.tell(at('tuesday', time));
    }
    expect(await sentRhythms()).toEqual(['at_once', 'at_once', 'at_once']);
    await fixture.tell(at('wednesday', '08:00'));
    expect(await sentRhythms()).toEqual(['at_once', 'at_once', 'at_once', 'daily']);
    await somethingNew(6, 'wednesday', '09:00');
    await fixture.tell(at('wednesday', '09:00'));
    expect((await sentRhythms()).at(-1)).toBe('at_once');
  });

  it('makes one letter where two instances look at the same moment', async () => {
    await fixture.apply(listed(1));
    for (let n = 0; n < 5; n++) await fixture.search((await fixture.person()).id);
    await somethingNew(2, 'monday', '12:00');
    const { databaseUrl, dataDir, db } = fixture;
    const other: Pick<OpenDatabase, 'db' | 'close'> =
      testEngine === 'postgres'
        ? await openDatabase({ databaseUrl, dataDir, log: silentLogger })
        : { db, close: () => Promise.resolve() };
    const made = await Promise.all(
      [db, other.db, db].map((each) => queueAlertEmails(each, at('tuesday', '08:00'))),
    );
    await other.close();
    expect(made.reduce((sum, each) => sum + each)).toBe(5);
    expect(await db.selectFrom('work').select('id').where('kind', '=', 'bulk-mail').execute()).toHaveLength(
      5,
    );
  });

  it.each([
    ['prices', listed(20), listed(20, 900_000), { prices: 20, arrivals: 0 }],
    ['homes', listed(1), listed(101), { prices: 0, arrivals: 100 }],
  ])('holds a run back that changes too many %s, until it is released', async (_, before, after, what) => {
    await fixture.apply(before);
    await fixture.search((await fixture.person()).id);
    await fixture.apply(after);
    await fixture.note(at('monday', '12:00'));
    const [held, ...more] = await heldBatches(fixture.db);
    expect(more).toEqual([]);
    expect(held).toMatchObject({ source: 'a', ...what });
    const alerts = () => fixture.db.selectFrom('alert').select('id').execute();
    expect(await alerts()).toEqual([]);
    expect(await command('list')).toMatch(
      new RegExp(`${held!.id}\\s+a\\s.*${what.prices}\\s+${what.arrivals}`),
    );
    expect(await command('release', String(held!.id))).toContain('será avisado');
    await expect(command('release', String(held!.id))).rejects.toThrow('não há avisos retidos');
    await fixture.note(at('monday', '12:00'));
    expect(await alerts()).toHaveLength(what.prices + what.arrivals);
    expect(await heldBatches(fixture.db)).toEqual([]);
  });

  it('discards a held run at a word, or when nobody released it for a week', async () => {
    await fixture.apply(listed(20));
    await fixture.search((await fixture.person()).id);
    await fixture.apply([...listed(19, 900_000), ...listed(20).slice(19)]);
    await fixture.note(at('monday', '12:00'));
    expect(await heldBatches(fixture.db)).toEqual([]);
    await fixture.apply(listed(20, 800_000));
    await fixture.note(at('monday', '12:00'));
    const [held] = await heldBatches(fixture.db);
    await discardOldBatches(fixture.db);
    expect(await command('discard', String(held!.id))).toContain('ninguém será avisado');
    expect(await command('list')).toContain('nenhum aviso retido');
    await fixture.apply(listed(20, 700_000));
    await fixture.note(at('monday', '12:00'));
    expect(await heldBatches(fixture.db)).toHaveLength(1);
    await sql`update alert_batch set held_at = held_at - interval '8 days'`.execute(fixture.db);
    await discardOldBatches(fixture.db);
    expect(await heldBatches(fixture.db)).toEqual([]);
    expect(await fixture.db.selectFrom('alert').select('id').execute()).toHaveLength(19);
  });
});
