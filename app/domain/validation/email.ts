import { z } from 'zod';
import { text } from './text';

export const emailMessage = 'Digite um e-mail válido';

/** An e-mail address (spec 1 §7: required and valid), trimmed. */
export const email = text(emailMessage).pipe(z.email({ error: emailMessage }).max(254, emailMessage));
