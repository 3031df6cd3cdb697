import { listing, type Listing, type ListingInput } from '@api/catalogue/listing';
import { demoMadeAt } from '../demo-made-at';
import { demoPhotoUrl } from '../photo-index';
import { picturesOf, type SetName, type SetPicture } from '../photo-sets';

/** What the author of a home writes; flags, pictures and plan follow from it. */
export type HomeByHand = Omit<
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
  /** Its pictures: all of one set, in the set's order, the plan apart. */
  set: SetName | readonly SetPicture[];
  /** null: on request, or not on sale yet. */
  sale?: number | null;
  /** A month. */
  rent?: number;
  listedAt: string;
  brokerSlug: string;
};

/** For how many days a home is new here. */
const newsDays = 25;

/** A home that was written by hand: shown first wherever it matches, with all pictures of its own. */
export function byHand({ set, sale, rent, ...home }: HomeByHand): Listing {
  const pictures = typeof set === 'string' ? picturesOf(set) : set;
  const shown = (plans: boolean) =>
    pictures
      .filter(({ kind }) => (kind === 'plan') === plans)
      .map(({ file, alt, focal }) => ({ url: demoPhotoUrl(file), alt, ...(focal && { focal }) }));
  return listing.parse({
    ...home,
    forSale: sale !== undefined,
    forRent: rent !== undefined,
    sellPrice: sale ?? null,
    rentPrice: rent ?? null,
    photos: shown(false),
    floorPlans: shown(true),
    highlighted: true,
    news: demoMadeAt - Date.parse(home.listedAt) <= newsDays * 86_400_000,
    updatedAt: home.listedAt,
  } satisfies ListingInput);
}

/** Paragraphs of a description, as its author breaks its lines. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');
