import { z } from 'zod';
import { maxGuestNameLength, maxReactionNoteLength, reactionValues } from '../favorites/reactions';
import { requiredText, text, tooLong } from './text';

export const reactionMessage = 'Escolha sim, talvez ou não';
export const guestNameMessage = 'Diga o seu primeiro nome';

export const reactionAnswer = z.enum(reactionValues, { error: reactionMessage });

export const reactionNote = text('Escreva o recado').refine(
  (note) => note.length <= maxReactionNoteLength,
  tooLong(maxReactionNoteLength),
);

export const guestName = requiredText(guestNameMessage, maxGuestNameLength)
  .transform((name) => name.replace(/\s+/g, ' '))
  .refine((name) => /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name), guestNameMessage);
