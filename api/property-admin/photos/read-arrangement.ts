import type { z } from 'zod';
import type { PropertyPhoto } from '@api/catalogue/details';
import { unprocessable } from '@api/platform/http/errors';
import { valid } from '@api/platform/http/validate';
import type { staffPropertyPhotosBody } from '@contract/staff-property-photos';
import { overrideValues } from '@domain/property/overrides';
import { arrangementOf, type PhotoArrangement } from '@domain/property/photo-arrangement';
import { isSame } from '@domain/staff/merge-changes';
import { photosById, type photosOf } from './arranged-photos';
import type { OwnPhoto } from './own-photos';

export type PostedPhotos = z.output<typeof staffPropertyPhotosBody>;

/**
 * The posted arrangement by addresses; null: the feed's photos as they are.
 * @param own published with it @throws 422
 */
export function readArrangement(
  photos: ReturnType<typeof photosOf>,
  posted: PostedPhotos,
  own: readonly OwnPhoto[],
): PhotoArrangement | null {
  const byId = photosById(photos);
  const ownById = new Map(own.map(({ id, url }) => [id, url]));
  const urlOf = (photo: string): string => {
    const url = ownById.get(photo) ?? byId.get(photo)?.url;
    if (url === undefined) throw unprocessable({ photos: [gone] });
    return url;
  };
  const order = posted.order.map(({ photo, caption }) => ({ url: urlOf(photo), caption }));
  const left_out = posted.left_out.map(({ photo, reason }) => ({ url: urlOf(photo), reason }));
  const value = valid(
    overrideValues.photos,
    {
      ...{ order: order.map(({ url }) => url), left_out },
      captions: captionsOf(photos, order, new Set(left_out.map(({ url }) => url))),
    },
    (errors) => unprocessable({ photos: Object.values(errors).flat().slice(0, 1) }),
  );
  return isFeeds(photos.feed, value) ? null : arrangementOf(value);
}

const gone = 'Uma destas fotos não está mais aqui. Abra a página outra vez.';

/** Those that are not the feed's; of photos that are left out, as they were. */
function captionsOf(
  { feed, arrangement }: ReturnType<typeof photosOf>,
  order: readonly { url: string; caption: string }[],
  leftOut: ReadonlySet<string>,
): Record<string, string> {
  const feeds = new Map(feed.map(({ url, caption = '' }) => [url, caption]));
  const before = Object.entries(arrangement.captions).filter(([url]) => leftOut.has(url));
  const now = order
    .map(({ url, caption }) => [url, caption.trim()] as const)
    .filter(([url, caption]) => caption !== (feeds.get(url) ?? ''));
  return Object.fromEntries([...before, ...now]);
}

const isFeeds = (feed: readonly PropertyPhoto[], { order, left_out, captions }: PhotoArrangement): boolean =>
  left_out.length === 0 &&
  Object.keys(captions).length === 0 &&
  isSame(
    order,
    feed.map(({ url }) => url),
  );
