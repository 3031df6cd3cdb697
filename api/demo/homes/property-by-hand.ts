import { listing, type Listing, type ListingInput } from '@api/catalogue/listing';
import { demoMadeAt } from '../demo-made-at';
import { captionOf } from '../photo-captions';
import { demoPhotoUrl } from '../photo-index';
import { picturesOf, type SetName, type SetPicture } from '../photo-sets';

/** A hand-written property; `byHand` derives flags, photos and plans. */
export type PropertyByHand = Omit<
  ListingInput,
  | 'forSale'
  | 'forRent'
  | 'sellPrice'
  | 'rentPrice'
  | 'photos'
  | 'floorPlans'
  | 'highlighted'
  | 'news'
  | 'videoUrl'
  | 'tourUrl'
> & {
  /** All pictures of one set, in its order. */
  set: SetName | readonly SetPicture[];
  /** null: on request, or not for sale yet. */
  sale?: number | null;
  /** Per month. */
  rent?: number;
  listedAt: string;
  brokerSlug: string;
};

/** In days. */
const newsDays = 25;

export function byHand({ set, sale, rent, ...details }: PropertyByHand): Listing {
  const pictures = typeof set === 'string' ? picturesOf(set) : set;
  const shown = (plans: boolean) =>
    pictures
      .filter(({ kind }) => (kind === 'plan') === plans)
      .map(({ file, alt, focal, caption }) => ({
        url: demoPhotoUrl(file),
        alt,
        ...(focal && { focal }),
        ...(caption && { caption: captionOf(caption, details.condition) }),
      }));
  return listing.parse({
    ...details,
    forSale: sale !== undefined,
    forRent: rent !== undefined,
    sellPrice: sale ?? null,
    rentPrice: rent ?? null,
    photos: shown(false),
    floorPlans: shown(true),
    highlighted: true,
    news: demoMadeAt - Date.parse(details.listedAt) <= newsDays * 86_400_000,
    updatedAt: details.updatedAt ?? details.listedAt,
  } satisfies ListingInput);
}

export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');
