import sharp from 'sharp';
import { cropArea, readFocal } from '@domain/media/photo-crop';
import { openPicture } from './header';

/** Sizes are pixels. The SVGs must be our own. */
export interface PictureWithText {
  width: number;
  height: number;
  paper: string;
  column: { width: number; svg: string };
  /** Cropped around `focal` ('50% 40%'). The SVG `plate` replaces a missing or unreadable photo. */
  photo: { bytes: Buffer; focal: string | null } | null;
  plate: string;
  maxBytes: number;
}

const qualities = [84, 76, 66, 54, 40];

export async function drawPictureWithText(parts: PictureWithText): Promise<Buffer> {
  const { width, height, paper, column, plate: placeholder, maxBytes } = parts;
  const picture = (await fitted(parts).catch(() => null)) ?? Buffer.from(placeholder);
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: Buffer.from(column.svg), left: 0, top: 0 },
      { input: picture, left: column.width, top: 0 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let file: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length < maxBytes) break;
  }
  return file;
}

async function fitted({ photo, width, height, column }: PictureWithText): Promise<Buffer | null> {
  if (!photo) return null;
  const { image, ...whole } = await openPicture(photo.bytes);
  const room = { width: width - column.width, height };
  const scale = Math.max(room.width / whole.width, room.height / whole.height);
  const [across, down] = [Math.ceil(whole.width * scale), Math.ceil(whole.height * scale)];
  // Resizing first limits how much of a large JPEG is decoded.
  const seen = cropArea({ width: across, height: down }, room, readFocal(photo.focal) ?? [50, 50]);
  return image
    .resize(across, down, { fit: 'fill' })
    .extract({ ...seen, ...room })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
