import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeListing } from '../support/catalogue';
import { jsonLd } from '../imoveis/markup';
import { openSite } from '../imoveis/site';

const broker = { slug: 'ana-prado', name: 'Ana Prado', creci: '1-F' };
const listings = [
  makeListing({ reference: 'CASA', propertyType: 'casa', area: 540, photos: [] }),
  makeListing({ reference: 'TERRENO', propertyType: 'terreno', area: 1200, photos: [] }),
];

/** The website with one broker, whose are all the homes. */
async function open(settings: Record<string, string> = {}) {
  const site = await openSite(listings, settings);
  const { id } = await site.db.insertInto('broker').values(broker).returning('id').executeTakeFirstOrThrow();
  await site.db.updateTable('property').set({ broker_id: id }).execute();
  const property = await site.get(`/usado/venda/x/${site.ids.get('CASA')}`);
  return { site, pages: ['/', `/corretor/${broker.slug}`, property.headers.get('Location')!] };
}

type Node = Record<string, unknown>;
/** Every node of a type, wherever it stands. */
const nodesOf = (type: string, data: unknown): Node[] =>
  typeof data === 'object' && data !== null
    ? [
        ...((data as Node)['@type'] === type ? [data as Node] : []),
        ...Object.values(data).flatMap((each) => nodesOf(type, each)),
      ]
    : [];

interface Case {
  offices: string;
  settings: Record<string, string>;
  address: unknown;
}

describe.each<Case>([
  {
    offices: 'an operator’s own',
    settings: { OFFICE_SAO_PAULO: 'Rua das Acácias, 10; Jardins; CRECI 12.345-J' },
    address: [
      {
        '@type': 'PostalAddress',
        streetAddress: 'Rua das Acácias, 10, Jardins',
        addressLocality: 'São Paulo',
        addressCountry: 'BR',
      },
    ],
  },
  { offices: 'the demo’s', settings: {}, address: undefined },
])('where the offices are $offices', ({ settings, address }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open(settings);
  });
  afterAll(() => opened.site.close());

  test(`the house and its brokers have ${address ? 'their address' : 'none'}, on every page that names them`, async () => {
    for (const page of opened.pages) {
      const agents = nodesOf('RealEstateAgent', jsonLd((await opened.site.get(page)).html));
      expect([page, agents.length > 0]).toEqual([page, true]);
      for (const agent of agents) expect([page, agent.address]).toEqual([page, address]);
    }
  });

  test('in a list a house tells the size of its floor, land does not', async () => {
    const [list] = nodesOf('ItemList', jsonLd((await opened.site.get('/imoveis/venda')).html));
    const items = (list!.itemListElement as { item: Node }[]).map(({ item }) => [
      (item['@type'] as string[])[1],
      (item.floorSize as Node | undefined)?.value,
    ]);
    expect(items).toEqual(
      expect.arrayContaining([
        ['House', 540],
        ['Place', undefined],
      ]),
    );
  });
});
