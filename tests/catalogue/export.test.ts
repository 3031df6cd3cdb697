import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applyCatalogue } from '@api/feeds/apply/apply';
import { exportFeed } from '@api/feeds/export/export-feed';
import { importFeed } from '@api/feeds/import/import-feed';
import { readFeatures } from '@api/feeds/import/values/features';
import { propertyRows } from '@domain/taxonomy/feature-rows';
import { featureWord } from '@domain/taxonomy/features';
import { propertyTypes } from '@domain/taxonomy/property-types';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { aListing } from './a-listing';
import { emptyCatalogue } from './catalogue-tables';

const contact = { name: 'Casa & Exemplo', email: 'contato@example.com' };
const words = fc
  .array(
    fc.constantFrom('Sala', 'ampla', 'com', '"vista"', '<mar>', 'R&B', "d'água", 'ção', '5 > 4', 'vão'),
    { minLength: 12, maxLength: 40 },
  )
  .map((list) => list.join(' '));

/** The home's own features that are no attribute of the specification's too ('varanda gourmet' is two). */
const plainFeatures = propertyRows
  .map(([slug]) => slug)
  .filter((slug) => readFeatures([featureWord(slug)], 'casa').propertyDetails.length === 0);

/** Listings that a portal takes, with everything that VRSync can say. */
const exportable = fc
  .record({
    title: words.map((text) => `Casa ${text}`.replaceAll('<mar>', 'mar').slice(0, 95).trim()),
    description: words.map(
      (text) => `${text.replaceAll('<mar>', 'mar')} e tudo o que faz uma boa casa de família.`,
    ),
    propertyType: fc.constantFrom(...propertyTypes),
    kind: fc.constantFrom('sale', 'rent', 'both', 'day'),
    sellPrice: fc.integer({ min: 200_000, max: 90_000_000 }),
    // What people press to fill a field is read as 'on request' (values/money.ts).
    rentPrice: fc
      .integer({ min: 500, max: 90_000 })
      .filter((price) => ![1111, 11_111, 12_345].includes(price)),
    condominiumFee: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 20_000 }))),
    iptu: fc.option(fc.integer({ min: 10, max: 90_000 })),
    iptuPeriod: fc.constantFrom('Mensal' as const, 'Anual' as const),
    area: fc.integer({ min: 200, max: 190_000 }).map((tenths) => tenths / 10),
    bedrooms: fc.option(fc.integer({ min: 1, max: 20 })),
    bathrooms: fc.option(fc.integer({ min: 0, max: 20 })),
    floor: fc.option(fc.integer({ min: 1, max: 60 })),
    yearBuilt: fc.option(fc.integer({ min: 1850, max: 2030 })),
    displayAddress: fc.constantFrom('all' as const, 'street' as const, 'neighborhood' as const),
    point: fc.option(
      // In the town: farther ones are left out.
      fc.record({ lat: fc.integer({ min: -242, max: -230 }), lng: fc.integer({ min: -472, max: -460 }) }),
    ),
    acceptExchange: fc.boolean(),
    features: fc.subarray(plainFeatures),
    videoUrl: fc.option(fc.constant('https://www.youtube.com/watch?v=dQw4w9WgXcQ')),
    tourUrl: fc.option(fc.constant('https://tour.example.com/?a=1&b=2')),
    streetNumber: fc.option(fc.constantFrom('10', '881-A')),
    complement: fc.constant('apto 31'),
  })
  .map(({ kind, point, iptu, iptuPeriod, sellPrice, rentPrice, ...rest }) => ({
    ...rest,
    forSale: kind === 'sale' || kind === 'both',
    forRent: kind !== 'sale',
    sellPrice: kind === 'sale' || kind === 'both' ? sellPrice : null,
    rentPrice: kind === 'rent' || kind === 'both' ? rentPrice : null,
    periodRent: kind === 'day' ? { amount: rentPrice, period: 'day' as const } : null,
    iptu,
    iptuPeriod: iptu === null ? null : iptuPeriod,
    point: point && { lat: point.lat / 10, lng: point.lng / 10 },
    street: 'Rua das Acácias',
  }));

