import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  cardPhotoBytes,
  cardPhotoWidth,
  firstPhotoBytes,
  firstPhotoWidth,
  type PhotoFormat,
  type PhotoSize,
  widestPhoto,
} from '@domain/photo';
import { cutArea, type PhotoCut, photoCuts } from '@domain/photo-cut';
import { PhotoError } from '@api/photos/photo-error';
import { openPicture } from './header';

/** One thread for each picture, and nothing kept in memory: pages come first on the same machine. */
sharp.concurrency(1);
sharp.cache(false);

/** The largest side of what we keep, and the smallest of what we take, in pixels. */
const keptSide = widestPhoto;
const minSide = 100;

/**
 * The picture that we keep: upright, sRGB (colours of a wider profile are turned into it), without metadata, at most
 * 2400 px, and what pages must know of it.
 */
export interface KeptPhoto {
  /** Its content's name: 24 hex digits. */
  key: string;
  data: Buffer;
  width: number;
  height: number;
  /** A CSS background of its upper and lower colour. */
  placeholder: string;
}

/** Reads a downloaded file by its content. Throws PhotoError: 'type' or 'size' where it is none, 'broken' where it cannot be read. */
export async function keepPhoto(bytes: Buffer): Promise<KeptPhoto> {
  try {
    const { image, width, height } = await openPicture(bytes);
    if (Math.min(width, height) < minSide) throw new PhotoError('size', `${width} × ${height} px`, true);
    const { data, info } = await image
      .rotate()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    const key = createHash('sha256').update(data).digest('hex').slice(0, 24);
    return { key, data, width: info.width, height: info.height, placeholder: await placeholderOf(data) };
  } catch (error) {
    if (error instanceof PhotoError) throw error;
    throw new PhotoError('broken', error instanceof Error ? error.message.slice(0, 200) : 'unreadable', true);
  }
}

async function placeholderOf(data: Buffer): Promise<string> {
  const pixels = await sharp(data).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const digit = (value: number) => Math.round(value / 17).toString(16);
  const colour = (at: number) => `#${[...pixels.subarray(at, at + 3)].map(digit).join('')}`;
  return `linear-gradient(${colour(0)},${colour(3)})`;
}

/** How files of a size are made: the qualities to try, best first, until one weighs no more than `bytes`. */
interface Making {
  bytes: number;
  qualities: Record<PhotoFormat, readonly number[]>;
  /** Whole colours keep the edges of red, blue and wood; cards are too small for it to be seen. */
  chroma: '4:2:0' | '4:4:4';
}

/** Large pictures: SSIMULACRA2 of 80 and more over our own masters (docs/decisions/0076-photographs.md). */
const makings: Record<'card' | 'first' | 'large' | 'cut', Making> = {
  card: {
    bytes: cardPhotoBytes,
    qualities: { avif: [45, 36, 28, 20], webp: [62, 50, 38, 24], jpg: [72, 60, 46, 30] },
    chroma: '4:2:0',
  },
  first: {
    bytes: firstPhotoBytes,
    qualities: { avif: [64, 54, 44, 34, 24], webp: [80, 66, 52, 38, 24], jpg: [80, 68, 56, 44, 30] },
    chroma: '4:4:4',
  },
  large: {
    bytes: Infinity,
    qualities: { avif: [79], webp: [92], jpg: [90] },
    chroma: '4:4:4',
  },
  // Seen at its own pixels or more, where a whole photo's were drawn larger: as good at a lower quality.
  cut: {
    bytes: cardPhotoBytes,
    qualities: { avif: [46, 38, 30, 22], webp: [66, 54, 42, 30], jpg: [72, 60, 46, 30] },
    chroma: '4:4:4',
  },
};

function makingOf(size: PhotoSize): Making {
  if (typeof size === 'string')
    return photoCuts.get(size)?.isDense ? { ...makings.cut, bytes: firstPhotoBytes } : makings.cut;
  if (size <= cardPhotoWidth) return makings.card;
  return size <= firstPhotoWidth ? makings.first : makings.large;
}

/** One file of a kept photo, never enlarged. */
export async function makeDerivative(kept: Buffer, size: PhotoSize, format: PhotoFormat): Promise<Buffer> {
  const image =
    typeof size === 'string'
      ? await cutFrom(kept, size)
      : sharp(kept).resize({ width: size, withoutEnlargement: true });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { qualities, bytes, chroma } = makingOf(size);
  let file: Buffer = Buffer.alloc(0);
  for (const quality of qualities[format]) {
    file = await encode(sharp(data, { raw: info }), format, quality, chroma);
    if (file.length <= bytes) break;
  }
  return file;
}

async function cutFrom(kept: Buffer, name: PhotoCut): Promise<sharp.Sharp> {
  const { width, height, position } = photoCuts.get(name)!;
  const image = sharp(kept);
  const area = cutArea(await image.metadata(), { width, height }, [position, position]);
  return image.extract(area).resize(width, height, { fit: 'inside', withoutEnlargement: true });
}

/** AVIF at effort 2: a tenth of a second for a card, and hardly larger than at the slower efforts. */
function encode(
  image: sharp.Sharp,
  format: PhotoFormat,
  quality: number,
  chromaSubsampling: Making['chroma'],
): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality, effort: 2, chromaSubsampling }).toBuffer();
  // WebP knows halved colours alone: where the others have whole ones, its are halved with care.
  if (format === 'webp')
    return image.webp({ quality, effort: 3, smartSubsample: chromaSubsampling === '4:4:4' }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true, chromaSubsampling }).toBuffer();
}
