import { z } from 'zod';
import { contactSubjects } from '@domain/taxonomy/lead-options';
import { email } from '@domain/validation/email';
import { fullName } from '@domain/validation/full-name';
import { phoneField } from '@domain/validation/phone';
import { requiredText } from '@domain/validation/text';

export const maxMessageLength = 2000;

/** A message to the house (`/sobre-nos/contato`). */
export const contact = z.object({
  assunto: z.enum(contactSubjects, { error: 'Escolha um assunto' }),
  nome: fullName,
  email,
  telefone: phoneField,
  mensagem: requiredText('Escreva sua mensagem', maxMessageLength),
});

/** A message to one broker (`/corretor/{slug}`). */
export const brokerContact = contact.omit({ assunto: true });
