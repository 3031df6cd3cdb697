import type { Crop, DemoPicture } from './demo-picture';
import { exteriorPictures } from './exterior-pictures';
import { interiorPictures } from './interior-pictures';
import { apartmentSetPictures } from './apartment-set-pictures';
import { awaySetPictures } from './away-set-pictures';
import { houseSetPictures } from './house-set-pictures';
import { townSetPictures } from './town-set-pictures';

/** URL of a picture or a variant: `demo:{file}.jpg[?flip&crop=l,t,s]`. */
export function demoPhotoUrl(file: string, { flip, crop }: { flip?: boolean; crop?: Crop } = {}): string {
  const variant = [flip && 'flip', crop && `crop=${crop.join(',')}`].filter(Boolean).join('&');
  return `demo:${file}.jpg${variant && `?${variant}`}`;
}

/** 'villa-plan-1' of a picture's or a variant's URL. */
export const fileOf = (url: string): string => url.replace(/^demo:/, '').split('.jpg', 1)[0]!;

/** Equal for all crops and times of day: 'apartment-living-1'. */
export const viewOf = (url: string): string =>
  fileOf(url).replace(/-(morning|day|golden|dusk|overcast)-/, '-');

/** For pictures without crops of their own. */
const usualCrops: readonly Crop[] = [
  [4, 10, 84],
  [12, 6, 84],
];

const known = new Map<string, DemoPicture>(
  [
    ...[...houseSetPictures, ...apartmentSetPictures, ...townSetPictures, ...awaySetPictures].map(
      (picture) => ({ ...picture, crops: usualCrops }),
    ),
    ...exteriorPictures,
    ...interiorPictures,
  ].map((picture) => [picture.file, picture]),
);

export const allPictures: readonly DemoPicture[] = [...known.values()];

/** @throws Error for an unknown picture */
export function pictureOf(file: string): DemoPicture {
  const picture = known.get(file);
  if (!picture) throw new Error(`Nothing is known of the picture ${file}`);
  return picture;
}

/** URLs of the picture and its crops, each also mirrored if `isMirrored`. */
export function variantsOf({ file, kind, crops = [] }: DemoPicture, isMirrored: boolean): readonly string[] {
  if (kind === 'plan') return [demoPhotoUrl(file)];
  return [undefined, ...crops].flatMap((crop) => [
    demoPhotoUrl(file, { crop }),
    ...(isMirrored ? [demoPhotoUrl(file, { crop, flip: true })] : []),
  ]);
}
