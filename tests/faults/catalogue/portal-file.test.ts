import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portalFile } from '@api/portal-feeds/portal-file';
import { feedPortals } from '@domain/property/feed-portals';
import { copyProperty } from '../../portal-feeds/many-properties';
import { photos, sent } from '../../portal-feeds/portals-api';
import { fillCatalogue } from '../../support/catalogue';
import { openTestDatabase, type TestDatabase } from '../../support/database';

const homes = 20_000;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const description = 'Uma casa clara, com sala, cozinha e quintal. '.repeat(30);
  await fillCatalogue(database.db, [sent('A', { description, photos: photos(20, 'A') })]);
  await copyProperty(database.db, homes);
}, 600_000);
afterAll(() => database.close());

const megabytes = () => {
  collect();
  return process.memoryUsage().heapUsed / 1024 / 1024;
};

test.each(feedPortals)(
  '20,000 properties for %s need no more memory than 2,000',
  async (portal) => {
    let [pieces, bytes, early] = [0, 0, 0];
    for await (const piece of portalFile(database.db, portal, {
      siteUrl: 'https://a.example',
      email: 'a@b.br',
    })) {
      pieces += 1;
      bytes += piece.length;
      if (pieces === 12) early = megabytes();
    }
    expect(bytes).toBeGreaterThan(homes * 2_000);
    expect(pieces).toBeGreaterThan(homes / 250);
    // The codes that are written are known until the end: 2 MB.
    expect(megabytes() - early).toBeLessThan(10);
    const { read_listings: read } = await database.db
      .selectFrom('portal_feed')
      .select('read_listings')
      .where('portal', '=', portal)
      .executeTakeFirstOrThrow();
    expect(read).toBe(homes);
  },
  600_000,
);
