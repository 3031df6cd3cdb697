import { hasDotSegments } from '../network/dot-segments';
import { maxFolderNameLength, maxNoteLength } from '../favorites/folders';
import { requiredText, text, tooLong } from './text';

export const folderNameMessage = 'Dê um nome à pasta';
export const wordlessNameMessage = 'Escolha um nome com letras ou números';

/** A folder's name in one line. URLs contain it as a segment, so it must not be a dot segment. */
export const folderName = requiredText(folderNameMessage, maxFolderNameLength)
  .transform((name) => name.replace(/\s+/g, ' '))
  .refine((name) => /[\p{L}\p{N}]/u.test(name) && !hasDotSegments(name), wordlessNameMessage);

/** A note on a saved property; '' deletes it. */
export const propertyNote = text('Escreva a nota').refine(
  (note) => note.length <= maxNoteLength,
  tooLong(maxNoteLength),
);
