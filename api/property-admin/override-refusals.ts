import type { Kysely } from 'kysely';
import { feedContent } from '@api/catalogue/overrides/effective';
import { hasRentPrice, hasSellPrice } from '@api/catalogue/overrides/fields';
import { asFeedValues, type StoredProperty } from '@api/catalogue/overrides/stored-overrides';
import type { OverrideChanges } from '@api/catalogue/overrides/write-overrides';
import { announcedSource } from '@api/catalogue/source-name';
import type { OverrideField } from '@domain/property/override-names';
import {
  arrangementOf,
  isOwnPhotoOf,
  maxArrangedPhotos,
  type PhotoArrangement,
} from '@domain/property/photo-arrangement';
import { photosOf } from './photos/arranged-photos';
import { areStored } from './photos/own-photos';
import type { PropertyAdminDatabase } from './schema';

export type Refusals = Partial<Record<OverrideField, string>>;

/** What this property does not take, by field. */
export async function overrideRefusals(
  db: Kysely<PropertyAdminDatabase>,
  property: StoredProperty,
  { sell_price, rent_price, broker, photos }: OverrideChanges,
): Promise<Refusals> {
  const feed = feedContent(property.seen, asFeedValues(property.stored));
  const refusals: Refusals = {};
  if (sell_price && !hasSellPrice(feed)) refusals.sell_price = 'Este imóvel não está à venda';
  if (rent_price && !hasRentPrice(feed)) refusals.rent_price = 'Este imóvel não tem aluguel por mês';
  if (broker && broker.value !== null && !(await hasBroker(db, broker.value)))
    refusals.broker = `Não há corretor '${broker.value}'`;
  if (photos) {
    const refusal = await photosRefusal(db, property, arrangementOf(photos.value));
    if (refusal) refusals.photos = refusal;
  }
  return refusals;
}

export const hasBroker = async (db: Kysely<PropertyAdminDatabase>, slug: string): Promise<boolean> =>
  (await db.selectFrom('broker').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;

async function photosRefusal(
  db: Kysely<PropertyAdminDatabase>,
  property: StoredProperty,
  { order, left_out }: PhotoArrangement,
): Promise<string | null> {
  if (property.source === announcedSource) return 'As fotos deste imóvel são as do anúncio';
  const given = [...order, ...left_out.map(({ url }) => url)];
  const { feed, arrangement } = photosOf(property);
  const known = new Set([
    ...feed.map(({ url }) => url),
    ...arrangement.order,
    ...arrangement.left_out.map(({ url }) => url),
  ]);
  const added = given.filter((url) => !known.has(url));
  const isOwn = added.every((url) => isOwnPhotoOf(property.id, url)) && (await areStored(db, added));
  if (!isOwn) return 'Uma destas fotos não é deste imóvel';
  if (new Set(given).size < given.length) return 'Cada foto tem um só lugar';
  return given.length > maxArrangedPhotos ? `São no máximo ${maxArrangedPhotos} fotos` : null;
}
