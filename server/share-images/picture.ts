import { PhotoError } from '@api/platform/photos/photo-error';
import { pictures } from '@api/platform/photos/pictures';
import type { ShareCard } from '~/features/sharing/share-image.server';
import { cardSize, paper, plainPlaceholder, textColumn } from './card-svg';

/** WhatsApp shows no larger image (domain notes). */
export const maxBytes = 300_000;

export async function drawCard(card: ShareCard, photo: Buffer | null): Promise<Buffer> {
  const draw = (bytes: Buffer | null) =>
    pictures.visitors.run('drawBeside', {
      width: cardSize.width,
      height: cardSize.height,
      paper,
      column: { width: cardSize.text, svg: textColumn(card) },
      photo: bytes && { bytes, focal: card.photo?.focal ?? null },
      plate: plainPlaceholder(),
      maxBytes,
    });
  // A photo over the cost limit ends the drawing process: draw the placeholder instead.
  return draw(photo).catch((error: unknown) => {
    if (photo && error instanceof PhotoError) return draw(null);
    throw error;
  });
}
