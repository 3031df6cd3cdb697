import { type Kysely, sql } from 'kysely';
import { inTransaction } from '@api/platform/db/transaction';
import type { Database } from '@api/database';
import { writeVisibility } from '@api/property-admin/write-visibility';
import type { Visibility } from '@domain/property/visibility';
import { fillCatalogue, makeListing } from '../support/catalogue';

export const hiddenCount = 50;
const firstId = 7_100_000;

/** Listings whose every value is found again wherever it is shown. */
export const hiddenListings = Array.from({ length: hiddenCount }, (_, n) =>
  makeListing({
    reference: `ZQX-${n}`,
    title: `Casa Zuriel ${n}`,
    description: `Descrição de Zuriel, a ${n}ª.`,
    propertyType: n % 5 === 0 ? 'casa' : 'apartamento',
    sellPrice: 3_777_000 + n,
    area: 179,
    district: 'Vila Velado',
    street: 'Rua Zoroastro',
    condominiumName: 'Edifício Zimbro',
    highlighted: n < 10,
    news: n < 10,
    exclusivity: n < 10,
    photos: [{ url: `https://fotos.example/zqx/${n}.jpg`, alt: 'Sala' }],
  }),
);

/** Words of hidden properties, and others of the same length that no property has. */
const words: [hidden: string, unknown: string][] = [
  ['71000', '71990'],
  ['ZQX-', 'ZQW-'],
  ['zqx-', 'zqw-'],
  ['Zuriel', 'Zurien'],
  ['zuriel', 'zurien'],
  ['Velado', 'Velida'],
  ['velado', 'velida'],
  ['Zoroastro', 'Zoroastra'],
  ['Zimbro', 'Zimbre'],
  ['zimbro', 'zimbre'],
  ['facefeed', 'faceface'],
];
const sellPrice = /3\.?777\.?0\d\d/;

export const isOfHidden = (text: string): boolean =>
  words.some(([hidden]) => text.includes(hidden)) || sellPrice.test(text);

/** The same address of a property or place that does not exist. */
export const unknownTwin = (address: string): string =>
  words.reduce((text, [hidden, unknown]) => text.replaceAll(hidden, unknown), address);

/** Hidden and unknown words are the same to it: what is left differs. */
export const withoutWords = (text: string): string =>
  words.reduce(
    (less, [hidden, unknown]) => less.replaceAll(hidden, '…').replaceAll(unknown, '…'),
    text.replaceAll(/nonce[-="]+[\w+/=-]+/g, 'nonce'),
  );

/** Adds them as public ones, with stored photos. @returns their ids */
export async function addPublicly(db: Kysely<Database>): Promise<number[]> {
  await sql`select setval('property_id_seq', ${firstId}, false)`.execute(db);
  const ids = await fillCatalogue(db, hiddenListings, 'reservados');
  await sql`
    update photo set key = 'facefeed' || lpad((regexp_match(url, '(\\d+).jpg'))[1], 16, '0'), status = 'ready',
      width = 900, height = 600 where url like '%/zqx/%'`.execute(db);
  return [...ids.values()];
}

export const setVisibility = (db: Kysely<Database>, ids: readonly number[], visibility: Visibility) =>
  inTransaction(db, (write) => writeVisibility(write, new Map(ids.map((id) => [id, visibility]))));
