import { gzipSync } from 'node:zlib';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readText } from './decode';
import { FeedError } from './feed-error';
import { readListing } from './import-feed';
import { noPlaces } from './places';
import type { Reading } from './normalise';
import { readRecords } from './read-records';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feeds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(feed: string | Buffer): Promise<Reading[]> {
  const file = path.join(folder, 'feed.xml');
  await writeFile(file, feed);
  const readings: Reading[] = [];
  for await (const record of readRecords(readText(file)))
    readings.push(readListing(record, await noPlaces()));
  return readings;
}
async function accepted(feed: string | Buffer) {
  return (await read(feed)).map((reading) => {
    if (reading.outcome === 'rejected') throw new Error(JSON.stringify(reading.reasons));
    return { ...reading.listing, warnings: reading.warnings.map(({ code }) => code) };
  });
}
const refusal = async (feed: string | Buffer) =>
  read(feed).then(
    () => 'accepted',
    (error: unknown) => (error instanceof FeedError ? error.code : String(error)),
  );

const body = `<ListingID>AP1</ListingID><Title>Apartamento claro em Moema</Title>
  <TransactionType>For Sale</TransactionType><PublicationType>PREMIUM</PublicationType>
  <Location displayAddress="Street"><Country abbreviation="BR">Brasil</Country>
    <State abbreviation="SP">São Paulo</State><City>São Paulo</City><Neighborhood>Moema</Neighborhood>
    <Address>Alameda dos Nhambiquaras</Address><StreetNumber>S/N</StreetNumber><Complement>ap 31</Complement>
    <PostalCode>04090-010</PostalCode><Latitude>-23.6</Latitude><Longitude>-46.66</Longitude></Location>
  <Details><PropertyType>Residential / Apartment</PropertyType><UsageType>Residential</UsageType>
    <Description>Sala ampla com varanda.</Description><ListPrice currency="BRL">1250000</ListPrice>
    <PropertyAdministrationFee currency="BRL">900</PropertyAdministrationFee>
    <Iptu currency="BRL" period="Monthly">300</Iptu><LivingArea unit="square metres">120</LivingArea>
    <Bedrooms>3</Bedrooms><Bathrooms>4</Bathrooms><Suites>1</Suites><Garage>2</Garage><UnitFloor>7</UnitFloor>
    <YearBuilt>2010</YearBuilt><Features><Feature>Pool</Feature><Feature>Balcony</Feature></Features></Details>
  <Media><Item medium="image" caption="Sala">https://fotos.example.com/2.jpg</Item>
    <Item medium="image" primary="true">https://fotos.example.com/1.jpg</Item>
    <Item medium="video">https://youtu.be/dQw4w9WgXcQ</Item></Media>
  <ContactInfo><Name>Casa Exemplo</Name><Location><City>Santos</City><Neighborhood>Gonzaga</Neighborhood></Location></ContactInfo>`;
const vrsync = (listings: string, open = '<ListingDataFeed>') =>
  `<?xml version="1.0" encoding="UTF-8"?>${open}<Header><Provider>CRM Exemplo</Provider></Header><Listings>${listings}</Listings></${/^<([\w:]+)/.exec(open)![1]}>`;
const one = (inside = body) => vrsync(`<Listing>${inside}</Listing>`);

const apartment = {
  reference: 'AP1',
  title: 'Apartamento claro em Moema',
  forSale: true,
  forRent: false,
  sellPrice: 1_250_000,
  condominiumFee: 900,
  iptu: 300,
  iptuPeriod: 'Mensal',
  propertyType: 'apartamento',
  condition: 'used',
  area: 120,
  bedrooms: 3,
  suites: 1,
  bathrooms: 4,
  parkingLots: 2,
  floor: 7,
  yearBuilt: 2010,
  state: 'SP',
  city: 'São Paulo',
  district: 'Moema',
  street: 'Alameda dos Nhambiquaras',
  streetNumber: null,
  complement: 'ap 31',
  postalCode: '04090010',
  point: { lat: -23.6, lng: -46.66 },
  displayAddress: 'street',
  highlighted: true,
  condominiumDetails: ['piscina'],
  propertyDetails: ['terraco-varanda'],
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  photos: [
    { url: 'https://fotos.example.com/1.jpg', alt: '' },
    { url: 'https://fotos.example.com/2.jpg', alt: 'Sala' },
  ],
  warnings: [],
};

