import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldBatches, discardOldBatches } from '@api/alerts/batches';
import { alertsCommand } from '@api/cli/alerts-command';
import { sql } from 'kysely';
import type { ApiEnv } from '@api/env';
import { openDatabase, type OpenDatabase } from '@api/db/engine';
import { makeLetters } from '@api/alerts/make-letters';
import type { Frequency } from '@domain/saved-search/frequency';
import { silentLogger } from '../support/silent-logger';
import { testEngine } from '../support/database';
import { type AlertGround, at, openAlertGround } from './ground';

type Moment = Parameters<typeof at>;

describe('letters by the clock of São Paulo', () => {
  let ground: AlertGround;
  beforeAll(async () => {
    ground = await openAlertGround();
  });
  afterAll(() => ground.close());
  beforeEach(() => ground.clear());

  const listed = (count: number, price = 1_000_000) =>
    Array.from({ length: count }, (_, n) => ({ reference: `L${n}`, sellPrice: price }));
  const letters = () => ground.db.selectFrom('alert_letter').select(['rhythm']).orderBy('id').execute();
  const toldAs = async () => (await letters()).map(({ rhythm }) => rhythm);
  /** One home more than there were, noted at a moment. */
  const somethingNew = async (count: number, ...moment: Moment) => {
    await ground.apply(listed(count));
    await ground.note(at(...moment));
  };

  /** What `npm run catalogue -- alerts` says. */
  const command = async (...args: string[]): Promise<string> => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await alertsCommand(args)(ground.db, {} as ApiEnv);
      return said.mock.calls.flat().join('\n');
    } finally {
      said.mockRestore();
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
    await ground.apply(listed(1));
    const { id } = await ground.person();
    const search = await ground.search(id);
    await somethingNew(2, 'monday', '07:00');
    for (const [frequency, noted, moments] of rhythms) {
      await ground.db.updateTable('saved_search').set({ frequency }).where('id', '=', search).execute();
      await ground.db
        .updateTable('alert')
        .set({ letter_id: null, at: at(...noted) })
        .execute();
      await ground.db.deleteFrom('alert_letter').execute();
      for (const [moment, told] of moments) {
        await ground.tell(at(...moment));
        const about = `${frequency}, noted ${noted.join(' ')}, at ${moment.join(' ')}`;
        expect(await letters(), about).toHaveLength(told ? 1 : 0);
      }
    }
  });

  it('tells at once three times a day, and the rest the next morning', async () => {
    await ground.apply(listed(1));
    const { id } = await ground.person();
    await ground.search(id, { frequency: 'at_once' });
    await ground.search(id, {
      name: 'Por dia',
      frequency: 'daily',
      filters: { local: 'moema', negotiation: 'sell' },
    });
    for (const [index, time] of ['09:00', '10:00', '11:00', '12:00'].entries()) {
      await somethingNew(index + 2, 'tuesday', time);
      await ground.tell(at('tuesday', time));
    }
    expect(await toldAs()).toEqual(['at_once', 'at_once', 'at_once']);
    await ground.tell(at('wednesday', '08:00'));
    expect(await toldAs()).toEqual(['at_once', 'at_once', 'at_once', 'daily']);
    await somethingNew(6, 'wednesday', '09:00');
    await ground.tell(at('wednesday', '09:00'));
    expect((await toldAs()).at(-1)).toBe('at_once');
  });

  it('makes one letter where two instances look at the same moment', async () => {
    await ground.apply(listed(1));
    for (let n = 0; n < 5; n++) await ground.search((await ground.person()).id);
    await somethingNew(2, 'monday', '12:00');
    const { databaseUrl, dataDir, db } = ground;
    const other: Pick<OpenDatabase, 'db' | 'close'> =
      testEngine === 'postgres'
        ? await openDatabase({ databaseUrl, dataDir, log: silentLogger })
        : { db, close: () => Promise.resolve() };
    const made = await Promise.all(
      [db, other.db, db].map((each) => makeLetters(each, at('tuesday', '08:00'))),
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
    await ground.apply(before);
    await ground.search((await ground.person()).id);
    await ground.apply(after);
    await ground.note(at('monday', '12:00'));
    const [held, ...more] = await heldBatches(ground.db);
    expect(more).toEqual([]);
    expect(held).toMatchObject({ source: 'a', ...what });
    const alerts = () => ground.db.selectFrom('alert').select('id').execute();
    expect(await alerts()).toEqual([]);
    expect(await command('list')).toMatch(
      new RegExp(`${held!.id}\\s+a\\s.*${what.prices}\\s+${what.arrivals}`),
    );
    expect(await command('release', String(held!.id))).toContain('será avisado');
    await expect(command('release', String(held!.id))).rejects.toThrow('não há avisos retidos');
    await ground.note(at('monday', '12:00'));
    expect(await alerts()).toHaveLength(what.prices + what.arrivals);
    expect(await heldBatches(ground.db)).toEqual([]);
  });

  it('discards a held run at a word, or when nobody released it for a week', async () => {
    await ground.apply(listed(20));
    await ground.search((await ground.person()).id);
    await ground.apply([...listed(19, 900_000), ...listed(20).slice(19)]);
    await ground.note(at('monday', '12:00'));
    expect(await heldBatches(ground.db)).toEqual([]);
    await ground.apply(listed(20, 800_000));
    await ground.note(at('monday', '12:00'));
    const [held] = await heldBatches(ground.db);
    await discardOldBatches(ground.db);
    expect(await command('discard', String(held!.id))).toContain('ninguém será avisado');
    expect(await command('list')).toContain('nenhum aviso retido');
    await ground.apply(listed(20, 700_000));
    await ground.note(at('monday', '12:00'));
    expect(await heldBatches(ground.db)).toHaveLength(1);
    await sql`update alert_batch set held_at = held_at - interval '8 days'`.execute(ground.db);
    await discardOldBatches(ground.db);
    expect(await heldBatches(ground.db)).toEqual([]);
    expect(await ground.db.selectFrom('alert').select('id').execute()).toHaveLength(19);
  });
});
