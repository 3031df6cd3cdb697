import { afterAll, beforeAll, expect, test } from 'vitest';
import { links } from '~/links';
import type { Suggestions } from '~/features/search-box/suggested-place';
import { openSpecifiedSite } from '../support/specified/site';

/** As the back end gives them. */
const names = [
  'Vila Barra',
  'Barra do Una',
  'Barra da Tijuca',
  'Barra Mansa',
  'Barra',
  'BARRA MANSA',
  'Barra Sul',
];
const places = names.map((value, index) => ({
  ...{ id: index + 1, value, localizacao: value, lat: -23, lng: -46, localizacao_tipo: 'cidade' },
  ...{ pais: 'Brasil', range: 3, districts: [] },
}));

let site: Awaited<ReturnType<typeof openSpecifiedSite>>;
beforeAll(async () => {
  site = await openSpecifiedSite(
    (fetch) => (request) =>
      new URL(request.url).pathname.startsWith('/products/searchLocations/')
        ? Response.json({ locations: places })
        : fetch(request),
  );
});
afterAll(() => site.close());

test('the site ranks all places of the back end and suggests three', async () => {
  const { html } = await site.get(links.suggestions('barra'));
  const { places: suggested } = JSON.parse(html) as Suggestions;
  expect(suggested.map(({ label }) => label)).toEqual(['Barra', 'Barra Sul', 'Barra Mansa']);
});
