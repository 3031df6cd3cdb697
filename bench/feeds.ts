import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';

const districts = [
  'Moema',
  'Pinheiros',
  'Itaim Bibi',
  'Vila Nova Conceição',
  'Jardim América',
  'Perdizes',
  'Brooklin',
];
const types = [
  'Residential / Apartment',
  'Residential / Home',
  'Residential / Condo',
  'Residential / Penthouse',
  'Commercial / Office',
];
const features = ['Pool', 'Gym', 'Gourmet Balcony', 'Playground', 'Guest Parking', 'Fireplace', 'Generator'];

export const salePrice = (n: number) => 800_000 + ((n * 7_919) % 9_000_000);

/** A deterministic VRSync listing of about 3 KB, like real feeds. `raise` is added to its prices. */
export function feedListing(n: number, raise = 0): string {
  const pick = <T>(list: readonly T[], step = 1) => list[Math.floor(n / step) % list.length]!;
  const district = pick(districts);
  const photos = Array.from(
    { length: 15 },
    (_, p) =>
      `<Item medium="image" caption="Foto ${p + 1}">https://fotos.example.com/${n}/${p + 1}.jpg</Item>`,
  ).join('');
  return `<Listing><ListingID>BN${n}</ListingID><Title>Imóvel ${n} com varanda em ${district}</Title>
<TransactionType>${n % 9 === 0 ? 'For Rent' : 'For Sale'}</TransactionType><PublicationType>STANDARD</PublicationType>
<Media>${photos}</Media>
<Details><UsageType>Residential</UsageType><PropertyType>${pick(types, 3)}</PropertyType>
<Description><![CDATA[${`Ambientes integrados, luz natural e acabamento de primeira, número ${n}. `.repeat(8)}]]></Description>
<ListPrice currency="BRL">${salePrice(n) + raise}</ListPrice>
<RentalPrice currency="BRL" period="Monthly">${3_000 + ((n * 31) % 40_000) + raise}</RentalPrice>
<LivingArea unit="square metres">${50 + (n % 400)}</LivingArea><PropertyAdministrationFee currency="BRL">${500 + (n % 3_000)}</PropertyAdministrationFee>
<Bedrooms>${1 + (n % 5)}</Bedrooms><Bathrooms>${1 + (n % 6)}</Bathrooms><Suites>${n % 5}</Suites><Garage>${n % 5}</Garage>
<Features>${features
    .filter((_, f) => (n >> f) % 2 === 0)
    .map((name) => `<Feature>${name}</Feature>`)
    .join('')}</Features></Details>
<Location displayAddress="Street"><Country abbreviation="BR">Brasil</Country><State abbreviation="SP">São Paulo</State><City>São Paulo</City>
<Neighborhood>${district}</Neighborhood><Address>Rua Exemplo</Address><StreetNumber>${n % 2_000}</StreetNumber><PostalCode>0409${String(n % 10_000).padStart(4, '0')}</PostalCode>
<Latitude>${(-23.5 - (n % 1_000) / 5_000).toFixed(5)}</Latitude><Longitude>${(-46.6 - (n % 700) / 5_000).toFixed(5)}</Longitude></Location></Listing>\n`;
}

export function* generatedFeed(count: number, raise = 0): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<ListingDataFeed xmlns="http://www.vivareal.com/schemas/1.0/VRSync"><Header><Provider>Bench</Provider></Header><Listings>\n';
  for (let n = 1; n <= count; n += 1) yield feedListing(n, raise);
  yield '</Listings></ListingDataFeed>\n';
}

export async function writeFeed(file: string, count: number, raise = 0): Promise<void> {
  await pipeline(Readable.from(generatedFeed(count, raise)), createWriteStream(file));
}

// `tsx bench/feeds.ts FILE COUNT`
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFeed(process.argv[2]!, Number(process.argv[3]));
