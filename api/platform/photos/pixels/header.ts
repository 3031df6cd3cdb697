import sharp from 'sharp';
import { imageType } from '../image-type';
import { PhotoError } from '../photo-error';

/** Pixels. Only JPEGs shrink during decoding (docs/decisions/0040-dangerous-work-outside.md). */
export const maxPixels = { jpeg: 100_000_000, other: 50_000_000 };

/** @throws PhotoError 'type', 'size', or 'broken' if there is no valid header */
export async function openPicture(
  bytes: Buffer,
): Promise<{ image: sharp.Sharp; width: number; height: number }> {
  const type = imageType(bytes);
  if (!type) throw new PhotoError('type', 'not a photograph', true);
  const pixelLimit = type === 'jpeg' ? maxPixels.jpeg : maxPixels.other;
  // Without a limit here our own error reports the size. The library's limit below is the second check.
  const { width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch((error: Error) => {
      throw new PhotoError('broken', error.message.slice(0, 200), true);
    });
  if (width * height > pixelLimit) throw new PhotoError('size', `${width} × ${height} px`, true);
  const image = sharp(bytes, {
    limitInputPixels: pixelLimit,
    pages: 1,
    failOn: 'error',
    sequentialRead: true,
  });
  return { image, width, height };
}
