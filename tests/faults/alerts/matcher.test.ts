import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyChanges } from '@api/saved-searches/alerts/alerts-job';
import { type Match, matchInChild } from '@api/saved-searches/alerts/matcher';
import { testEngines } from '../../support/database';
import { allEmails } from '@tests/support/emails';
import { type AlertFixture, at, openAlertFixture } from '@tests/alerts/alert-fixture';

describe.each(testEngines)('matching in a process of its own, on %s', (engine) => {
  let fixture: AlertFixture;
  beforeAll(async () => {
    fixture = await openAlertFixture(engine);
  });
  afterAll(() => fixture.close());
  beforeEach(() => fixture.clear());

  const aChange = async () => {
    await fixture.apply([{ reference: 'first' }]);
    await fixture.search((await fixture.person()).id);
    await fixture.apply([{ reference: 'first' }, { reference: 'second' }]);
  };
  const batches = () => fixture.db.selectFrom('alert_batch').select('id').execute();

  it('tells whom the change is news for, once', async () => {
    await aChange();
    const match = matchInChild(fixture);
    const counts = { homes: 1, alerts: 1, letters: 0 };
    expect(await notifyChanges(fixture.db, at('monday', '03:00'), { match })).toEqual(counts);
    expect(await batches()).toEqual([]);
    await fixture.db
      .updateTable('alert')
      .set({ at: at('monday', '07:00') })
      .execute();
    expect(await notifyChanges(fixture.db, at('monday', '08:00'), { match })).toMatchObject({ letters: 1 });
    expect(await allEmails(fixture.db)).toHaveLength(1);
  });

  it('ends at once at a stop: the change waits on, and is told later', async () => {
    await aChange();
    const stop = new AbortController();
    const inChild = matchInChild(fixture);
    const match: Match = (job, signal) => {
      const matching = inChild(job, signal);
      stop.abort();
      return matching;
    };
    const telling = notifyChanges(fixture.db, at('monday', '03:00'), { match, signal: stop.signal });
    await expect(telling).rejects.toThrow('abort');
    expect(await batches()).toHaveLength(1);
    expect(await notifyChanges(fixture.db, at('monday', '03:00'))).toMatchObject({ alerts: 1 });
  });

  it('that fails leaves the change for later', async () => {
    await aChange();
    const match = matchInChild({ ...fixture, databaseUrl: undefined, dataDir: '/dev/null' });
    await expect(notifyChanges(fixture.db, at('monday', '03:00'), { match })).rejects.toMatchObject({
      trouble: 'later',
    });
    expect(await batches()).toHaveLength(1);
  });
});
