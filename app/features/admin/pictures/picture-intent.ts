import { picturePlaceName, readPicturePlace } from '@domain/media/picture-place';

const prefix = 'foto:';

/** Of the button that opens the upload of a field: the draft is stored first. */
export const pictureIntent = (field: string): string => prefix + field;
export const isPictureIntent = (intent: string): boolean => intent.startsWith(prefix);

/** Name of the place of an intent's field; null: another intent, or no such field. */
export function pictureOf(intent: string, { kind, key }: { kind: string; key: string }): string | null {
  if (!isPictureIntent(intent)) return null;
  const place = readPicturePlace(`${kind}-${intent.slice(prefix.length)}-${key}`);
  return place && picturePlaceName(place);
}
