import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storedListings } from '@api/feeds/export/stored-listing';
import { importFeed } from '@api/feeds/import/import-feed';
import type { WarningCode } from '@api/feeds/import/remarks';
import { importCommand } from '../support/commands';
import { openTestDatabase, type TestDatabase } from '../support/database';
import { stopClock } from '../support/stopped-clock';
import { emptyCatalogue } from './catalogue-tables';
import { runCommand } from './run-command';

/** What each feed of `feeds/` says; every input is invented. */
const cases: [file: string, remarks: WarningCode[], homes: Record<string, object>][] = [
  [
    '01-full-stop-com',
    ['text-doubt'],
    {
      'PTO-1': {
        description: expect.stringMatching(
          /lareira\.Com varanda[^]*madeira\.Com armários[^]*2015\.Net incluída/,
        ),
      },
    },
  ],
  ['02-nested-type', [], { 'TIPO-1': { propertyType: 'apartamento' } }],
  [
    '03-video-item',
    [],
    {
      'VID-1': {
        photos: [{ url: 'https://fotos.exemplo.com.br/sala.jpg', alt: '' }],
        videoUrl: 'https://www.youtube.com/watch?v=AAAAAAAAAAA',
      },
    },
  ],
  ['04-one-real', ['fee-absurd'], { 'COND-1': { condominiumFee: null, iptu: null } }],
  [
    '05-season-day',
    ['rent-period'],
    { 'TEMP-1': { forRent: true, rentPrice: null, periodRent: { amount: 6_000, period: 'day' } } },
  ],
  [
    '06-grouped-values',
    [],
    { 'GRP-1': { area: 188, bedrooms: 3, suites: 1, bathrooms: 4, condominiumFee: 1_200, iptu: 310 } },
  ],
  [
    '14-prices-in-groups',
    ['description-missing', 'photos-missing'],
    {
      'NEG-1': {
        ...{ title: 'Casa de exemplo com jardim', sellPrice: 1_850_000, rentPrice: 9_500 },
        ...{ area: 260, suites: 2, description: 'Casa de exemplo, com jardim, piscina e sol da manhã.' },
      },
      'NEG-2': { forSale: false, forRent: true, rentPrice: 7_500, area: 110 },
    },
  ],
  [
    '20-places-by-number',
    ['city-deduced', 'place-missing', 'text-contact', 'title-generated'],
    {
      EXA5103: { city: 'Goiânia', state: 'GO', description: 'Texto de exemplo. Sala ampla e três quartos.' },
      AR3369: { city: 'Goiânia', state: 'GO' },
      EXA3669: { city: 'Goiânia', state: 'GO' },
    },
  ],
  [
    '21-without-state',
    ['coordinates-far', 'fee-absurd', 'state-deduced', 'text-contact'],
    {
      'EX-63501': { state: 'RS', condominiumFee: null, iptu: 500, iptuPeriod: 'Mensal' },
      'EX-65009': { state: 'RS' },
      'EX-63821': { state: 'RS', city: 'Porto Alegre', point: null },
    },
  ],
  [
    '22-condominium-features',
    ['area-converted', 'text-contact'],
    {
      CA0002: { yearBuilt: 1997, propertyType: 'casa-em-condominio' },
      CA0003: { area: 425_000, landArea: 425_000, yearBuilt: 1997 },
    },
  ],
  [
    '23-taxes-and-season',
    ['second-rent', 'taxes-unread', 'text-contact', 'title-generated'],
    {
      '1': {
        ...{ iptu: 167, iptuPeriod: 'Mensal', rentPrice: 2_000, periodRent: null },
        ...{
          propertyDetails: ['kids', 'piscina'],
          condominiumDetails: ['campo-quadra-de-esportes', 'piscina'],
        },
        ...{ sharedFeatures: ['campo-de-futebol'] },
      },
    },
  ],
];

describe('feeds that failed once', () => {
  let database: TestDatabase;
  let restoreClock: () => void;
  beforeAll(async () => {
    database = await openTestDatabase();
    // The feed of case 22 gives an age.
    restoreClock = stopClock(new Date('2026-11-28T12:00:00-03:00'));
  });
  afterAll(async () => {
    restoreClock();
    await database.close();
  });
  beforeEach(() => emptyCatalogue(database.db));

  const feedOf = (name: string) => path.join(import.meta.dirname, 'feeds', `${name}.xml`);
  const stored = async () => {
    const listings = [];
    for await (const listing of storedListings(database.db)) listings.push(listing);
    return new Map(listings.map((listing) => [listing.reference, listing]));
  };

  it.each(cases)('reads %s, with its remarks', async (name, remarks, homes) => {
    const options = { feed: feedOf(name), source: 'caso', photos: false };
    const dry = await importFeed(database.db, { ...options, dryRun: true });
    expect(dry.rejections).toEqual({});
    expect(Object.keys(dry.warnings).sort()).toEqual(remarks);
    const report = await importFeed(database.db, options);
    expect(report.counts).toMatchObject({ accepted: Object.keys(homes).length, quarantined: 0 });
    const listings = await stored();
    for (const [reference, home] of Object.entries(homes))
      expect(listings.get(reference), reference).toMatchObject(home);
    expect((await importFeed(database.db, options)).catalogue!.counts).toMatchObject({ changed: 0 });
  });

  it('counts no room and no area as a feature', async () => {
    const { features } = await importFeed(database.db, { feed: feedOf('06-grouped-values'), source: 'caso' });
    expect(features).toEqual({ known: 4, unknown: {} });
  });

  describe('with a table of places', () => {
    const table = () => path.join(database.dataDir, 'places.csv');
    beforeEach(() => rm(table(), { force: true }));
    const run = (...more: string[]) =>
      runCommand(
        database.db,
        importCommand([feedOf('20-places-by-number'), '--source', 'caso', '--places', table(), ...more]),
        { feeds: [] },
      );

    it('writes the unknown codes, and reads what was filled in', async () => {
      const first = await run('--dry-run');
      expect(first.said).toMatch(/2 +V1-D-502583 +perto de Goiânia\/GO/);
      expect(first.said).toContain('2 lugares novos a preencher');
      const written = await readFile(table(), 'utf8');
      expect(written).toContain('V1-D-502583;;;;2;Goiânia/GO;16,7400° S, 49,3000° O;AR3369\r\n');

      const filled = written.replace('V1-D-502583;;;;', 'V1-D-502583;Goiânia;GO;Jardim Europa;');
      await writeFile(table(), filled);
      const second = await run();
      expect(second.said).not.toContain('a preencher');
      expect(await readFile(table(), 'utf8')).toBe(filled);
      const listings = await stored();
      expect(listings.get('AR3369')).toMatchObject({ city: 'Goiânia', district: 'Jardim Europa' });
      expect(listings.get('EXA5103')).toMatchObject({ city: 'Goiânia', district: '' });
    });

    it('refuses a table that cannot be read, and changes nothing', async () => {
      await writeFile(table(), 'código;cidade\r\n"V1');
      const refused = await run();
      expect(refused.code).toBe(2);
      expect(refused.said).toContain('a tabela de lugares não pode ser lida');
      expect(await stored()).toEqual(new Map());
    });
  });
});