describe('the export', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(() => emptyCatalogue(database.db));

  async function exported(sources: string[], siteUrl?: string) {
    const { pieces, report } = exportFeed(database.db, { sources, contact, siteUrl });
    let xml = '';
    for await (const piece of pieces) xml += piece;
    return { xml, report };
  }

  it('gives photos their newest addresses', async () => {
    const [one, ...others] = aListing('S').photos;
    const url = `${one!.url}?X-Amz-Signature=a`;
    const listings = [aListing('S', { photos: [{ url }, ...others], displayAddress: 'all' })];
    await applyCatalogue(database.db, { source: 'signed', feed: 'test', listings });
    expect((await exported(['signed'])).xml).toContain(url);
  });

  it('gives our own photos addresses of the website', async () => {
    const own = { url: 'announcement/1/sala.jpg' };
    const listings = [aListing('S', { photos: [own, ...aListing('S').photos], displayAddress: 'all' })];
    await applyCatalogue(database.db, { source: 'own', feed: 'test', listings });
    const key = 'a'.repeat(24);
    const stored = { key, width: 2400, height: 1600 };
    await database.db.updateTable('photo').set(stored).where('url', '=', own.url).execute();
    const address = `https://casa.example/fotos/${key}/1600.jpg`;
    expect((await exported(['own'], 'https://casa.example')).xml).toContain(address);
    expect((await exported(['own'])).xml).not.toContain(key);
  });

  /** What must come back the same; types that VRSync has no word of its own for, and texts only its own users see, apart. */
  const essence = async (source: string) =>
    (
      await database.db
        .selectFrom('property')
        .innerJoin('source', 'source.id', 'property.source_id')
        .selectAll('property')
        .where('source.name', '=', source)
        .where('property.active', '=', true)
        .orderBy('reference')
        .execute()
    ).map(({ id: _id, source_id: _source, content_hash: _hash, type: _type, details, ...row }) => ({
      ...row,
      // Which of the two holds an attribute VRSync does not say, nor that no exchange is taken; the public point hangs
      // on the source's name.
      ...{ lat: null, lng: null, listed_at: null, updated_at: null, detail_mask: 0, amenity_mask: 0 },
      // Of the arrival; and made of the texts compared below, with the complement that is not exported.
      ...{ check_from: null, words: null },
      details: { ...details, complement: null, refusesExchange: null },
    }));

  it('comes back from an import as it was', async () => {
    const samples = fc.sample(exportable, 60);
    const listings = samples.map((sample, n) => aListing(`R${n}`, sample));
    await applyCatalogue(database.db, { source: 'origin', feed: 'test', listings });
    const { xml, report } = await exported(['origin']);
    expect(report).toMatchObject({ exported: 60, leftOut: 0 });
    expect(xml).not.toContain('apto 31');

    const file = path.join(database.dataDir, 'export.xml');
    await writeFile(file, xml);
    const accept = listings.map(({ reference }) => reference);
    const imported = await importFeed(database.db, { feed: file, source: 'copy', accept });
    expect(imported.counts).toMatchObject({ read: 60, quarantined: 0 });
    expect(await essence('copy')).toEqual(await essence('origin'));

    // A second way round ends where the first did, types included.
    const again = await exported(['copy']);
    expect(again.xml.replace(/<PublishDate>.*?</, '')).toBe(xml.replace(/<PublishDate>.*?</, ''));
  });

  it('leaves out and names what a portal would refuse', async () => {
    await applyCatalogue(database.db, {
      source: 'faulty',
      feed: 'test',
      listings: [
        aListing('F0'),
        aListing('F1', { title: 'Curto' }),
        aListing('F2', { description: 'Curta' }),
        aListing('F3', { photos: [] }),
        aListing('F4', { postalCode: null }),
        aListing('F5', { sellPrice: null }),
        aListing('F6', { condition: 'soonLaunch' }),
        aListing('F7', { currency: 'USD' }),
        aListing('F8', { photos: [1, 2, 3, 4, 5].map((n) => ({ url: `demo:${n}.jpg` })) }),
        aListing('F9', { available: false }),
      ],
    });
    const { xml, report } = await exported(['faulty']);
    expect(report.exported).toBe(1);
    expect(report.listings.map(({ reference, reasons }) => [reference, ...reasons])).toEqual([
      ['F1', 'title'],
      ['F2', 'description'],
      ['F3', 'photos'],
      ['F4', 'postal-code'],
      ['F5', 'price'],
      ['F6', 'launch'],
      ['F7', 'currency'],
      ['F8', 'photos'],
    ]);
    expect([...xml.matchAll(/<ListingID>(.*?)</g)].map((match) => match[1])).toEqual(['F0']);
  });

  it('gives an id of two sources to one of them only', async () => {
    for (const source of ['one', 'other'])
      await applyCatalogue(database.db, { source, feed: 'test', listings: [aListing('F0')] });
    const { report } = await exported(['one', 'other']);
    expect(report.exported).toBe(1);
    expect(report.refusals['duplicate-id']).toBe(1);
  });
});
