import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lastRuns } from '@api/feeds/apply/runs';
import { removeSource } from '@api/feeds/apply/sources';
import { feedJob } from '@api/feeds/schedule/feed-job';
import { readFeedSettings } from '@api/feeds/schedule/feed-settings';
import { readFeed } from '@api/feeds/schedule/read-feed';
import type { ReadFeed } from '@api/feeds/schedule/reader';
import { limits } from '@api/feeds/import/limits';
import { startJobs } from '@api/platform/jobs/worker';
import { clock } from '@domain/kernel/clock';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { shortPauses } from '../support/emails';
import { openFeedServer, vrsync } from './feed-server';
import { emptyCatalogue } from './catalogue-tables';
import { until } from '../support/until';

type Settings = Record<string, string>;

describe('feeds by setting', () => {
  let database: TestDatabase;
  let crm: Awaited<ReturnType<typeof openFeedServer>>;
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    lines.length = 0;
    await emptyCatalogue(database.db);
    crm = await openFeedServer();
    return () => crm.close();
  });

  const here: ReadFeed = (job) => readFeed(database.db, job);
  const kindOf = (settings: Settings, read = here) => {
    const { feeds, feedsEveryMinutes } = readFeedSettings(settings);
    return feedJob({ db: database.db, feeds, everyMinutes: feedsEveryMinutes, photos: true, read });
  };
  const instance = (settings: Settings, reader?: ReadFeed) =>
    startJobs({ db: database.db, kinds: [kindOf(settings, reader)], log, pauses: shortPauses });
  const runs = async () => (await lastRuns(database.db, 50)).reverse();
  /** One run of a feed; the next one is due at once. */
  async function read(settings: Settings, reader?: ReadFeed) {
    const wanted = (await runs()).length + 1;
    const worker = instance(settings, reader);
    await until(async () => {
      expect((await runs()).filter(({ outcome }) => outcome)).toHaveLength(wanted);
      expect(
        await database.db.selectFrom('work').select('id').where('held_until', 'is not', null).execute(),
      ).toEqual([]);
    });
    await worker.stop();
    await database.db
      .updateTable('work')
      .set({ next_attempt_at: new Date(0) })
      .execute();
    return (await runs()).at(-1)!;
  }
  const active = async () =>
    (await database.db.selectFrom('property').select('id').where('active', '=', true).execute()).length;
  const work = () => database.db.selectFrom('work').selectAll().executeTakeFirstOrThrow();

  it('is read at the start, and then only when its server has changes', async () => {
    const settings = { FEEDS: `casa=${crm.origin}/feed.xml?key=geheim` };
    expect(await read(settings)).toMatchObject({
      source: 'casa',
      outcome: 'applied',
      counts: { read: 6, added: 6 },
    });
    expect(await read(settings)).toMatchObject({ outcome: 'unchanged', counts: null });
    crm.text = vrsync(7);
    [crm.etag, crm.lastModified] = [null, 'Mon, 23 Nov 2026 01:00:00 GMT'];
    expect(await read(settings)).toMatchObject({ outcome: 'applied', counts: { read: 7, added: 1 } });
    expect(await read(settings)).toMatchObject({ outcome: 'unchanged' });
    expect(await active()).toBe(7);
    const due = (await work()).created_at.getTime() - clock.nowMs();
    expect(due).toBeGreaterThan(50 * 60_000);

    // Another address, and a source that was taken away: nothing stands here that 'not modified' could speak of.
    expect(await read({ FEEDS: `casa=${crm.origin}/other.xml` })).toMatchObject({ outcome: 'applied' });
    await removeSource(database.db, 'casa');
    await read({ FEEDS: `casa=${crm.origin}/other.xml` });
    expect(await active()).toBe(7);
  });

  it('asks with user, password and header, and tells them to nobody', async () => {
    crm.needs = {
      authorization: `Basic ${Buffer.from('ana:gehe:im').toString('base64')}`,
      'x-api-key': 'schluessel',
    };
    const secret = { FEED_CASA_NOVA_USER: 'ana', FEED_CASA_NOVA_PASSWORD: 'gehe:im' };
    const feeds = { FEEDS: `casa-nova=${crm.origin}/a=b?key=geheim` };
    const refused = await read({ ...feeds, ...secret });
    expect(refused).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('401') });
    const given = { ...feeds, ...secret, FEED_CASA_NOVA_HEADER: 'X-Api-Key: schluessel' };
    expect(await read(given)).toMatchObject({ outcome: 'applied' });
    const inAddress = crm.origin.replace('//', '//ana:gehe%3Aim@');
    const address = {
      FEEDS: `casa-nova=${inAddress}/feed.xml`,
      FEED_CASA_NOVA_HEADER: 'X-Api-Key: schluessel',
    };
    expect(await read(address)).toMatchObject({ outcome: 'applied' });
    const importRuns = await database.db.selectFrom('import_run').selectAll().execute();
    const output = JSON.stringify([
      lines,
      importRuns,
      await work(),
      await database.db.selectFrom('source').selectAll().execute(),
    ]);
    for (const word of ['geheim', 'gehe:im', 'gehe%3Aim', 'schluessel', crm.needs.authorization!])
      expect(output).not.toContain(word);
  });

  it.each<[string, string, () => void]>([
    ['not-reachable', 'failed', () => (crm.status = 503)],
    ['not-reachable', 'failed', () => crm.close()],
    ['cut-off', 'failed', () => (crm.text = crm.text.slice(0, 5_000))],
    ['too-many-gone', 'refused', () => (crm.text = vrsync(2))],
  ])(
    'reports %s, leaves the catalogue unchanged and retries with backoff',
    async (code, outcome, breakIt) => {
      const settings = { FEEDS: `casa=${crm.origin}` };
      await read(settings);
      crm.etag = '"v2"';
      breakIt();
      expect(await read(settings)).toMatchObject({ outcome, reason: expect.stringMatching(/\S/) });
      const { attempts, last_error, failed_at } = await work();
      expect({ attempts, last_error, failed_at }).toEqual({ attempts: 1, last_error: code, failed_at: null });
      expect(lines.filter((line) => line.includes('"level":40') && line.includes(code))).toHaveLength(1);
      expect(await active()).toBe(6);
    },
  );

  it('gives up a server that falls silent', async () => {
    const usual = limits.idleMs;
    onTestFinished(() => void Object.assign(limits, { idleMs: usual }));
    Object.assign(limits, { idleMs: 50 });
    crm.gate = new Promise(() => {});
    const run = await read({ FEEDS: `casa=${crm.origin}` });
    expect(run).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('demorou demais') });
  });

  it('follows its server to another host only where that is a public one', async () => {
    const inner = await openFeedServer();
    crm.leadsTo = `${inner.origin}/feed.xml`;
    const run = await read({ FEEDS: `casa=${crm.origin}`, FEED_CASA_USER: 'ana' });
    inner.close();
    expect(run).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('não é público') });
    expect(inner.asked).toEqual([]);
  });

  it('takes listings in quarantine for no failure', async () => {
    crm.text = crm.text
      .replace('<Address><Country', '<Address><X')
      .replace(/<City>.*?<\/City>/, '')
      .replace(/<PostalCode>.*?<\/PostalCode>/, '');
    expect(await read({ FEEDS: `casa=${crm.origin}` })).toMatchObject({
      outcome: 'applied',
      counts: { read: 6, added: 5, quarantined: 1 },
    });
    expect(await work()).toMatchObject({ attempts: 0, last_error: null });
  });

  it('is read again after a change of its table of places', async () => {
    const places = path.join(database.dataDir, 'places.csv');
    const settings = { FEEDS: `casa=${crm.origin}/feed.xml`, FEED_CASA_PLACES: places };
    expect(await read(settings)).toMatchObject({ outcome: 'failed' });
    await writeFile(places, 'código;cidade;estado;bairro\r\nV1;Itu;SP;Centro\r\n');
    expect(await read(settings)).toMatchObject({ outcome: 'applied' });
    expect(await read(settings)).toMatchObject({ outcome: 'unchanged' });
    await writeFile(places, 'código;cidade;estado;bairro\r\nV1;Itu;SP;Outro\r\n');
    expect(await read(settings)).toMatchObject({ outcome: 'applied' });
  });

  it('is read by one of several instances, one feed at a time', async () => {
    let answer = () => {};
    crm.gate = new Promise<void>((resolve) => (answer = resolve));
    const settings = { FEEDS: ['a', 'b', 'c'].map((name) => `${name}=${crm.origin}/${name}`).join(' ') };
    const workers = [instance(settings), instance(settings)];
    // The other one has come to its turn, and was sent away.
    await until(() => expect(lines.filter((line) => line.includes('another instance'))).not.toEqual([]));
    answer();
    await until(async () => expect((await runs()).filter(({ outcome }) => outcome)).toHaveLength(3));
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(crm.asked.map(({ url }) => url).sort()).toEqual(['/a', '/b', '/c']);
    expect(crm.mostAtOnce).toBe(1);
  });

  it('resumes after an interrupted instance and drops a removed feed', async () => {
    crm.gate = new Promise(() => {});
    const worker = instance({ FEEDS: `casa=${crm.origin}` });
    await until(() => expect(crm.asked).toHaveLength(1));
    await worker.stop();
    await until(async () =>
      expect(await work()).toMatchObject({ key: 'casa', held_until: null, attempts: 0 }),
    );
    crm.gate = Promise.resolve();
    expect(await read({ FEEDS: `casa=${crm.origin}` })).toMatchObject({ outcome: 'applied' });
    expect(await read({ FEEDS: `nova=${crm.origin}` })).toMatchObject({ source: 'nova' });
    expect(await work()).toMatchObject({ key: 'nova' });
  });
});
