import { expect, test } from 'vitest';
import type { ApiClient } from '~/back-end/client.server';
import { searchIndex } from './queries.server';

test('the index of searches is of the current version of the catalogue', async () => {
  let [version, places] = ['1', ['Moema']];
  const place = (name: string) => ({
    ...{ localizacao: `${name}, São Paulo - SP`, slug: name.toLowerCase(), properties: 3 },
    ...{ localizacao_tipo: 'cidade', cidade: 'São Paulo', estado: 'SP' },
  });
  const api = {
    getCacheVersion: async () => version,
    homeSearchLocations: async () => ({ data: places.map(place) }),
    searchTypes: async () => ({ subtipos: [{ group_id: 'apartamento', total: 3 }] }),
    searchProperties: async () => ({ items: [], total: 0 }),
  } as unknown as ApiClient;
  Object.assign(api, { shared: api });
  const hrefs = async () => JSON.stringify(await searchIndex(api));
  expect(await hrefs()).toContain('moema');
  places = [];
  expect(await hrefs()).toContain('moema');
  version = '2';
  expect(await hrefs()).not.toContain('moema');
});
