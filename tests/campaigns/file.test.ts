import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { loadWholeBrokerage } from '@api/brokerage/queries/brokerage';
import { readBrokerageFile } from '@api/brokerage/read-brokerage-file';
import { listCampaigns } from '@api/campaigns/queries/campaigns';
import { staffApi, staffTables } from '../staff/staff-api';
import { applyHouse } from '../support/brokerage';
import { openTestDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let api: ReturnType<typeof staffApi>;
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['campaign', 'house_article', 'house', ...staffTables] as const)
    await database.db.deleteFrom(table).execute();
  api = staffApi(database);
  ({ token } = await api.member('vitrine'));
});

const apply = (text: string, options = {}) =>
  applyHouse(database.db, { house: readBrokerageFile(text).said, files: new Map() }, options);
const shown = async () => stringify(JSON.parse(JSON.stringify(await loadWholeBrokerage(database.db))));
const slugs = async () => (await listCampaigns(database.db)).map(({ slug }) => slug).toSorted();
const publish = async (slug: string) => {
  const blocks = [
    { kind: 'text', title: slug, text: 'Na praia.' },
    { kind: 'photo', photo: 'https://fotos.example/praia.jpg', alt: 'Praia' },
    { kind: 'properties', codes: ['CASA-1'] },
    { kind: 'contact' },
  ];
  const body = { content: { slug, blocks }, version: '', draft: { key: 'nova-1', version: 0 } };
  return (await api.good('POST', 'staff/campaigns', token, body)).data as { id: number; act: number };
};
const file = `name: Casa
campaigns:
  - slug: lp-verao
    from: 2026-12-01T08:00
    blocks:
      - kind: text
        title: Este verão
      - kind: photo
        photo: https://fotos.example/mar.jpg
        alt: Mar
`;

test('a file brings campaigns, and takes away those that it leaves out', async () => {
  await apply(file);
  const [before] = await listCampaigns(database.db);
  await apply(file.replace('Este verão', 'O verão'));
  expect(await listCampaigns(database.db)).toMatchObject([{ id: before!.id, title: 'O verão' }]);
  const photos = await database.db
    .selectFrom('photo')
    .select('url')
    .where('url', 'like', '%mar.jpg')
    .execute();
  expect(photos).toHaveLength(1);
  await apply('name: Casa\ncampaigns: []\n');
  expect(await slugs()).toEqual([]);
});

test('a file without the key leaves them, and no file removes them', async () => {
  await publish('lp-serra');
  expect((await apply('name: Casa')).map(({ path }) => path)).not.toContain('campaigns[lp-serra].slug');
  await apply('');
  await applyHouse(database.db, null, { force: true });
  expect(await slugs()).toEqual(['lp-serra']);
});

test('a file that would undo the admin’s campaign is refused without force', async () => {
  await apply(file);
  const { act } = await publish('lp-serra');
  await expect(apply(file)).rejects.toMatchObject({
    changes: expect.arrayContaining([
      expect.objectContaining({ path: 'campaigns[lp-serra].slug', before: 'lp-serra', undoesAdmin: true }),
    ]),
  });
  expect(await slugs()).toEqual(['lp-serra', 'lp-verao']);
  await api.good('POST', `staff/acts/${act}/undo`, token);
  expect(await apply(file)).toEqual([]);
  await publish('lp-serra');
  await apply(file, { force: true });
  expect(await slugs()).toEqual(['lp-verao']);
});

test('what show prints brings nothing new, and ends the difference', async () => {
  await apply(file);
  await publish('lp-serra');
  const whole = await shown();
  expect(await apply(whole)).toEqual([]);
  await apply(whole.replace('Na praia.', 'Na serra.'));
  const row = await database.db
    .selectFrom('campaign')
    .select('content')
    .where('slug', '=', 'lp-serra')
    .executeTakeFirstOrThrow();
  expect(row.content.blocks[0]).toMatchObject({ text: 'Na serra.' });
});

test('errors of a file name the line of the block', () => {
  const wrong = file.replace('alt: Mar', 'alt: ""').replace('slug: lp-verao', 'slug: verao');
  expect(() => readBrokerageFile(wrong)).toThrow(/linha 3[^]*Comece com lp-[^]*linha \d+[^]*o que se vê/);
  expect(() => readBrokerageFile(`${file}  - slug: lp-verao\n    blocks: []\n`)).toThrow(/lp-verao/);
});
