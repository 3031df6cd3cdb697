import { z } from 'zod';
import { guestName, opinionAnswer, opinionNote } from '@domain/validation/opinion';

export const guestNameFields = z.object({ nome: guestName });

/** The home's number travels beside them. */
export const opinionFields = z.object({ resposta: opinionAnswer, recado: opinionNote.default('') });
