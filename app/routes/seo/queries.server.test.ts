import { expect, test } from 'vitest';
import { createApiClient } from '~/back-end/client.server';
import { searchPaths } from './queries.server';

const place = (id: number, slug: string) => ({
  id,
  slug,
  localizacao: slug,
  lat: -23.6,
  lng: -46.66,
  localizacao_tipo: 'cidade',
  cidade: slug,
  pais: 'BR',
  range: 3,
  districts: [],
  value: slug,
});
const type = (group_id: string, slug: string, total?: number) => ({
  group_id,
  slug,
  description: slug,
  total,
});

/** A back end with two places. @param at property types of each place, for sale and rent */
function backEnd(at: Record<string, ReturnType<typeof type>[]>, totals: Record<string, number | undefined>) {
  const answers = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/home/searchLocations')
      return { data: Object.keys(at).map((slug, index) => place(index + 1, slug)), status: 'success' };
    if (pathname === '/search/properties') {
      const { negotiation = 'all' } = (await request.json()) as { negotiation?: string };
      return { items: [], total: totals[negotiation] };
    }
    const [, slug = '', negotiation] = /searchTypes\/([^/]+)\/(\w+)/.exec(pathname)!;
    return { subtipos: negotiation === 'sell' ? at[slug] : [], status: 'success' };
  };
  return createApiClient({ fetch: async (request) => Response.json(await answers(request)) });
}

test('the searches named to robots show three homes or more each', async () => {
  const api = backEnd(
    {
      itu: [type('apartamento', 'apartamento', 2), type('apartamento', 'loft', 1), type('casa', 'casa', 2)],
      miami: [type('casa', 'casa', 2)],
    },
    { all: 7, sell: 5, rent: 2 },
  );
  expect(await searchPaths(api)).toEqual([
    '/imoveis',
    '/imoveis/venda',
    '/imoveis/venda/itu',
    '/imoveis/venda/itu/apartamento',
  ]);
});

test('lists searches even if the back end gives no counts', async () => {
  const api = backEnd({ itu: [type('casa', 'casa', 4), type('terreno', 'terreno')] }, {});
  expect(await searchPaths(api)).toEqual([
    '/imoveis',
    '/imoveis/venda',
    '/imoveis/aluguel',
    '/imoveis/venda/itu',
    '/imoveis/venda/itu/casa',
    '/imoveis/venda/itu/terreno',
  ]);
});
