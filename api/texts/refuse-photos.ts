import type { Write } from '@api/platform/db/transaction';
import { unprocessable } from '@api/platform/http/errors';
import { missingPictures, pictureNotThere } from '@api/platform/photos/own-pictures';
import { parseText } from '@domain/texts/parse-text';
import { photosIn } from '@domain/texts/text-blocks';
import { textPhotoUrls } from '@domain/texts/text-photos';
import type { TextsDatabase } from './schema';

interface Content {
  photo?: string | undefined;
  alt?: string | undefined;
  text: string;
}

/** @throws 422: a photo without a description, or an uploaded one that is no longer stored */
export async function refusePhotos(write: Write<TextsDatabase>, content: Content): Promise<void> {
  const { photo, alt, text } = content;
  if (photo !== undefined && alt === undefined) throw unprocessable({ alt: ['Escreva o que a foto mostra'] });
  if (photosIn(parseText(text)).some((each) => each.alt.trim() === ''))
    throw unprocessable({ text: ['Descreva cada foto: ![o que ela mostra](endereço)'] });
  const missing = await missingPictures(write, textPhotoUrls(content));
  if (missing.size > 0)
    throw unprocessable({
      [photo !== undefined && missing.has(photo) ? 'photo' : 'text']: [pictureNotThere],
    });
}
