import { createHash } from 'node:crypto';
import type { PropertyPhoto } from '@api/catalogue/details';
import { feedContent } from '@api/catalogue/overrides/effective';
import { arranged } from '@api/catalogue/overrides/photo-order';
import { asFeedValues, asOverrides, type StoredProperty } from '@api/catalogue/overrides/stored-overrides';
import { arrangementOf, isOwnPhoto, type PhotoArrangement } from '@domain/property/photo-arrangement';

/** Names a photo in the calls of its property; the address stays in the back end. */
export const photoIdOf = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 12);

const nothing: PhotoArrangement = { order: [], left_out: [], captions: {} };

/** Of a property: what is arranged, and from which photos. */
export function photosOf(property: StoredProperty) {
  const { seen, stored } = property;
  const override = asOverrides(stored).photos ?? null;
  const arrangement = override ? arrangementOf(override.value) : nothing;
  const feed = feedContent(seen, asFeedValues(stored)).row.photos;
  const whole = arranged(feed, { ...arrangement, left_out: [] });
  const reasons = new Map(arrangement.left_out.map(({ url, reason }) => [url, reason]));
  const leftOut = arranged(feed, {
    ...arrangement,
    order: arrangement.left_out.map(({ url }) => url),
    left_out: [],
  }).filter(({ url }) => reasons.has(url));
  return {
    override,
    arrangement,
    feed,
    shown: whole.filter(({ url }) => !reasons.has(url)),
    leftOut: leftOut.map((photo) => ({ photo, reason: reasons.get(photo.url) ?? null })),
  };
}

/** Every photo of the property, by its id. */
export const photosById = ({
  shown,
  leftOut,
}: Pick<ReturnType<typeof photosOf>, 'shown' | 'leftOut'>): Map<string, PropertyPhoto> =>
  new Map([...shown, ...leftOut.map(({ photo }) => photo)].map((photo) => [photoIdOf(photo.url), photo]));

/** Changes with each other arrangement. */
export const versionOf = (override: object | null): string =>
  createHash('sha256').update(JSON.stringify(override)).digest('hex').slice(0, 32);

export const uploadIdOf = (url: string): string | null =>
  isOwnPhoto(url) ? (/\/([0-9a-f]{32})$/.exec(url)?.[1] ?? null) : null;
