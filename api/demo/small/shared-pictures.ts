import type { Facts } from '../facts';
import { isTrue, showsPool } from '../photo-homes';
import { demoPhotoUrl, pictureOf, viewOf } from '../photo-index';
import { picturesOf, photoSets, type Room, type SetName, type SetPicture } from '../photo-sets';
import type { Crop } from '../demo-picture';

/** Belong to one home of the demo. */
const ownRooms: readonly Room[] = ['facade', 'pool', 'plan'];
const view = (file: string) => viewOf(demoPhotoUrl(file));

/** Pictures of a set that further homes may show: rooms, without the cover's view, façade, pool and plan. */
export function sharedPictures(set: SetName): readonly SetPicture[] {
  const [cover, ...rest] = picturesOf(set);
  return rest.filter(
    ({ file, room }) =>
      !ownRooms.includes(room) &&
      !(room === 'terrace' && showsPool(file)) &&
      view(file) !== view(cover!.file),
  );
}

const best: readonly Room[] = ['terrace', 'view', 'living', 'dining', 'kitchen'];
/** Upright details of a room. */
const details = /-(cobogo|window|jabuticaba|stair|door|entrance)-/;
/** 0: leads a gallery well, 1: leads where nothing better is free; null: never. */
export function coverRank({ file, room }: SetPicture): number | null {
  if (details.test(file)) return null;
  return best.includes(room) ? 0 : room === 'suite' || room === 'hall' ? 1 : null;
}

/** Whether the home has the room, and the picture contradicts none of its facts. */
export function isOfHome(picture: SetPicture, facts: Facts & { text: string }): boolean {
  const { room } = picture;
  if (room === 'office' && !/escritório|biblioteca|ateliê/.test(facts.text)) return false;
  if (room === 'cellar' && !facts.propertyDetails.includes('adega')) return false;
  if (room === 'suite' && !facts.suites) return false;
  if (room === 'hall' && (facts.area ?? 0) < 300) return false;
  return isTrue(picture, facts);
}

/** For sets of known places, which are never mirrored. */
const moreCrops: readonly Crop[] = [
  [8, 12, 80],
  [2, 4, 88],
];

/** URLs of the picture for further homes: cropped, each differently. */
export function cropsOf(set: SetName, file: string): readonly string[] {
  const crops = [...(pictureOf(file).crops ?? []), ...moreCrops];
  const flips = 'isKnownPlace' in photoSets[set] ? [false] : [false, true];
  return flips.flatMap((flip) => crops.map((crop) => demoPhotoUrl(file, { flip, crop })));
}
