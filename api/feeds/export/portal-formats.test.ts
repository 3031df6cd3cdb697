import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ListingInput } from '@api/catalogue/listing';
import { readFeatures } from '@api/feeds/import/values/features';
import { propertyDetailSlugs } from '@domain/taxonomy/attributes';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { makeListing } from '@tests/support/catalogue';
import {
  expectRoundTrip,
  exported,
  imported,
  listingFor,
  portalHome,
} from '@tests/support/portal-round-trip';
import { stopClock } from '@tests/support/stopped-clock';
import { detailWord, typeWords } from './chaves-na-mao-words';
import { type ExportFormat, exportFormats } from './formats';
import { characteristics } from './imovelweb-words';

const fivePhotos = [1, 2, 3, 4, 5].map((n) => ({ url: `https://fotos.example.com/${n}.jpg`, alt: '' }));

describe.each(Object.keys(exportFormats) as ExportFormat[])('the file for %s', (name) => {
  it('comes back from an import as far as both know it', () => expectRoundTrip(name, 150));

  it('keeps the types that it can say', async () => {
    const types = propertyTypes.filter((type) => name !== 'chaves-na-mao' || typeWords[type]);
    const there = await imported(
      exported(
        name,
        types.map((propertyType) => listingFor(name, { ...fc.sample(portalHome, 1)[0]!, propertyType })),
      ),
    );
    const again = await imported(
      exported(
        name,
        there.map((listing) => ({ ...listing, photos: fivePhotos })),
      ),
    );
    expect(again.map(({ propertyType }) => propertyType)).toEqual(
      there.map(({ propertyType }) => propertyType),
    );
  });
});

const kinds: Record<string, Partial<ListingInput>> = {
  'apartment-for-sale': {
    ...{
      condominiumFee: 3_200,
      iptu: 980,
      iptuPeriod: 'Mensal',
      yearBuilt: 1998,
      floor: 12,
      exclusivity: true,
    },
    ...{ videoUrl: 'https://youtu.be/dQw4w9WgXcQ', tourUrl: 'https://tour.example.com/?a=1&b=2' },
    condominiumDetails: ['piscina', 'fitness', 'kids'],
    sharedFeatures: ['elevador', 'portaria-24-horas'],
    features: ['ar-condicionado', 'closet'],
    floorPlans: [{ url: 'https://fotos.example.com/planta.jpg' }],
  },
  'house-to-let': {
    ...{ propertyType: 'casa', forSale: false, forRent: true, sellPrice: null, rentPrice: 28_000 },
    ...{ landArea: 900, displayAddress: 'street', propertyDetails: ['piscina', 'lareira'] },
  },
  'either-with-mark-up': {
    ...{
      propertyType: 'casa-em-condominio',
      forRent: true,
      rentPrice: 45_000,
      displayAddress: 'neighborhood',
    },
    description: 'Sala & jantar <b>amplos</b> ]]> com “vista” para o parque, três suítes e jardim.',
    acceptExchange: true,
  },
  land: {
    propertyType: 'terreno',
    area: null,
    landArea: 5_000,
    bedrooms: null,
    suites: null,
    parkingLots: null,
  },
  launch: { condition: 'launch', registrationNumber: 'R.2/123.456', highlighted: true },
  office: { propertyType: 'sala', bedrooms: null, suites: null },
};

it.each(Object.keys(exportFormats) as ExportFormat[])('the file for %s is the golden one', async (name) => {
  onTestFinished(stopClock(new Date('2026-11-29T12:00:00Z')));
  const listings = Object.entries(kinds).map(([reference, given]) =>
    makeListing({
      ...{
        reference,
        title: `Imóvel de exemplo: ${reference}`,
        postalCode: '04090010',
        street: 'Rua das Acácias',
      },
      ...{ streetNumber: '10', complement: 'apto 31', listedAt: '2026-01-02T12:00:00Z' },
      ...{ updatedAt: '2026-03-04T15:30:00Z', photos: fivePhotos },
      description: 'Um imóvel para os testes, com uma descrição de mais de cinquenta caracteres.',
      ...given,
    }),
  );
  const xml = exported(name, listings).replaceAll(/><(?!!|\/)/g, '>\n<');
  await expect(xml).toMatchFileSnapshot(`golden/${name}.xml`);
});

it.each(['chaves-na-mao', 'imovelweb'] as const)('%s has latitude and longitude in their places', (name) => {
  const brazil = fc.record({
    lat: fc.double({ min: -33.8, max: 5.3, noNaN: true }),
    lng: fc.double({ min: -74, max: -28.8, noNaN: true }),
  });
  fc.assert(
    fc.property(brazil, (point) => {
      const xml = exported(name, [
        makeListing({
          ...fc.sample(portalHome, 1)[0]!,
          propertyType: 'casa',
          displayAddress: 'all',
          forSale: true,
          sellPrice: 900_000,
          forRent: false,
          point,
        }),
      ]);
      const read = (tag: string) => Number(new RegExp(`<${tag}>(.*?)</`).exec(xml)?.[1]);
      expect({ lat: read('latitude'), lng: read('longitude') }).toEqual({
        lat: expect.closeTo(point.lat, 5),
        lng: expect.closeTo(point.lng, 5),
      });
    }),
  );
});

it('names each attribute for Chaves na Mão as an import reads it', () => {
  for (const slug of propertyDetailSlugs)
    expect([slug, readFeatures([detailWord(slug)], 'casa').propertyDetails]).toEqual([
      slug,
      expect.arrayContaining([slug]),
    ]);
});

it.each(Object.entries(characteristics))('an import reads the Navent characteristic of %s', (slug, sides) => {
  sides.forEach((side, at) => {
    if (!side) return;
    const name = `${side[1].replaceAll('_', ' ')} ${at === 0 ? 'privativa' : 'condominio'}`;
    const read = readFeatures([name], 'casa');
    const found =
      at === 0
        ? [...read.propertyDetails, ...read.features]
        : [...read.condominiumDetails, ...read.sharedFeatures];
    expect(found).toContain(slug);
  });
});
