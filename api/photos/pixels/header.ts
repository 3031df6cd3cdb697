import sharp from 'sharp';
import { imageType } from '@api/photos/image-type';
import { PhotoError } from '@api/photos/photo-error';

/**
 * What is decoded at most, in pixels: a JPEG is made smaller while it is read, of anything else all pixels are held
 * (docs/decisions/0040-dangerous-work-outside.md).
 */
export const maxPixels = { jpeg: 100_000_000, other: 50_000_000 };

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
