import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rm } from 'node:fs/promises';
import { openDatabase } from '@api/open-database';
import { openPhotoStore } from '@api/platform/photos/store';
import { startBucketServer } from '../../support/bucket-server';
import { signedInCustomer, testCaller } from '../../support/customer';
import {
  createDatabase,
  dropDatabase,
  freshFolder,
  isolatedStorage,
  type IsolatedStorage,
  testEngines,
} from '../../support/database';
import { silentLogger } from '../../support/silent-logger';
import { aLead, backEndOf, seedData } from './seed-data';
import { runProgram } from '../../support/run-program';

describe.skipIf(!testEngines.includes('postgres'))('moving from the embedded database to PostgreSQL', () => {
  let place: IsolatedStorage;
  let people: Awaited<ReturnType<typeof seedData>>['people'];
  let to: string;
  let leads: unknown[];
  const run = () => runProgram('move', ['--to', to], place.settings);

  beforeAll(async () => {
    place = await isolatedStorage('embedded');
    to = await createDatabase();
    const opened = await openDatabase({ dataDir: place.dataDir, log: silentLogger });
    ({ people } = await seedData({ ...opened, dataDir: place.dataDir }));
    expect(await run()).toMatchObject({ code: 1, err: expect.stringContaining('em uso') });
    leads = await opened.db.selectFrom('lead').selectAll().orderBy('id').execute();
    await opened.close();
  });
  afterAll(async () => {
    await dropDatabase(to);
    await place.remove();
  });

  it('takes everything along, counted, and people sign in there', async () => {
    const moved = await run();
    expect(moved).toMatchObject({ code: 0 });
    expect(moved.out).toMatch(/\n  account +3 +3\n[^]+\n  folder_item +3 +3\n[^]+\n  lead +2 +2\n/);
    expect(moved.out).toMatch(/1 foto original em /);

    const opened = await openDatabase({ databaseUrl: to, dataDir: place.dataDir, log: silentLogger });
    try {
      expect(await opened.db.selectFrom('lead').selectAll().orderBy('id').execute()).toEqual(leads);
      const client = backEndOf({ ...opened, dataDir: place.dataDir });
      const { access_token } = await client.auth(testCaller()).login(people.stays);
      expect((await client.as(access_token, testCaller()).favorites()).data).toHaveLength(1);
      // Numbers go on where they were.
      await signedInCustomer(client);
      await client.sendLead(aLead('outra@exemplo.com.br', 'another-lead-of-later'));
    } finally {
      await opened.close();
    }
  });

  it('refuses a database that has something in it, and changes nothing there', async () => {
    expect(await run()).toMatchObject({
      code: 4,
      out: '',
      err: expect.stringMatching(/account: 4\b.+crie um novo/),
    });
  });
});

it('copies the photos alone to a store, again and again', async () => {
  const bucket = await startBucketServer();
  const dataDir = await freshFolder();
  const key = '0123456789abcdef01234567';
  await openPhotoStore(dataDir).writeOriginal(key, Buffer.from('a photo'));
  const settings = {
    ...{ DATA_DIR: dataDir, DATABASE_URL: 'postgres://localhost/x', PHOTOS_STORE: 's3://house/photos' },
    S3_ENDPOINT: new URL(bucket.settings.url).origin,
    S3_REGION: bucket.settings.region,
    S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
  };
  for (let times = 0; times < 2; times += 1)
    expect(await runProgram('move', ['--photos'], settings)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^1 foto original de .+ em PHOTOS_STORE\.$/m),
    });
  const store = openPhotoStore(dataDir, bucket.settings);
  expect(String(await store.readOriginal(key))).toBe('a photo');
  // Its photos are not fetched again.
  expect(await store.isFresh()).toBe(false);
  await bucket.close();
  await rm(dataDir, { recursive: true });
});

it.each([
  [['--from', 'x'], {}, /'--from' não existe/],
  [['--to', 'mysql://x'], {}, /--to pede/],
  [['--photos'], {}, /^PHOTOS_STORE: [^\n]+\n$/],
  [['--photos', '--to', 'postgres://localhost/x'], {}, /sem --to/],
  [['--to', 'postgres://localhost/x'], { API_BASE_URL: 'https://api.example' }, /^API_BASE_URL: [^\n]+\n$/],
  [
    ['--to', 'postgres://localhost/x'],
    { DATABASE_URL: 'postgres://localhost/y' },
    /^DATABASE_URL: [^\n]+\n$/,
  ],
])('ends with code 2 where nothing can be moved: %j %j', async (args, settings, line) => {
  expect(await runProgram('move', args, settings)).toMatchObject({
    code: 2,
    err: expect.stringMatching(line),
  });
});
