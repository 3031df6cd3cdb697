import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInChild } from '@api/feeds/schedule/reader';
import { vrsync } from '../../catalogue/feed-server';
import { testEngines } from '../../support/database';
import { type CatalogueFixture, openCatalogueFixture } from './catalogue-fixture';

describe.each(testEngines)('a feed read by a process of its own, on %s', (engine) => {
  let fixture: CatalogueFixture;
  beforeAll(async () => {
    fixture = await openCatalogueFixture(engine);
  });
  afterAll(() => fixture.close());

  it('reaches the same database, and ends at once where time is over', async () => {
    const file = path.join(fixture.folder, 'feed.xml');
    await writeFile(file, vrsync(6));
    const { DATABASE_URL, DATA_DIR } = fixture.settings;
    const read = readInChild({ databaseUrl: DATABASE_URL || undefined, dataDir: DATA_DIR });
    const job = { source: 'casa', feed: 'x', file };
    expect(await read(job, new AbortController().signal)).toMatchObject({
      outcome: 'applied',
      counts: { added: 6 },
    });
    await expect(read({ ...job, file: '/nowhere' }, AbortSignal.abort())).rejects.toThrow('abort');
  });
});
