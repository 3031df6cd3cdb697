import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxViewsPerBeacon } from '@domain/property/view-beacon';
import { links } from '~/links';
import { openSite } from '../imoveis/site';

let site: Awaited<ReturnType<typeof openSite>>;
let id: number;
beforeAll(async () => {
  site = await openSite();
  id = site.ids.get('SP-1')!;
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['property_view', 'view_seen'] as const) await site.db.deleteFrom(table).execute();
});

const tell = (imovel: string, userAgent = 'Firefox') =>
  site.post(links.viewCountAction(), { imovel }, { 'user-agent': userAgent });
const counted = () => site.db.selectFrom('property_view').select(['view_type', 'views']).execute();

test('counts several views of one beacon, and each browser separately', async () => {
  expect((await tell(`usado/${id} usado/${id}/search usado/${id}/search usado/${id}/tour`)).status).toBe(204);
  const views = (await counted()).map(({ view_type, views }) => `${view_type} ${views}`);
  expect(views.sort()).toEqual(['detail 1', 'search 1', 'tour 1']);
  // The same browser from the same address.
  await tell(`usado/${id}/tour`);
  await tell(`usado/${id}/tour`, 'Safari');
  expect(await counted()).toContainEqual({ view_type: 'tour', views: 2 });
});

test('a program is answered alike, and not counted', async () => {
  expect((await tell(`usado/${id}`, 'Googlebot/2.1')).status).toBe(204);
  expect(await counted()).toEqual([]);
});

test.each([
  ['nothing', () => ''],
  ['no home', () => 'usado/'],
  ['another phase', () => `praia/${id}`],
  ['another word', () => `usado/${id}/casa`],
  ['a part too many', () => `usado/${id}/map/x`],
  ['no number', () => 'usado/1e9999'],
  ['a number beyond all', () => 'usado/3000000000'],
  ['one wrong among right ones', () => `usado/${id} usado/<script>`],
  [
    'more than a beacon has',
    () =>
      Array(maxViewsPerBeacon + 1)
        .fill(`usado/${id}`)
        .join(' '),
  ],
])('%s is refused whole, and is no fault of ours', async (_, imovel) => {
  expect((await tell(imovel())).status).toBe(400);
  expect(await counted()).toEqual([]);
});

test('a back end that is away costs the visitor nothing', async () => {
  await site.whileDown(async () => expect((await tell(`usado/${id}`)).status).toBe(204));
});
