import { z } from 'zod';
import { text } from './text';

export const emailMessage = 'Digite um e-mail válido';

/** Required and valid (spec 1 §7), trimmed. */
export const email = text(emailMessage).pipe(z.email({ error: emailMessage }).max(254, emailMessage));
