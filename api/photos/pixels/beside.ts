import sharp from 'sharp';
import { cutArea, readFocal } from '@domain/photo-cut';
import { openPicture } from './header';

/** A picture beside a column of text, as one JPEG. Sizes are pixels, SVGs our own. */
export interface Beside {
  width: number;
  height: number;
  paper: string;
  column: { width: number; svg: string };
  /** Cut to its place around its focal point ('50% 40%'); one that is not there or cannot be read leaves `plate`, an SVG. */
  photo: { bytes: Buffer; focal: string | null } | null;
  plate: string;
  /** Bytes that the file stays under. */
  maxBytes: number;
}

const qualities = [84, 76, 66, 54, 40];

export async function drawBeside(parts: Beside): Promise<Buffer> {
  const { width, height, paper, column, plate, maxBytes } = parts;
  const picture = (await fitted(parts).catch(() => null)) ?? Buffer.from(plate);
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

async function fitted({ photo, width, height, column }: Beside): Promise<Buffer | null> {
  if (!photo) return null;
  const { image, ...whole } = await openPicture(photo.bytes);
  const room = { width: width - column.width, height };
  const scale = Math.max(room.width / whole.width, room.height / whole.height);
  const [across, down] = [Math.ceil(whole.width * scale), Math.ceil(whole.height * scale)];
  // Made smaller first: so no more of a large JPEG is decoded than that takes.
  const seen = cutArea({ width: across, height: down }, room, readFocal(photo.focal) ?? [50, 50]);
  return image
    .resize(across, down, { fit: 'fill' })
    .extract({ ...seen, ...room })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
