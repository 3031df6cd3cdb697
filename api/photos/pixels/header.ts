import sharp from 'sharp';
import { PhotoError } from '@api/photos/photo-error';

/**
 * What is decoded at most, in pixels: a JPEG is made smaller while it is read, of anything else all pixels are held
 * (docs/decisions/0040-dangerous-work-outside.md).
 */
export const maxPixels = { jpeg: 100_000_000, other: 50_000_000 };

/** What a file is by its first bytes; null for anything but the raster formats of photographs. */
export function imageType(bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | null {
  const text = bytes.toString('latin1', 0, 32);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return null;
  if (/^avi[fs]/.test(text.slice(8))) return 'avif';
  return /^(hei[cxms]|hev[cxms]|mif1|msf1)/.test(text.slice(8)) ? 'heic' : null;
}

/**
 * A picture whose header says that it may be decoded: of a known type, and not too large. Of several frames the first
 * is the picture. Throws PhotoError: 'type' or 'size', 'broken' where there is no header.
 */
export async function openPicture(
  bytes: Buffer,
): Promise<{ image: sharp.Sharp; width: number; height: number }> {
  const type = imageType(bytes);
  if (!type) throw new PhotoError('type', 'not a photograph', true);
  const most = type === 'jpeg' ? maxPixels.jpeg : maxPixels.other;
  // The judgement is ours, for what it says; the library's own limit stands behind it.
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((error: Error) => {
      throw new PhotoError('broken', error.message.slice(0, 200), true);
    });
  if (width * height > most) throw new PhotoError('size', `${width} × ${height} px`, true);
  const image = sharp(bytes, { limitInputPixels: most, pages: 1, failOn: 'error', sequentialRead: true });
  return { image, width, height };
}
