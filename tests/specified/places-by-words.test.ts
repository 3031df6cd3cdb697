import { afterAll, expect, test } from 'vitest';
import { openSpecifiedSite } from '../support/specified/site';

const site = await openSpecifiedSite((fetch) => fetch);
afterAll(() => site.close());

// This back end finds a text only as it is written in a label.
test.each([
  ['moema', 'Moema, São Paulo'],
  ['jd europa', 'Jardim Europa, São Paulo'],
  ['europa jardin', 'Jardim Europa, São Paulo'],
  ['leblon rj', 'Leblon, Rio de Janeiro'],
])('%j suggests %j over any back end', async (local, label) => {
  const { html } = await site.get(`/recursos/locais?${new URLSearchParams({ local })}`);
  expect(JSON.parse(html).places.map((place: { label: string }) => place.label)).toEqual([label]);
});

test('texts without a place ask for all places once', async () => {
  site.standIn.calls.length = 0;
  for (const local of ['xyzzz', 'xyzzzq', 'xyzzzqq'])
    await site.get(`/recursos/locais?${new URLSearchParams({ local })}`);
  const calls = site.standIn.calls.filter(({ call }) => call.endsWith('/home/searchLocations'));
  expect(calls.length).toBeLessThanOrEqual(1);
});

test('a text without any place stays without one', async () => {
  const { html } = await site.get('/recursos/locais?local=xyzzy');
  expect(JSON.parse(html)).toEqual({ places: [], exact: null });
});
