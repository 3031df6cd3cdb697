import sharp from 'sharp';
import { differenceHash, hashGrid } from '@domain/media/perceptual-hash';

/** @param picture an original as it is stored: upright */
export async function hashPicture(picture: Buffer): Promise<string> {
  const { width, height } = hashGrid;
  const gray = await sharp(picture).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return differenceHash(gray);
}