describe('VRSync', () => {
  it.each([
    ['without a namespace', one()],
    [
      'in its namespace',
      vrsync(
        `<Listing>${body}</Listing>`,
        '<ListingDataFeed xmlns="http://www.vivareal.com/schemas/1.0/VRSync">',
      ),
    ],
    [
      'in the older namespace',
      vrsync(
        `<Listing>${body}</Listing>`,
        '<ListingDataFeed xmlns="http://www.vivareal.com/schemas/1.0/flow">',
      ),
    ],
    ['with prefixes', one().replace(/<(\/?)(?=[A-Z])/g, '<$1vr:')],
    [
      'in capitals',
      one().replace(
        /<(\/?)([A-Za-z]+)/g,
        (_, slash: string, name: string) => `<${slash}${name.toUpperCase()}`,
      ),
    ],
    [
      'in small letters',
      one().replace(
        /<(\/?)([A-Za-z]+)/g,
        (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}`,
      ),
    ],
    ['without spaces between attributes', one().replaceAll('" ', '"')],
    ['with text in CDATA', one().replace(/>([^<>]*\S[^<>]*)</g, '><![CDATA[$1]]><')],
    ['with a mark at its start', `\uFEFF${one()}`],
    ['after a script’s warnings', `Warning: foo in /bar.php on line 3\n<br />\n${one()}`],
    ['with unclosed tags', one().replaceAll('</City>', '').replace('</Bedrooms>', '')],
    ['packed by gzip', gzipSync(one())],
    ['in Latin-1 that says UTF-8', Buffer.from(one(), 'latin1')],
    ['in UTF-8 that says Latin-1', one().replace('UTF-8', 'ISO-8859-1')],
    ['in UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(one(), 'utf16le')])],
    ['in UTF-16 without a mark', Buffer.from(one(), 'utf16le')],
    ['in UTF-16, the other way round', Buffer.from(one(), 'utf16le').swap16()],
    ['with an old enumeration', one(body.replace('Residential / Apartment', 'Apartment'))],
    ['with CondominiumFee', one(body.replaceAll('PropertyAdministrationFee', 'CondominiumFee'))],
    [
      'with harmless entities of its own',
      one().replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'),
    ],
  ])('reads the same listing %s', async (_, feed) => {
    const [listing] = await accepted(feed);
    expect(listing).toMatchObject(apartment);
  });

  it('reads a listing in a feed that never closes its listings', async () => {
    const feed = vrsync(
      Array.from({ length: 120 }, (_, n) => `<Listing>${body.replace('AP1', `AP${n}`)}`).join(''),
    );
    expect(await accepted(feed)).toHaveLength(120);
  });

  it('takes letters that come in halves at the edge of what is read at once', async () => {
    const text = 'ção'.repeat(200_000);
    const [listing] = await accepted(one(body.replace('Sala ampla com varanda.', `x${text}`)));
    expect(listing!.description.slice(0, 7)).toBe('xçãoção');
    expect(listing!.description).not.toContain('�');
  });

  it('keeps a launch without a registration as breve lançamento', async () => {
    const launch = body.replace('<Details>', '<Details><ConstructionStatus>Launch</ConstructionStatus>');
    const [unregistered, registered] = await accepted(
      vrsync(
        `<Listing>${launch}</Listing><Listing>${launch.replace('<Details>', '<Details><RegistrationNumber>R-1/123</RegistrationNumber>')}</Listing>`,
      ),
    );
    expect(unregistered).toMatchObject({ condition: 'soonLaunch', warnings: ['launch-unregistered'] });
    expect(registered).toMatchObject({ condition: 'launch', registrationNumber: 'R-1/123' });
  });

  it.each([
    ['no id', body.replace('AP1', ''), ['no-id']],
    ['a type nobody knows', body.replace('Residential / Apartment', 'Submarine'), ['unknown-type']],
    ['no type', body.replace('Residential / Apartment', ''), ['no-type']],
    ['no city', body.replace(/<City>.*?<\/City>|<PostalCode>.*?<\/PostalCode>/g, ''), ['no-city']],
    ['no transaction and no price', body.replace('For Sale', '').replace('1250000', ''), ['no-transaction']],
    ['an endless id', body.replace('AP1', 'A'.repeat(51)), ['id-too-long']],
    ['millions of elements', body + '<x/>'.repeat(6_000), ['oversized']],
  ])('quarantines a listing with %s', async (_, inside, reasons) => {
    const [reading] = await read(one(inside));
    expect(reading).toMatchObject({ outcome: 'rejected' });
    expect(reading!.outcome === 'rejected' && reading!.reasons.map(({ code }) => code)).toEqual(reasons);
  });
});

describe('feeds that are none', () => {
  it.each([
    ['an empty file', '', 'empty'],
    ['spaces', '  \n ', 'empty'],
    ['an HTML page', '<!DOCTYPE html><html><body><p>502</p></body></html>', 'html-page'],
    ['text', 'not found', 'not-xml'],
    ['JSON', '{"error": true}', 'not-xml'],
    ['other XML', '<?xml version="1.0"?><rss><channel/></rss>', 'unknown-shape'],
    ['an OpenNavent feed', '<OpenNavent><Avisos><Aviso/></Avisos></OpenNavent>', 'not-read-yet'],
    ['a ZIP file', Buffer.from('PK\u0003\u0004xxxx', 'latin1'), 'zip'],
    ['a feed cut in a listing', one().slice(0, -200), 'cut-off'],
    ['a feed cut between listings', `<ListingDataFeed><Listings><Listing>${body}</Listing>`, 'cut-off'],
    ['a feed cut in its head', '<ListingDataFeed><Header><Provider>CRM', 'cut-off'],
    ['a gzip cut off', gzipSync(one()).subarray(0, 400), 'damaged'],
    ['elements without end', '<a>'.repeat(10_000), 'malformed'],
    ['an attribute without end', `<ListingDataFeed a="${'x'.repeat(3_000_000)}`, 'malformed'],
  ])('refuses %s', async (_, feed, code) => expect(await refusal(feed)).toBe(code));

  it('takes an empty list for a feed', async () => expect(await read(vrsync(''))).toEqual([]));

  it('never expands entities of the feed', async () => {
    const lol = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    const feed = one(body.replace('Sala ampla', '&l9;')).replace(
      '?>',
      `?><!DOCTYPE x [<!ENTITY l0 "lol">${lol}]>`,
    );
    const [listing] = await accepted(feed);
    expect(listing!.description.length).toBeLessThan(100);
  });
});
