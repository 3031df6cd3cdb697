import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tellOfChanges } from '@api/alerts/alerts-kind';
import { type Match, matchInChild } from '@api/alerts/matcher';
import { testEngines } from '../../support/database';
import { allLetters } from '../../support/letters';
import { type AlertGround, at, openAlertGround } from '../../alerts/ground';

describe.each(testEngines)('matching in a process of its own, on %s', (engine) => {
  let ground: AlertGround;
  beforeAll(async () => {
    ground = await openAlertGround(engine);
  });
  afterAll(() => ground.close());
  beforeEach(() => ground.clear());

  const aChange = async () => {
    await ground.apply([{ reference: 'first' }]);
    await ground.search((await ground.person()).id);
    await ground.apply([{ reference: 'first' }, { reference: 'second' }]);
  };
  const batches = () => ground.db.selectFrom('alert_batch').select('id').execute();

  it('tells whom the change is news for, once', async () => {
    await aChange();
    const match = matchInChild(ground);
    const told = { homes: 1, alerts: 1, letters: 0 };
    expect(await tellOfChanges(ground.db, at('monday', '03:00'), { match })).toEqual(told);
    expect(await batches()).toEqual([]);
    await ground.db
      .updateTable('alert')
      .set({ at: at('monday', '07:00') })
      .execute();
    expect(await tellOfChanges(ground.db, at('monday', '08:00'), { match })).toMatchObject({ letters: 1 });
    expect(await allLetters(ground.db)).toHaveLength(1);
  });

  it('ends at once at a stop: the change waits on, and is told later', async () => {
    await aChange();
    const stop = new AbortController();
    const inChild = matchInChild(ground);
    const match: Match = (job, signal) => {
      const matching = inChild(job, signal);
      stop.abort();
      return matching;
    };
    const telling = tellOfChanges(ground.db, at('monday', '03:00'), { match, signal: stop.signal });
    await expect(telling).rejects.toThrow('abort');
    expect(await batches()).toHaveLength(1);
    expect(await tellOfChanges(ground.db, at('monday', '03:00'))).toMatchObject({ alerts: 1 });
  });

  it('that fails leaves the change for later', async () => {
    await aChange();
    const match = matchInChild({ ...ground, databaseUrl: undefined, dataDir: '/dev/null' });
    await expect(tellOfChanges(ground.db, at('monday', '03:00'), { match })).rejects.toMatchObject({
      trouble: 'later',
    });
    expect(await batches()).toHaveLength(1);
  });
});
