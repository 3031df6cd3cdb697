import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '@api/database';
import { forgetPhotos } from '@api/platform/photos/retention';
import { pictureNotThere } from '@api/platform/photos/own-pictures';
import { openPhotoStore, type PhotoStore } from '@api/platform/photos/store';
import type { Uploads } from '@api/platform/photos/uploads';
import type { DraftPhoto } from '@domain/announcement/photos';
import { openTestDatabase, type TestDatabase, testEngines } from '../support/database';
import { staffApi, staffTables } from '../staff/staff-api';

const key = '0123456789abcdef01234567';
const address = `casa:vitrine/${key}`;
const id = 'a'.repeat(32);
const upload = { id, key, width: 1600, height: 900, placeholder: '#123#456' } as DraftPhoto;

describe.each(testEngines)('uploaded pictures, on %s', (engine) => {
  let database: TestDatabase;
  let db: Kysely<Database>;
  let dataDir: string;
  let store: PhotoStore;
  let api: ReturnType<typeof staffApi>;
  let token: string;
  const places: string[] = [];

  beforeAll(async () => {
    database = await openTestDatabase(engine);
    ({ db } = database);
    dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
    store = openPhotoStore(dataDir);
  });
  afterAll(async () => {
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  beforeEach(async () => {
    const tables = ['house_article', 'campaign', 'house', 'showcase_draft', 'photo', ...staffTables] as const;
    for (const table of tables) await db.deleteFrom(table).execute();
    places.length = 0;
    const uploads: Uploads = {
      async list(place) {
        places.push(place);
        return [upload];
      },
      publish: (_key, photo) => store.writeOriginal(photo.key, Buffer.from('picture')),
    };
    api = staffApi(database, { uploads });
    ({ token } = await api.member('vitrine'));
  });

  const add = (place: string, photo = id) =>
    api.call('POST', 'staff/showcase/pictures', token, { place, photo });
  async function publishBanner(banner: object) {
    const draft = 'staff/showcase/drafts/banner/natal';
    const { version } = (await api.good('GET', draft, token)).data ?? { version: 0 };
    const saved = await api.good('PUT', draft, token, { content: banner, version });
    const path = 'staff/showcase/items/banner/natal/publish';
    return api.call('POST', path, token, { version: saved.data.version });
  }
  const banner = { title: 'Natal', text: 'Na praia.', search: '/imoveis/venda', image: address, alt: 'Mar' };
  const pass = (days: number) =>
    sql`update photo set unused_since = unused_since - make_interval(days => ${days})`.execute(db);

  test('an upload has one address by its content, however often it is sent', async () => {
    for (const place of ['banner-image-natal', 'article-text-novo-1a2b3c4d', 'banner-image-natal'])
      expect((await add(place)).body).toEqual({ data: { address } });
    expect(places[1]).toBe('mesa vitrine-article-text-novo-1a2b3c4d');
    const rows = await db.selectFrom('photo').select(['url', 'key', 'status', 'width']).execute();
    expect(rows).toEqual([{ url: address, key, status: 'pending', width: 1600 }]);
    expect(await store.readOriginal(key)).toEqual(Buffer.from('picture'));
  });

  test('another upload, another place and another role are refused', async () => {
    const { status, body } = await add('banner-image-natal', 'b'.repeat(32));
    expect([status, body.errors]).toEqual([422, { photo: [pictureNotThere] }]);
    expect((await add('imovel-12')).status).toBe(404);
    expect((await add('banner-image-natal', '../etc')).status).toBe(400);
    ({ token } = await api.member('corretor'));
    expect((await add('banner-image-natal')).status).toBe(404);
    expect(await db.selectFrom('photo').select('url').execute()).toEqual([]);
  });

  test('a banner with it is published with a description', async () => {
    await add('banner-image-natal');
    const bare = await publishBanner({ ...banner, alt: ' ' });
    expect([bare.status, bare.body.errors]).toEqual([422, { alt: ['Descreva a foto'] }]);
    expect((await publishBanner(banner)).status).toBe(200);
    const { data } = await api.good('GET', 'staff/showcase/items/banner/natal/preview', token);
    expect(data.search.answer.banner).toMatchObject({ image: `/fotos/${key}/1080.jpg`, imageAlt: 'Mar' });
  });

  test('one that is no longer stored is published nowhere', async () => {
    const gone = { errors: { image: [pictureNotThere] } };
    expect((await publishBanner(banner)).body).toMatchObject(gone);
    const content = { slug: 'serra', title: 'Serra', lead: 'Vale.', text: `![Mar](${address})` };
    const draft = { key: 'novo-1', version: 0 };
    const article = await api.call('POST', 'staff/texts/articles', token, { content, version: '', draft });
    expect([article.status, article.body.errors]).toEqual([422, { text: [pictureNotThere] }]);
    const blocks = [
      { kind: 'text', title: 'Verão' },
      { kind: 'photo', photo: address, alt: 'Mar' },
    ];
    const campaign = await api.call('POST', 'staff/campaigns', token, {
      ...{ content: { slug: 'lp-verao', blocks }, version: '', draft },
    });
    expect([campaign.status, campaign.body.errors]).toEqual([422, { 'blocks.1.photo': [pictureNotThere] }]);
  });

  test('an article needs a description of each photo', async () => {
    await add('article-text-novo-1');
    const publish = (more: object) =>
      api.call('POST', 'staff/texts/articles', token, {
        ...{ version: '', draft: { key: 'novo-1', version: 0 } },
        content: { slug: 'serra', title: 'Serra', lead: 'Vale.', text: 'Chegar.', ...more },
      });
    expect((await publish({ text: `![](${address})` })).body.errors).toHaveProperty('text');
    expect((await publish({ photo: address })).body.errors).toHaveProperty('alt');
    expect((await publish({ photo: address, alt: 'Mar', text: `![Mar](${address})` })).status).toBe(200);
  });

  test('what no draft and nothing published names goes after 30 days', async () => {
    await add('banner-image-natal');
    await api.good('PUT', 'staff/showcase/drafts/banner/natal', token, { content: banner, version: 0 });
    const left = async () => {
      await forgetPhotos(db);
      await pass(31);
      await forgetPhotos(db);
      return (await db.selectFrom('photo').select('url').execute()).length;
    };
    await pass(31);
    expect(await left()).toBe(1);
    expect((await publishBanner(banner)).status).toBe(200);
    expect(await left()).toBe(1);
    await api.good('POST', 'staff/showcase/items/banner/natal/remove', token);
    expect(await left()).toBe(0);
  });
});
