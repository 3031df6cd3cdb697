import { PhotoError } from '@api/photos/photo-error';
import { openPicture } from './header';

export interface Cut {
  /** Left, top and size, each in percent of its side. */
  crop: [left: number, top: number, size: number] | null;
  flip: boolean;
}

/** A part of a picture, mirrored where it is to be. Throws PhotoError. */
export async function cutPhoto(bytes: Buffer, { crop, flip }: Cut): Promise<Buffer> {
  const { image, width, height } = await openPicture(bytes);
  if (crop) {
    const [left, top, size] = crop;
    const part = (whole: number, percent: number) => Math.round((whole * percent) / 100);
    image.extract({
      left: part(width, left),
      top: part(height, top),
      width: part(width, Math.min(size, 100 - left)),
      height: part(height, Math.min(size, 100 - top)),
    });
  }
  if (flip) image.flop();
  return image
    .jpeg({ quality: 95 })
    .toBuffer()
    .catch(() => {
      throw new PhotoError('broken', 'no such part of the picture', true);
    });
}
