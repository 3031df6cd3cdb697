/** Crops for phones save more than half of the bytes (docs/decisions/0076-photographs.md). */

interface CropShape {
  media: string;
  sizes: string;
  /** Width and height in px, for phones up to 420 px wide: at a pixel ratio of 2, and above. */
  files: readonly [normal: readonly [number, number], dense: readonly [number, number]];
}

export const cropShapes = {
  upright: {
    media: '(max-width:30rem)',
    sizes: '100vw',
    files: [
      [840, 1050],
      [1080, 1350],
    ],
  },
  /** A property's photos: full width, 56% of the viewport's height. Wide viewports show the whole photo. */
  square: {
    media: '(max-width:30rem) and (max-aspect-ratio:5/8)',
    sizes: 'max(100vw,min(125vw,56vh))',
    files: [
      [840, 840],
      [1200, 1200],
    ],
  },
} as const satisfies Record<string, CropShape>;
export type CropShapeName = keyof typeof cropShapes;

export const outsideCrop = (shape: CropShapeName) => `not all and ${cropShapes[shape].media}`;

export const cropFormats = ['avif', 'webp'] as const;

/** Percent, as in CSS `object-position`. Few, to limit the files that requests can create. */
const positions = [0, 25, 50, 75, 100] as const;

export type PhotoCrop = `${number}x${number}-${number}`;

const cropName = ([width, height]: readonly [number, number], position: number): PhotoCrop =>
  `${width}x${height}-${position}`;

/** Size in px, position in percent; `isDense`: for pixel ratios above 2. */
interface CropSettings {
  width: number;
  height: number;
  position: number;
  isDense: boolean;
}

export const photoCrops: ReadonlyMap<PhotoCrop, CropSettings> = new Map(
  Object.values(cropShapes).flatMap(({ files }) =>
    files.flatMap((file, index) =>
      positions.map((position): [PhotoCrop, CropSettings] => {
        const [width, height] = file;
        return [cropName(file, position), { width, height, position, isDense: index > 0 }];
      }),
    ),
  ),
);

interface Sides {
  width: number;
  height: number;
}

/** @param at CSS object-position, percent from the left and from the top */
export function cropArea(photo: Sides, place: Sides, [x, y]: readonly [number, number]) {
  const width = Math.min(photo.width, Math.round((photo.height * place.width) / place.height));
  const height = Math.min(photo.height, Math.round((photo.width * place.height) / place.width));
  const left = Math.round(((photo.width - width) * x) / 100);
  return { width, height, left, top: Math.round(((photo.height - height) * y) / 100) };
}

/** Parses a focal point in percent ('50% 40%', CSS object-position); null if absent or invalid. */
export function readFocal(focal: string | null | undefined): readonly [x: number, y: number] | null {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(focal ?? '') ?? [];
  return x && y ? [Math.min(Number(x), 100), Math.min(Number(y), 100)] : null;
}

/** Crops with file widths in px, up to the first that has all pixels: files are never enlarged. */
export function cropsOf(
  photo: Sides & { focal?: string | null },
  shape: CropShapeName,
): [PhotoCrop, number][] {
  const { files } = cropShapes[shape];
  const [width, height] = files[0];
  const [x, y] = readFocal(photo.focal) ?? [50, 50];
  const area = cropArea(photo, { width, height }, [x, y]);
  const wanted = area.width < photo.width ? x : y;
  const distance = (position: number) => Math.abs(position - wanted);
  const position = positions.toSorted((one, other) => distance(one) - distance(other))[0]!;
  const enough = files.findIndex(([each]) => each >= area.width);
  return files
    .slice(0, enough < 0 ? files.length : enough + 1)
    .map((file) => [cropName(file, position), Math.min(file[0], area.width)]);
}
