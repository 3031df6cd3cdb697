/**
 * What phones are given of a photo whose place is upright or square. Of a wide photo that fills such a place a third to
 * a half is never seen: a cut is what is seen, at less than half the bytes and with more of its own pixels
 * (docs/decisions/0076-photographs.md). Its files stand beside the whole photo's, `{base}/{cut}.{format}`.
 */

interface CutShape {
  /** Where it stands in the whole photo's place. */
  media: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** Width and height of its files, px: for phones (up to 420 px) of two device pixels, and for denser ones. */
  files: readonly [normal: readonly [number, number], dense: readonly [number, number]];
}

export const cutShapes = {
  /** 4:5, from edge to edge: the home's hero. */
  upright: {
    media: '(max-width:30rem)',
    sizes: '100vw',
    files: [
      [840, 1050],
      [1080, 1350],
    ],
  },
  /** A property's photos: from edge to edge, 56 % of the window high. Where that is wide they are shown whole. */
  square: {
    media: '(max-width:30rem) and (max-aspect-ratio:5/8)',
    sizes: 'max(100vw,min(125vw,56vh))',
    files: [
      [840, 840],
      [1200, 1200],
    ],
  },
} as const satisfies Record<string, CutShape>;
export type CutShapeName = keyof typeof cutShapes;

/** The `media` of where a photo is not shown in this shape. */
export const besideCut = (shape: CutShapeName) => `not all and ${cutShapes[shape].media}`;

/** Who cannot read these is given the whole photo. */
export const cutFormats = ['avif', 'webp'] as const;

/**
 * Where a cut is taken, per cent of what is too much, as in CSS `object-position`. Few, so that nobody can have many
 * files made: at most 6 % of the photo from where its focal point would have it.
 */
const positions = [0, 25, 50, 75, 100] as const;

/** `{width}x{height}-{position}`. */
export type PhotoCut = `${number}x${number}-${number}`;

const cutName = ([width, height]: readonly [number, number], position: number): PhotoCut =>
  `${width}x${height}-${position}`;

/** How a cut is made, px and per cent; `isDense`: for screens of more than two device pixels. */
interface CutMaking {
  width: number;
  height: number;
  position: number;
  isDense: boolean;
}

/** Every cut that there is. */
export const photoCuts: ReadonlyMap<PhotoCut, CutMaking> = new Map(
  Object.values(cutShapes).flatMap(({ files }) =>
    files.flatMap((file, index) =>
      positions.map((position): [PhotoCut, CutMaking] => {
        const [width, height] = file;
        return [cutName(file, position), { width, height, position, isDense: index > 0 }];
      }),
    ),
  ),
);

interface Sides {
  width: number;
  height: number;
}

/**
 * What is seen of a photo that fills a place, in the photo's own pixels.
 * @param at CSS object-position, per cent from the left and from above
 */
export function cutArea(photo: Sides, place: Sides, [x, y]: readonly [number, number]) {
  const width = Math.min(photo.width, Math.round((photo.height * place.width) / place.height));
  const height = Math.min(photo.height, Math.round((photo.width * place.height) / place.width));
  const left = Math.round(((photo.width - width) * x) / 100);
  return { width, height, left, top: Math.round(((photo.height - height) * y) / 100) };
}

/** A focal point as the catalogue tells it, CSS object-position in per cent ('50% 40%'); null: none, or none that can be read. */
export function readFocal(focal: string | null | undefined): readonly [x: number, y: number] | null {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(focal ?? '') ?? [];
  return x && y ? [Math.min(Number(x), 100), Math.min(Number(y), 100)] : null;
}

/** The cuts of a photo in a shape, each with its file's width in px, up to the first that holds all there is (files are never enlarged). */
export function cutsOf(photo: Sides & { focal?: string | null }, shape: CutShapeName): [PhotoCut, number][] {
  const { files } = cutShapes[shape];
  const [width, height] = files[0];
  const [x, y] = readFocal(photo.focal) ?? [50, 50];
  const area = cutArea(photo, { width, height }, [x, y]);
  const wanted = area.width < photo.width ? x : y;
  const distance = (position: number) => Math.abs(position - wanted);
  const position = positions.toSorted((one, other) => distance(one) - distance(other))[0]!;
  const enough = files.findIndex(([each]) => each >= area.width);
  return files
    .slice(0, enough < 0 ? files.length : enough + 1)
    .map((file) => [cutName(file, position), Math.min(file[0], area.width)]);
}
