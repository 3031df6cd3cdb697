import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFeed } from '@api/feeds/import/import-feed';
import { feedListing } from '../../bench/feeds';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { emptyCatalogue, snapshot } from './catalogue-tables';

const feed = (numbers: number[], broken = '') =>
  `<ListingDataFeed><Header><Provider>Meu CRM</Provider></Header><Listings>${numbers.map((number) => feedListing(number)).join('')}${broken}</Listings></ListingDataFeed>`;
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

describe('importing feeds', () => {
  let database: TestDatabase;
  let server: Server;
  let site: string;
  let seen: string | undefined;
  beforeAll(async () => {
    database = await openTestDatabase();
    const whole = feed(upTo(20));
    server = createServer((request, response) => {
      seen = request.url;
      if (request.url === '/moved') response.writeHead(302, { location: '/feed.xml?key=secret' }).end();
      else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (request.url === '/away') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else if (request.url === '/gone') response.writeHead(404).end('gone');
      else if (request.url === '/gzip') response.end(gzipSync(whole));
      else if (request.url === '/broken') {
        response.writeHead(200, { 'content-length': String(whole.length * 2) });
        response.write(whole.slice(0, 5_000), () => response.destroy());
      } else if (request.url === '/chunked-broken') response.end(whole.slice(0, 5_000));
      else response.end(whole);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.close();
    await database.close();
  });
  beforeEach(() => emptyCatalogue(database.db));

  const fromFile = async (text: string, rest: object = {}) => {
    const file = path.join(database.dataDir, 'feed.xml');
    await writeFile(file, text);
    return importFeed(database.db, { feed: file, ...rest });
  };

  it('follows an address, names the source after the feed, and hides its key', async () => {
    const report = await importFeed(database.db, { feed: `${site}/moved` });
    expect(report).toMatchObject({
      outcome: 'applied',
      source: 'meu-crm',
      counts: { read: 20, accepted: 20 },
    });
    expect(seen).toBe('/feed.xml?key=secret');
    const again = await importFeed(database.db, { feed: `${site}/feed.xml?key=secret` });
    expect(again.catalogue!.counts).toMatchObject({ unchanged: 20, added: 0, changed: 0 });
    expect(JSON.stringify(again)).not.toContain('secret');
    expect((await importFeed(database.db, { feed: `${site}/gzip` })).catalogue!.counts.unchanged).toBe(20);
  });

  it('refuses an address without a complete feed and changes nothing', async () => {
    await fromFile(feed(upTo(6)));
    const before = await snapshot(database.db);
    for (const [address, code] of [
      ['/gone', 'not-reachable'],
      ['/loop', 'not-reachable'],
      ['/away', 'not-reachable'],
      ['/broken', 'not-reachable'],
      ['/chunked-broken', 'cut-off'],
    ]) {
      const report = await importFeed(database.db, { feed: site + address, source: 'meu-crm' });
      expect([address, report]).toMatchObject([address, { outcome: 'refused', refusal: { code } }]);
      expect(await snapshot(database.db)).toEqual(before);
    }
  });

  it('quarantines unreadable listings with a reason, property unchanged', async () => {
    await fromFile(feed(upTo(6)));
    const broken =
      feedListing(6)
        .replace('Residential /', 'Submarine')
        .replace(/Apartment|Home|Condo|Penthouse/, 'X') + feedListing(1);
    const report = await fromFile(feed(upTo(5), broken));
    expect(report.counts).toMatchObject({ read: 7, accepted: 5, quarantined: 2 });
    expect(report.catalogue!.counts.deactivated).toBe(0);
    expect(report.listings.filter(({ outcome }) => outcome === 'quarantined')).toEqual([
      {
        reference: 'BN6',
        outcome: 'quarantined',
        line: 66,
        remarks: [expect.objectContaining({ code: 'unknown-type' })],
      },
      { reference: 'BN1', outcome: 'quarantined', line: null, remarks: [{ code: 'duplicate' }] },
    ]);
  });

  it('holds back what cannot be right, and counts unknown features', async () => {
    const odd = feedListing(900)
      .replace(/(<LivingArea[^>]*>)\d+/, '$12')
      .replace('<Features>', '<Features><Feature>Acabamento Premium</Feature>');
    const held = await fromFile(feed([1], odd), { source: 'doubtful' });
    expect(held).toMatchObject({
      counts: { read: 2, accepted: 2, quarantined: 0 },
      warnings: { 'value-implausible': 1 },
      features: { unknown: { 'Acabamento Premium': 1 } },
      catalogue: { counts: { added: 1, held: 1 } },
    });
    expect(held.listings).toContainEqual({
      reference: 'BN900',
      outcome: 'warned',
      line: null,
      remarks: expect.arrayContaining([{ code: 'value-implausible', value: 'área de 2 m²' }]),
    });
    const accepted = await fromFile(feed([1], odd), { source: 'doubtful', accept: ['BN900'] });
    expect(accepted.catalogue).toMatchObject({ accepted: ['BN900'], counts: { added: 1, held: 0 } });
  });

  it('refuses a feed from which over a third is gone, unless it is forced', async () => {
    await fromFile(feed(upTo(20)));
    const report = await fromFile(feed(upTo(10)));
    expect(report).toMatchObject({ outcome: 'refused', refusal: { code: 'too-many-gone' } });
    const dry = await fromFile(feed(upTo(10)), { dryRun: true });
    expect(dry.catalogue).toMatchObject({
      outcome: 'compared',
      wouldRefuse: true,
      counts: { deactivated: 10 },
    });
    const forced = await fromFile(feed(upTo(10)), { force: true });
    expect(forced.catalogue!.counts.deactivated).toBe(10);
  });

  it('takes an empty list for a feed only as long as it takes nothing away', async () => {
    await fromFile(feed(upTo(6)));
    expect(await fromFile(feed([]))).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'too-many-gone' },
    });
    expect(await fromFile(feed([]), { source: 'fresh' })).toMatchObject({
      outcome: 'applied',
      counts: { read: 0 },
    });
  });

  it('queues no photos where none are wanted, and does so when they are', async () => {
    const photos = async () =>
      (await snapshot(database.db)).photos.filter(({ url }) => url.includes('/777/')).length;
    await fromFile(feed([777]), { source: 'bare', photos: false });
    expect(await photos()).toBe(0);
    await fromFile(feed([777]), { source: 'bare' });
    expect(await photos()).toBe(15);
  });
});
