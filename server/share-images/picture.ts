import sharp from 'sharp';
import type { ShareCard } from '~/features/sharing/share-image.server';
import { cardSize, paper, plainPlate, textColumn } from './card-svg';

/** WhatsApp shows no image that is heavier (domain notes). */
export const maxBytes = 300_000;
const qualities = [84, 76, 66, 54, 40];
const photoWidth = cardSize.width - cardSize.text;

/** A card as a JPEG of 1200×630, under 300 KB. A photo that cannot be read leaves the plain plate in its place. */
export async function drawCard(card: ShareCard, photo: Buffer | null): Promise<Buffer> {
  const picture =
    (photo && (await fitted(photo, card.photo?.focal).catch(() => null))) ?? Buffer.from(plainPlate());
  const { data, info } = await sharp({
    create: { width: cardSize.width, height: cardSize.height, channels: 3, background: paper },
  })
    .composite([
      { input: Buffer.from(textColumn(card)), left: 0, top: 0 },
      { input: picture, left: cardSize.text, top: 0 },
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

/** The photo cut to its place, around its focal point ('50% 40%'). */
async function fitted(photo: Buffer, focal: string | null | undefined): Promise<Buffer> {
  const { width, height } = await sharp(photo).metadata();
  if (!width || !height) throw new Error('no picture');
  const scale = Math.max(photoWidth / width, cardSize.height / height);
  const [across, down] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const [x = 50, y = 50] = (/^(\d{1,3})% (\d{1,3})%$/.exec(focal ?? '') ?? []).slice(1).map(Number);
  const offset = (percent: number, spare: number) =>
    Math.round((Math.min(percent, 100) / 100) * Math.max(spare, 0));
  return sharp(photo)
    .resize(across, down, { fit: 'fill' })
    .extract({
      left: offset(x, across - photoWidth),
      top: offset(y, down - cardSize.height),
      width: photoWidth,
      height: cardSize.height,
    })
    .toBuffer();
}
