import type { Listing } from '@api/catalogue/listing';
import type { Facts } from '../facts';
import { fileOf } from '../photo-index';
import { shownAs } from '../photo-choice';
import { picturesOf, photoSets, type SetName, type SetPicture } from '../photo-sets';
import { areListedTogether, type Located, regionOf } from './regions';
import { coverRank, cropsOf, isOfHome, sharedPictures } from './shared-pictures';

export interface Candidate {
  facts: Facts & { text: string };
  sets: readonly SetName[];
  /** Its cover is no other home's: it is in lists over all regions. */
  isInWideLists: boolean;
}
export interface Chosen {
  photos: Listing['photos'];
  /** How many homes had the cover before. */
  turn: number;
}

/** Further homes that may show a picture. */
export const maxFurtherHomes = 4;
export const maxPhotos = 3;

/** Photos by reference; a home for which none is left is absent. Covers are given first, then second and third pictures. */
export function choosePictures(
  byHand: readonly Listing[],
  candidates: readonly Candidate[],
): ReadonlyMap<string, Chosen> {
  const uses = createUses(byHand);
  const chosen = new Map<string, { set: SetName; photos: Listing['photos']; turn: number }>();
  for (const candidate of candidates) {
    const cover = coverFor(candidate, uses);
    if (!cover) continue;
    const { set, picture } = cover;
    const turn = uses.coversOf(picture.file).length;
    chosen.set(candidate.facts.reference, { set, photos: [uses.show(candidate, cover, true)], turn });
  }
  for (let photos = 1; photos < maxPhotos; photos++)
    for (const candidate of candidates) {
      const home = chosen.get(candidate.facts.reference);
      const next = home && freeIn(home.set, candidate, uses)[0];
      if (next) home.photos.push(uses.show(candidate, { set: home.set, picture: next }, false));
    }
  return chosen;
}

type Uses = ReturnType<typeof createUses>;
type Cover = { set: SetName; picture: SetPicture };

const freeIn = (set: SetName, { facts }: Candidate, uses: Uses): SetPicture[] =>
  sharedPictures(set).filter((picture) => isOfHome(picture, facts) && uses.isFree(picture.file, facts));

/** The picture that leads best, of the set with the most covers left. */
function coverFor(candidate: Candidate, uses: Uses): Cover | undefined {
  const { facts, sets, isInWideLists } = candidate;
  const isNew = (file: string) =>
    !uses.coversOf(file).some((home) => isInWideLists || areListedTogether(home, facts));
  const possible = sets.map((set) => ({
    set,
    pictures: freeIn(set, candidate, uses).filter(
      (picture) => coverRank(picture) !== null && isNew(picture.file),
    ),
  }));
  return possible
    .flatMap(({ set, pictures }) => pictures.map((picture) => ({ set, picture, left: pictures.length })))
    .toSorted((a, b) => coverRank(a.picture)! - coverRank(b.picture)! || b.left - a.left)[0];
}

/** Which home shows which picture, beginning with the hand-written ones. */
function createUses(byHand: readonly Listing[]) {
  const regions = new Map<string, string[]>();
  const covers = new Map<string, Located[]>();
  const add = (file: string, home: Located, isCover: boolean) => {
    if (!owners.has(file) || owners.get(file) !== home)
      regions.set(file, [...(regions.get(file) ?? []), regionOf(home)]);
    if (isCover) covers.set(file, [...(covers.get(file) ?? []), home]);
  };
  const owners = ownersOf(byHand);
  for (const home of byHand) home.photos.forEach(({ url }, at) => add(fileOf(url), home, at === 0));
  const given = new Map<string, number>();
  return {
    coversOf: (file: string): readonly Located[] => covers.get(file) ?? [],
    isFree(file: string, home: Located): boolean {
      const further = regions.get(file) ?? [];
      return further.length < maxFurtherHomes && !further.includes(regionOf(home));
    },
    show({ facts }: Candidate, { set, picture }: Cover, isCover: boolean): Listing['photos'][number] {
      const { file, caption } = picture;
      const turn = given.get(file) ?? 0;
      given.set(file, turn + 1);
      add(file, facts, isCover);
      return { ...shownAs(picture, cropsOf(set, file)[turn]!), ...(caption && { caption }) };
    },
  };
}

/** The home of each set: the one that shows its cover. */
export function ownersOf(byHand: readonly Listing[]): ReadonlyMap<string, Listing> {
  const owners = new Map<string, Listing>();
  for (const set of Object.keys(photoSets) as SetName[]) {
    const [cover] = picturesOf(set);
    const owner = byHand.find(({ photos }) => photos.some(({ url }) => fileOf(url) === cover!.file));
    if (owner) for (const { file } of picturesOf(set)) owners.set(file, owner);
  }
  return owners;
}
