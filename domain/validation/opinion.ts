import { z } from 'zod';
import { longestGuestName, longestOpinionNote, opinionAnswers } from '@domain/opinions';
import { requiredText, text, tooLong } from './text';

export const opinionMessage = 'Escolha sim, talvez ou não';
export const guestNameMessage = 'Diga o seu primeiro nome';

/** 'sim', 'talvez' or 'não', as calls and forms have them. */
export const opinionAnswer = z.enum(opinionAnswers, { error: opinionMessage });

/** What a guest writes beside an answer; '' is nothing. */
export const opinionNote = text('Escreva o recado').refine(
  (note) => note.length <= longestOpinionNote,
  tooLong(longestOpinionNote),
);

/** How a guest is called: a name alone, no address and no number. */
export const guestName = requiredText(guestNameMessage, longestGuestName)
  .transform((name) => name.replace(/\s+/g, ' '))
  .refine((name) => /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name), guestNameMessage);
