import { PhotoError } from '@api/photos/photo-error';
import { pictures } from '@api/photos/pictures';
import type { ShareCard } from '~/features/sharing/share-image.server';
import { cardSize, paper, plainPlate, textColumn } from './card-svg';

/** WhatsApp shows no image that is heavier (domain notes). */
export const maxBytes = 300_000;

/** A card as a JPEG of 1200×630, under 300 KB. A photo that cannot be read leaves the plain plate in its place. */
export async function drawCard(card: ShareCard, photo: Buffer | null): Promise<Buffer> {
  const draw = (bytes: Buffer | null) =>
    pictures.visitors.run('drawBeside', {
      width: cardSize.width,
      height: cardSize.height,
      paper,
      column: { width: cardSize.text, svg: textColumn(card) },
      photo: bytes && { bytes, focal: card.photo?.focal ?? null },
      plate: plainPlate(),
      maxBytes,
    });
  // A photo that costs more than one may ends what draws it: the card has the plate.
  return draw(photo).catch((error: unknown) => {
    if (photo && error instanceof PhotoError) return draw(null);
    throw error;
  });
}
