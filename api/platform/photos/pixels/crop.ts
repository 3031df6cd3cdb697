import { PhotoError } from '../photo-error';
import { openPicture } from './header';

export interface CropOptions {
  /** Left and top in percent; size in percent of each side. */
  crop: [left: number, top: number, size: number] | null;
  flip: boolean;
}

export async function cropPhoto(bytes: Buffer, { crop, flip }: CropOptions): Promise<Buffer> {
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
