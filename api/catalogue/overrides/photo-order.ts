import { arrangementOf, isOwnPhoto, type PhotoArrangement } from '@domain/property/photo-arrangement';
import type { PropertyPhoto } from '../details';
import type { Content, OverridableRow } from './content';

type MeasuredPhoto = NonNullable<OverridableRow['plan']>['photos'][number];
/** `measured`: its places on the measured plan, which has none for a photo that is left out. */
export type FeedPhoto = PropertyPhoto & { measured?: (MeasuredPhoto & { nth: number })[] };

/**
 * Photos as the brokerage arranges them: named ones in its order, the brokerage's own among them, then the feed's others.
 * Addresses of the feed without a photo do not count.
 */
export function arranged(
  photos: readonly PropertyPhoto[],
  value: PhotoArrangement | readonly string[],
): PropertyPhoto[] {
  const { order, left_out, captions } = arrangementOf(value);
  const decided = new Set([...order, ...left_out.map(({ url }) => url)]);
  const named = order.flatMap((url) => {
    const found = photos.filter((photo) => photo.url === url);
    return found.length === 0 && isOwnPhoto(url) ? [{ url, alt: '' }] : found;
  });
  return [...named, ...photos.filter(({ url }) => !decided.has(url))].map((photo) =>
    captioned(photo, captions[photo.url]),
  );
}

function captioned(photo: PropertyPhoto, text: string | undefined): PropertyPhoto {
  if (text === undefined) return photo;
  const { caption: _, ...others } = photo;
  return text === '' ? others : { ...others, alt: text, caption: text };
}

export const feedPhotos = ({ photos, plan }: Pick<OverridableRow, 'photos' | 'plan'>): FeedPhoto[] =>
  photos.map((photo, at) => {
    const measured = (plan?.photos ?? []).flatMap((each, nth) =>
      each.photo === at + 1 ? [{ ...each, nth }] : [],
    );
    return measured.length > 0 ? { ...photo, measured } : photo;
  });

/** The inverse of an arrangement. Values of before do not have `measured`: the plan follows the photos then. */
export function restorePhotos(content: Content, value: readonly FeedPhoto[]): Content {
  const photos = value.map(({ measured: _, ...photo }) => photo);
  const restored = withPhotos(content, photos);
  const { plan } = restored.row;
  const measured = value.flatMap(({ measured: places = [] }, at) =>
    places.map((each) => ({ ...each, photo: at + 1 })),
  );
  if (!plan || measured.length === 0) return restored;
  const inOrder = measured.toSorted((one, other) => one.nth - other.nth).map(({ nth: _, ...each }) => each);
  return { ...restored, row: { ...restored.row, plan: { ...plan, photos: inOrder } } };
}

/** The measured plan names photos by their place: it follows them. */
export function withPhotos(content: Content, photos: PropertyPhoto[]): Content {
  const { plan, photos: before } = content.row;
  const places = new Map(photos.map(({ url }, place) => [url, place + 1]));
  return {
    ...content,
    row: {
      ...content.row,
      photos,
      plan: plan && {
        ...plan,
        photos: plan.photos.flatMap((each) => {
          const place = places.get(before[each.photo - 1]?.url ?? '');
          return place === undefined ? [] : [{ ...each, photo: place }];
        }),
      },
    },
  };
}
