import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  cardPhotoBytes,
  cardPhotoWidth,
  firstPhotoBytes,
  firstPhotoWidth,
  type PhotoFormat,
  type PhotoSize,
  type PhotoWidth,
  widestPhoto,
} from '@domain/media/photo';
import { cropArea, type PhotoCrop, photoCrops } from '@domain/media/photo-crop';
import { PhotoError } from '../photo-error';
import { imageType } from '../image-type';
import { hashPicture } from './hash-picture';
import { openPicture } from './header';
import { completeJpeg } from './unfinished-jpeg';

/** One thread per picture and no cache: page requests have priority on the same machine. */
sharp.concurrency(1);
sharp.cache(false);

const maxSide = widestPhoto;
const minSide = 100;
/** Those of 2400 × 1600: no file has more, so that its process needs at most 160 MB (docs/decisions/0161-picture-process.md). */
const maxPixels = 3_840_000;
/** AVIF with more pixels is 4:2:0: 4:4:4 would need 200 MB. The higher quality makes up for it, in as many bytes. */
const maxFullColorAvif = { pixels: 2_560_000, qualityAbove: 5 };

export interface NormalizedPhoto {
  /** 24 hex digits of the content's SHA-256. */
  key: string;
  data: Buffer;
  width: number;
  height: number;
  placeholder: string;
  /** Of what it shows (domain/media/perceptual-hash.ts). */
  perceptualHash: string;
}

/** @throws PhotoError 'type', 'size', or 'broken' if the file cannot be decoded */
export async function normalizePhoto(bytes: Buffer): Promise<NormalizedPhoto> {
  const { image, width, height } = await openPicture(bytes);
  if (Math.min(width, height) < minSide) throw new PhotoError('size', `${width} × ${height} px`, true);
  try {
    return await normalize(image);
  } catch (error) {
    const completed = imageType(bytes) === 'jpeg' && (await completeJpeg(bytes).catch(() => null));
    if (completed) return normalize((await openPicture(completed)).image);
    throw new PhotoError('broken', error instanceof Error ? error.message.slice(0, 200) : 'unreadable', true);
  }
}

async function normalize(image: sharp.Sharp): Promise<NormalizedPhoto> {
  const { data, info } = await image
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  const key = createHash('sha256').update(data).digest('hex').slice(0, 24);
  const shown = { placeholder: await placeholderOf(data), perceptualHash: await hashPicture(data) };
  return { key, data, width: info.width, height: info.height, ...shown };
}

async function placeholderOf(data: Buffer): Promise<string> {
  const pixels = await sharp(data).resize(1, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const digit = (value: number) => Math.round(value / 17).toString(16);
  const colour = (at: number) => `#${[...pixels.subarray(at, at + 3)].map(digit).join('')}`;
  return `linear-gradient(${colour(0)},${colour(3)})`;
}

/** Qualities to try, best first, until the file has at most `bytes` bytes. */
interface Making {
  bytes: number;
  qualities: Record<PhotoFormat, readonly number[]>;
  /** 4:4:4 keeps the edges of saturated colors; on cards the difference is not visible. */
  chroma: '4:2:0' | '4:4:4';
}

/** Large sizes: SSIMULACRA2 of 80 and more against our originals (docs/decisions/0076-photographs.md). */
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
  // Crops are displayed at their own pixels or smaller, so a lower quality looks the same.
  cut: {
    bytes: cardPhotoBytes,
    qualities: { avif: [46, 38, 30, 22], webp: [66, 54, 42, 30], jpg: [72, 60, 46, 30] },
    chroma: '4:4:4',
  },
};

function makingOf(size: PhotoSize): Making {
  if (typeof size === 'string')
    return photoCrops.get(size)?.isDense ? { ...makings.cut, bytes: firstPhotoBytes } : makings.cut;
  if (size <= cardPhotoWidth) return makings.card;
  return size <= firstPhotoWidth ? makings.first : makings.large;
}

export async function makeDerivative(
  original: Buffer,
  size: PhotoSize,
  format: PhotoFormat,
): Promise<Buffer> {
  const { image, pixels } =
    typeof size === 'string' ? await cutFrom(original, size) : await resized(original, size);
  const { qualities, bytes, ...making } = makingOf(size);
  const isHalved = format === 'avif' && pixels > maxFullColorAvif.pixels;
  const chroma = isHalved ? '4:2:0' : making.chroma;
  const attempts = qualities[format].map(
    (quality) => quality + (isHalved ? maxFullColorAvif.qualityAbove : 0),
  );
  // Without raw pixels between them, decoder and encoder work row by row.
  if (attempts.length === 1) return encode(image, format, attempts[0]!, chroma);
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  let file: Buffer = Buffer.alloc(0);
  for (const quality of attempts) {
    file = await encode(sharp(data, { raw: info }), format, quality, chroma);
    if (file.length <= bytes) break;
  }
  return file;
}

interface Resized {
  image: sharp.Sharp;
  /** At most. */
  pixels: number;
}

async function resized(original: Buffer, atMostWide: PhotoWidth): Promise<Resized> {
  const image = sharp(original);
  const { width, height } = await image.metadata();
  const scale = Math.min(1, atMostWide / width, Math.sqrt(maxPixels / (width * height)));
  return { image: image.resize({ width: Math.round(width * scale) }), pixels: width * height * scale ** 2 };
}

async function cutFrom(original: Buffer, name: PhotoCrop): Promise<Resized> {
  const { width, height, position } = photoCrops.get(name)!;
  const image = sharp(original);
  const area = cropArea(await image.metadata(), { width, height }, [position, position]);
  const cut = image.extract(area).resize(width, height, { fit: 'inside', withoutEnlargement: true });
  return { image: cut, pixels: width * height };
}

/** AVIF effort 2 takes 0.1 s for a card; higher efforts save few bytes. */
function encode(
  image: sharp.Sharp,
  format: PhotoFormat,
  quality: number,
  chromaSubsampling: Making['chroma'],
): Promise<Buffer> {
  if (format === 'avif') return image.avif({ quality, effort: 2, chromaSubsampling }).toBuffer();
  // WebP supports only 4:2:0; smartSubsample reduces the loss.
  if (format === 'webp')
    return image.webp({ quality, effort: 3, smartSubsample: chromaSubsampling === '4:4:4' }).toBuffer();
  return image.jpeg({ quality, mozjpeg: true, chromaSubsampling }).toBuffer();
}
