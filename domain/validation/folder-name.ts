import { hasDotSegments } from '@domain/dot-segments';
import { longestFolderName, longestNote } from '@domain/folders';
import { requiredText, text, tooLong } from './text';

export const folderNameMessage = 'Dê um nome à pasta';
export const wordlessNameMessage = 'Escolha um nome com letras ou números';

/** A folder's name, on one line: calls name it in their path, where a segment of dots alone would lead elsewhere. */
export const folderName = requiredText(folderNameMessage, longestFolderName)
  .transform((name) => name.replace(/\s+/g, ' '))
  .refine((name) => /[\p{L}\p{N}]/u.test(name) && !hasDotSegments(name), wordlessNameMessage);

/** A note on a kept home; '' takes it away. */
export const homeNote = text('Escreva a nota').refine(
  (note) => note.length <= longestNote,
  tooLong(longestNote),
);
