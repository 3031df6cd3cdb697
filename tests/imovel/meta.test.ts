import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonical, jsonLd, meta } from '../imoveis/markup';
import { openSite, siteUrl } from '../imoveis/site';
import { makeListing } from '../support/catalogue';
import { findUnknownTerms } from './schema-org';

const hostile = 'Loft </script><script>alert(1)</script> "aspas" \u2028 & <b>';
const secret = { lat: -23.58123, lng: -46.68321 };
const broker = {
  slug: 'marina-couto',
  name: 'Marina Couto',
  creci: '123.456-F',
  phone: '(11) 90000-0000',
};

let site: Awaited<ReturnType<typeof openSite>>;
beforeAll(async () => {
  site = await openSite([
    makeListing({
      reference: 'CASA',
      title: 'Casa de pedra',
      propertyType: 'casa',
      sellPrice: 11_200_000,
      area: 540,
      bedrooms: 4,
      bathrooms: 5,
      floor: 0,
      yearBuilt: 1974,
      street: 'Rua das Flores',
      streetNumber: '12',
      propertyDetails: ['piscina', 'lareira'],
      condominiumDetails: ['piscina', 'gerador'],
      features: ['closet'],
      sharedFeatures: ['elevador'],
    }),
    makeListing({ reference: 'AMBOS', forRent: true, rentPrice: 9_000 }),
    makeListing({ reference: 'ALUGUEL', forSale: false, forRent: true, sellPrice: null, rentPrice: 18_000 }),
    makeListing({ reference: 'TERRENO', propertyType: 'terreno', bedrooms: 3, area: 1200 }),
    makeListing({ reference: 'FAZENDA', propertyType: 'fazenda', area: 90_000 }),
    makeListing({ reference: 'CONSULTA', sellPrice: null }),
    makeListing({ reference: 'BREVE', condition: 'soonLaunch', sellPrice: 4_321_000 }),
    makeListing({ reference: 'SEM-REGISTRO', condition: 'launch', sellPrice: 4_321_000 }),
    makeListing({ reference: 'REGISTRADO', condition: 'launch', registrationNumber: 'R.2/123.456' }),
    makeListing({
      reference: 'ESCONDIDO',
      displayAddress: 'neighborhood',
      street: 'Rua Secreta',
      point: secret,
    }),
    makeListing({
      reference: 'MIAMI',
      title: 'House by the bay',
      propertyType: 'casa',
      currency: 'USD',
      locationType: 'internacional',
      country: 'US',
      state: 'Florida',
      city: 'Miami',
      district: '',
    }),
    makeListing({ reference: 'HOSTIL', title: hostile }),
  ]);
  const { id } = await site.db
    .insertInto('broker')
    .values({ ...broker, active: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.db
    .updateTable('property')
    .set({ broker_id: id })
    .where('id', '=', site.ids.get('CASA')!)
    .execute();
});
afterAll(() => site.close());

async function page(reference: string, word = 'venda', query = '') {
  const first = await site.get(`/usado/${word}/x/${site.ids.get(reference)}`);
  const path = new URL(first.headers.get('location') ?? '', siteUrl).pathname;
  const { html, status } = await site.get(path + query);
  expect(status).toBe(200);
  // What it holds is what these tests look at.
  // oxlint-disable-next-line typescript/no-explicit-any
  const blocks = jsonLd(html) as any[];
  return {
    html,
    path,
    url: siteUrl + path,
    listing: blocks.find((block) => block['@type'] === 'RealEstateListing'),
    blocks,
  };
}

describe('a shared link', () => {
  test('shows the property’s picture, price and place, with large previews', async () => {
    const { html, url } = await page(
      'CASA',
      'venda',
      '?entrada=1000&utm_source=x&corretor=nobody&aba=planta',
    );
    expect(canonical(html)).toBe(url);
    expect(meta(html, 'og:url')).toBe(url);
    expect(meta(html, 'og:title')).toBe('Casa de pedra, Moema, São Paulo');
    expect(meta(html, 'description').slice(0, 75)).toBe(
      'Casa à venda, R$ 11.200.000 · 540 m² de área útil · 4 dormitórios · 1 suíte',
    );
    expect(meta(html, 'robots')).toBe('max-image-preview:large');
    expect(meta(html, 'og:image')).toMatch(
      new RegExp(`^${siteUrl}/og/usado/venda/${site.ids.get('CASA')}-[0-9a-f]{16}\\.jpg$`),
    );
    expect([
      meta(html, 'og:image:width'),
      meta(html, 'og:image:height'),
      meta(html, 'og:image:type'),
    ]).toEqual(['1200', '630', 'image/jpeg']);
    expect(meta(html, 'og:image:alt')).toBe('Casa de pedra, Moema, São Paulo: R$ 11.200.000');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).toContain('<html lang="pt-BR"');
  });

  test('each of two offers has its own address, picture and price', async () => {
    const [sale, rent] = [await page('AMBOS', 'venda'), await page('AMBOS', 'aluguel')];
    expect(meta(sale.html, 'og:image')).not.toBe(meta(rent.html, 'og:image'));
    expect(meta(sale.html, 'description')).toMatch(/à venda, R\$ 2\.000\.000 · /);
    expect(meta(rent.html, 'description')).toMatch(/para alugar, R\$ 9\.000 \/mês · /);
  });

  test('a breve lançamento tells no price anywhere', async () => {
    const { html } = await page('BREVE');
    expect(meta(html, 'description')).toMatch(/^Breve lançamento: apartamento · /);
    expect(html).not.toContain('4.321');
    expect(html.match(/<script type="application\/ld\+json">.*?<\/script>/gs)!.join('')).not.toContain(
      '4321',
    );
  });
});

describe('what machines read', () => {
  test.each(['CASA', 'AMBOS', 'TERRENO', 'CONSULTA', 'BREVE', 'REGISTRADO', 'ESCONDIDO', 'MIAMI', 'HOSTIL'])(
    '%s: schema.org knows every word of it',
    async (reference) => {
      const { blocks, listing } = await page(reference);
      expect(blocks.map((block) => block['@type']).sort()).toEqual(['BreadcrumbList', 'RealEstateListing']);
      expect(findUnknownTerms(blocks)).toEqual([]);
      expect(listing).toMatchObject({
        name: expect.any(String),
        datePosted: expect.any(String),
        mainEntity: { address: {} },
      });
    },
  );

  test('a house: facts, offer, broker with CRECI', async () => {
    const { listing, url } = await page('CASA');
    expect(listing.mainEntity).toMatchObject({
      '@type': 'House',
      numberOfBedrooms: 4,
      numberOfBathroomsTotal: 5,
      floorLevel: '0',
      floorSize: { value: 540, unitCode: 'MTK' },
      yearBuilt: 1974,
      address: {
        streetAddress: 'Rua das Flores, 12',
        addressLocality: 'São Paulo',
        addressRegion: 'SP',
        addressCountry: 'BR',
      },
      geo: { latitude: -23.6, longitude: -46.66 },
    });
    expect(listing.mainEntity.amenityFeature.map(({ name }: { name: string }) => name)).toEqual([
      'Piscina',
      'Lareira',
      'Gerador',
      'Closet',
      'Elevador',
    ]);
    expect(listing.offers).toMatchObject([
      {
        price: 11_200_000,
        priceCurrency: 'BRL',
        businessFunction: expect.stringMatching(/#Sell$/),
        url,
        offeredBy: { '@id': listing.provider['@id'] },
        itemOffered: { '@id': listing.mainEntity['@id'] },
      },
    ]);
    expect(listing.provider).toMatchObject({
      name: 'Marina Couto',
      identifier: { propertyID: 'CRECI', value: '123.456-F' },
    });
  });

  test('a rent is offered by the month', async () => {
    const { listing } = await page('ALUGUEL', 'aluguel');
    expect(listing.offers).toMatchObject([
      {
        price: 18_000,
        businessFunction: expect.stringMatching(/#LeaseOut$/),
        priceSpecification: { unitCode: 'MON', price: 18_000 },
      },
    ]);
  });

  test.each(['CONSULTA', 'BREVE', 'SEM-REGISTRO'])('%s: no offer', async (reference) => {
    expect((await page(reference)).listing).not.toHaveProperty('offers');
  });

  test('a launch with its registration number is offered', async () => {
    expect((await page('REGISTRADO')).listing.offers).toHaveLength(1);
  });

  test('a plot has no bedrooms, land no floor size; a price has its currency', async () => {
    expect((await page('TERRENO')).listing.mainEntity).toEqual(
      expect.not.objectContaining({ numberOfBedrooms: 3 }),
    );
    for (const land of ['TERRENO', 'FAZENDA'])
      expect((await page(land)).listing.mainEntity).not.toHaveProperty('floorSize');
    expect((await page('MIAMI')).listing.offers[0].priceCurrency).toBe('USD');
  });

  test('a hidden place: only the public point, and no street', async () => {
    const { html, listing } = await page('ESCONDIDO');
    expect(listing.mainEntity.address).not.toHaveProperty('streetAddress');
    // One coordinate alone may be the same by chance.
    const { latitude, longitude } = listing.mainEntity.geo;
    expect([latitude, longitude]).not.toEqual([secret.lat, secret.lng]);
    expect([secret.lat, secret.lng].every((each) => html.includes(String(each)))).toBe(false);
    expect(html).not.toContain('Rua Secreta');
  });

  test('a hostile title stays a text', async () => {
    const { html, listing } = await page('HOSTIL');
    expect(listing.name).toBe(hostile);
    expect(html).not.toContain('<script>alert');
    expect(meta(html, 'og:title')).toBe('Loft </script><script>alert(1)</script> "as ..., Moema, São Paulo');
  });
});
