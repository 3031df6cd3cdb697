import { z } from 'zod';
import { guestName, reactionAnswer, reactionNote } from '@domain/validation/reaction';

export const guestNameFields = z.object({ nome: guestName });

/** The property's number is a separate field. */
export const reactionFields = z.object({ resposta: reactionAnswer, recado: reactionNote.default('') });
